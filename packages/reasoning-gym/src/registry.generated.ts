// Written by scripts/registry.ts from the folder tree; do not edit.
import basic_arithmetic from './datasets/arithmetic/basic_arithmetic.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import chess_state_eval from './datasets/games/chess_state_eval.ts';
import countdown from './datasets/games/countdown.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import number_sorting from './datasets/algorithmic/number_sorting.ts';
import reverse_sort from './datasets/algorithmic/reverse_sort.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';
import word_sorting from './datasets/algorithmic/word_sorting.ts';

export interface Registry {
  readonly basic_arithmetic: typeof basic_arithmetic;
  readonly chain_sum: typeof chain_sum;
  readonly chess_state_eval: typeof chess_state_eval;
  readonly countdown: typeof countdown;
  readonly leg_counting: typeof leg_counting;
  readonly maze: typeof maze;
  readonly mini_sudoku: typeof mini_sudoku;
  readonly number_sorting: typeof number_sorting;
  readonly reverse_sort: typeof reverse_sort;
  readonly spell_backward: typeof spell_backward;
  readonly sudoku: typeof sudoku;
  readonly word_sorting: typeof word_sorting;
}

export const registry: Registry = {
  basic_arithmetic,
  chain_sum,
  chess_state_eval,
  countdown,
  leg_counting,
  maze,
  mini_sudoku,
  number_sorting,
  reverse_sort,
  spell_backward,
  sudoku,
  word_sorting,
};

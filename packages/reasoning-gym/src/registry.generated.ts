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

export const registry = {
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

// Written by scripts/registry.ts from the folder tree; do not edit.
import boxnet from './datasets/games/boxnet.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import countdown from './datasets/games/countdown.ts';
import emoji_mystery from './datasets/games/emoji_mystery.ts';
import futoshiki from './datasets/games/futoshiki.ts';
import kakurasu from './datasets/games/kakurasu.ts';
import knight_swap from './datasets/games/knight_swap.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import mahjong_puzzle from './datasets/games/mahjong_puzzle.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import n_queens from './datasets/games/n_queens.ts';
import number_sorting from './datasets/algorithmic/number_sorting.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';
import survo from './datasets/games/survo.ts';
import tower_of_hanoi from './datasets/games/tower_of_hanoi.ts';
import word_sorting from './datasets/algorithmic/word_sorting.ts';

export const registry = {
  boxnet,
  chain_sum,
  countdown,
  emoji_mystery,
  futoshiki,
  kakurasu,
  knight_swap,
  leg_counting,
  mahjong_puzzle,
  maze,
  mini_sudoku,
  n_queens,
  number_sorting,
  spell_backward,
  sudoku,
  survo,
  tower_of_hanoi,
  word_sorting,
};

// Written by scripts/registry.ts from the folder tree; do not edit.
import ab from './datasets/algorithmic/ab.ts';
import base_conversion from './datasets/algorithmic/base_conversion.ts';
import binary_alternation from './datasets/algorithmic/binary_alternation.ts';
import caesar_cipher from './datasets/algorithmic/caesar_cipher.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import count_primes from './datasets/algorithmic/count_primes.ts';
import cryptarithm from './datasets/algorithmic/cryptarithm.ts';
import game_of_life from './datasets/algorithmic/game_of_life.ts';
import game_of_life_halting from './datasets/algorithmic/game_of_life_halting.ts';
import graph_color from './datasets/algorithmic/graph_color.ts';
import group_anagrams from './datasets/algorithmic/group_anagrams.ts';
import isomorphic_strings from './datasets/algorithmic/isomorphic_strings.ts';
import jugs from './datasets/algorithmic/jugs.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import letter_counting from './datasets/algorithmic/letter_counting.ts';
import letter_jumble from './datasets/algorithmic/letter_jumble.ts';
import manipulate_matrix from './datasets/algorithmic/manipulate_matrix.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';

export const registry = {
  ab,
  base_conversion,
  binary_alternation,
  caesar_cipher,
  chain_sum,
  count_primes,
  cryptarithm,
  game_of_life,
  game_of_life_halting,
  graph_color,
  group_anagrams,
  isomorphic_strings,
  jugs,
  leg_counting,
  letter_counting,
  letter_jumble,
  manipulate_matrix,
  maze,
  mini_sudoku,
  spell_backward,
  sudoku,
};

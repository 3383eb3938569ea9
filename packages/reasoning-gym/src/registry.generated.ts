// Written by scripts/registry.ts from the folder tree; do not edit.
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import count_bits from './datasets/arithmetic/count_bits.ts';
import dice from './datasets/arithmetic/dice.ts';
import gcd from './datasets/arithmetic/gcd.ts';
import lcm from './datasets/arithmetic/lcm.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import products from './datasets/arithmetic/products.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';

export const registry = {
  chain_sum,
  count_bits,
  dice,
  gcd,
  lcm,
  leg_counting,
  maze,
  mini_sudoku,
  products,
  spell_backward,
  sudoku,
};

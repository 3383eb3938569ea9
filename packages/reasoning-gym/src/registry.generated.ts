// Written by scripts/registry.ts from the folder tree; do not edit.
import bitwise_arithmetic from './datasets/arithmetic/bitwise_arithmetic.ts';
import calendar_arithmetic from './datasets/arithmetic/calendar_arithmetic.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import coin_flip from './datasets/probability/coin_flip.ts';
import count_bits from './datasets/arithmetic/count_bits.ts';
import decimal_arithmetic from './datasets/arithmetic/decimal_arithmetic.ts';
import decimal_chain_sum from './datasets/arithmetic/decimal_chain_sum.ts';
import dice from './datasets/arithmetic/dice.ts';
import fraction_simplification from './datasets/arithmetic/fraction_simplification.ts';
import gcd from './datasets/arithmetic/gcd.ts';
import lcm from './datasets/arithmetic/lcm.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import number_format from './datasets/arithmetic/number_format.ts';
import power_function from './datasets/arithmetic/power_function.ts';
import prime_factorization from './datasets/arithmetic/prime_factorization.ts';
import products from './datasets/arithmetic/products.ts';
import simple_geometry from './datasets/geometry/simple_geometry.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';
import time_intervals from './datasets/arithmetic/time_intervals.ts';

export const registry = {
  bitwise_arithmetic,
  calendar_arithmetic,
  chain_sum,
  coin_flip,
  count_bits,
  decimal_arithmetic,
  decimal_chain_sum,
  dice,
  fraction_simplification,
  gcd,
  lcm,
  leg_counting,
  maze,
  mini_sudoku,
  number_format,
  power_function,
  prime_factorization,
  products,
  simple_geometry,
  spell_backward,
  sudoku,
  time_intervals,
};

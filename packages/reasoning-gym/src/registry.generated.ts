// Written by scripts/registry.ts from the folder tree; do not edit.
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import simple_integration from './datasets/algebra/simple_integration.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';

export const registry = {
  chain_sum,
  leg_counting,
  maze,
  mini_sudoku,
  simple_integration,
  spell_backward,
  sudoku,
};

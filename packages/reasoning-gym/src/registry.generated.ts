// Written by scripts/registry.ts from the folder tree; do not edit.
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import color_cube_rotation from './datasets/cognition/color_cube_rotation.ts';
import figlet_font from './datasets/cognition/figlet_font.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import modulo_grid from './datasets/cognition/modulo_grid.ts';
import needle_haystack from './datasets/cognition/needle_haystack.ts';
import number_sequence from './datasets/cognition/number_sequence.ts';
import rectangle_count from './datasets/cognition/rectangle_count.ts';
import rubiks_cube from './datasets/cognition/rubiks_cube.ts';
import rush_hour from './datasets/games/rush_hour.ts';
import sokoban from './datasets/games/sokoban.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';
import tsumego from './datasets/games/tsumego.ts';

export const registry = {
  chain_sum,
  color_cube_rotation,
  figlet_font,
  leg_counting,
  maze,
  mini_sudoku,
  modulo_grid,
  needle_haystack,
  number_sequence,
  rectangle_count,
  rubiks_cube,
  rush_hour,
  sokoban,
  spell_backward,
  sudoku,
  tsumego,
};

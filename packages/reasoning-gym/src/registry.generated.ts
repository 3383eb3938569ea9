// Written by scripts/registry.ts from the folder tree; do not edit.
import acre from './datasets/induction/acre.ts';
import aiw from './datasets/logic/aiw.ts';
import arc_1d from './datasets/arc/arc_1d.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import circuit_logic from './datasets/logic/circuit_logic.ts';
import course_schedule from './datasets/graphs/course_schedule.ts';
import family_relationships from './datasets/graphs/family_relationships.ts';
import knights_knaves from './datasets/logic/knights_knaves.ts';
import largest_island from './datasets/graphs/largest_island.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import list_functions from './datasets/induction/list_functions.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import path_star from './datasets/graphs/path_star.ts';
import propositional_logic from './datasets/logic/propositional_logic.ts';
import quantum_lock from './datasets/graphs/quantum_lock.ts';
import self_reference from './datasets/logic/self_reference.ts';
import shortest_path from './datasets/graphs/shortest_path.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import sudoku from './datasets/games/sudoku.ts';
import syllogism from './datasets/logic/syllogism.ts';
import zebra_puzzles from './datasets/logic/zebra_puzzles.ts';

export const registry = {
  acre,
  aiw,
  arc_1d,
  chain_sum,
  circuit_logic,
  course_schedule,
  family_relationships,
  knights_knaves,
  largest_island,
  leg_counting,
  list_functions,
  maze,
  mini_sudoku,
  path_star,
  propositional_logic,
  quantum_lock,
  self_reference,
  shortest_path,
  spell_backward,
  sudoku,
  syllogism,
  zebra_puzzles,
};

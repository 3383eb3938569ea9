import basics from './basics.ts';
import graphs from './graphs.ts';
import grids from './grids.ts';
import lists from './lists.ts';
import machines from './machines.ts';
import numbers from './numbers.ts';
import parsing from './parsing.ts';
import type { Program } from './program.ts';
import puzzles from './puzzles.ts';
import simulation from './simulation.ts';
import text from './text.ts';

export const programs: readonly Program[] = [
  ...basics,
  ...text,
  ...parsing,
  ...numbers,
  ...lists,
  ...grids,
  ...graphs,
  ...simulation,
  ...machines,
  ...puzzles,
];

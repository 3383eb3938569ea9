// Written by scripts/registry.ts from the folder tree; do not edit.
import binary_matrix from './datasets/algorithmic/binary_matrix.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import number_filtering from './datasets/algorithmic/number_filtering.ts';
import palindrome_generation from './datasets/algorithmic/palindrome_generation.ts';
import palindrome_partitioning from './datasets/algorithmic/palindrome_partitioning.ts';
import pool_matrix from './datasets/algorithmic/pool_matrix.ts';
import ransom_note from './datasets/algorithmic/ransom_note.ts';
import rotate_matrix from './datasets/algorithmic/rotate_matrix.ts';
import rotten_oranges from './datasets/algorithmic/rotten_oranges.ts';
import sentence_reordering from './datasets/algorithmic/sentence_reordering.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import spiral_matrix from './datasets/algorithmic/spiral_matrix.ts';
import string_insertion from './datasets/algorithmic/string_insertion.ts';
import string_manipulation from './datasets/algorithmic/string_manipulation.ts';
import string_splitting from './datasets/algorithmic/string_splitting.ts';
import string_synthesis from './datasets/algorithmic/string_synthesis.ts';
import sudoku from './datasets/games/sudoku.ts';
import word_ladder from './datasets/algorithmic/word_ladder.ts';
import word_sequence_reversal from './datasets/algorithmic/word_sequence_reversal.ts';

export const registry = {
  binary_matrix,
  chain_sum,
  leg_counting,
  maze,
  mini_sudoku,
  number_filtering,
  palindrome_generation,
  palindrome_partitioning,
  pool_matrix,
  ransom_note,
  rotate_matrix,
  rotten_oranges,
  sentence_reordering,
  spell_backward,
  spiral_matrix,
  string_insertion,
  string_manipulation,
  string_splitting,
  string_synthesis,
  sudoku,
  word_ladder,
  word_sequence_reversal,
};

// Written by scripts/registry.ts from the folder tree; do not edit.
import ab from './datasets/algorithmic/ab.ts';
import acre from './datasets/induction/acre.ts';
import advanced_geometry from './datasets/geometry/advanced_geometry.ts';
import aiw from './datasets/logic/aiw.ts';
import arc_1d from './datasets/arc/arc_1d.ts';
import arc_agi from './datasets/arc/arc_agi.ts';
import base_conversion from './datasets/algorithmic/base_conversion.ts';
import basic_arithmetic from './datasets/arithmetic/basic_arithmetic.ts';
import bf from './datasets/code/bf.ts';
import binary_alternation from './datasets/algorithmic/binary_alternation.ts';
import binary_matrix from './datasets/algorithmic/binary_matrix.ts';
import bitwise_arithmetic from './datasets/arithmetic/bitwise_arithmetic.ts';
import boxnet from './datasets/games/boxnet.ts';
import caesar_cipher from './datasets/algorithmic/caesar_cipher.ts';
import calendar_arithmetic from './datasets/arithmetic/calendar_arithmetic.ts';
import chain_sum from './datasets/arithmetic/chain_sum.ts';
import chess_state_eval from './datasets/games/chess_state_eval.ts';
import circuit_logic from './datasets/logic/circuit_logic.ts';
import codeio from './datasets/code/codeio.ts';
import coin_flip from './datasets/probability/coin_flip.ts';
import color_cube_rotation from './datasets/cognition/color_cube_rotation.ts';
import complex_arithmetic from './datasets/algebra/complex_arithmetic.ts';
import count_bits from './datasets/arithmetic/count_bits.ts';
import count_primes from './datasets/algorithmic/count_primes.ts';
import countdown from './datasets/games/countdown.ts';
import course_schedule from './datasets/graphs/course_schedule.ts';
import cryptarithm from './datasets/algorithmic/cryptarithm.ts';
import decimal_arithmetic from './datasets/arithmetic/decimal_arithmetic.ts';
import decimal_chain_sum from './datasets/arithmetic/decimal_chain_sum.ts';
import dice from './datasets/arithmetic/dice.ts';
import emoji_mystery from './datasets/games/emoji_mystery.ts';
import family_relationships from './datasets/graphs/family_relationships.ts';
import figlet_font from './datasets/cognition/figlet_font.ts';
import fraction_simplification from './datasets/arithmetic/fraction_simplification.ts';
import futoshiki from './datasets/games/futoshiki.ts';
import game_of_life from './datasets/algorithmic/game_of_life.ts';
import game_of_life_halting from './datasets/algorithmic/game_of_life_halting.ts';
import gcd from './datasets/arithmetic/gcd.ts';
import graph_color from './datasets/algorithmic/graph_color.ts';
import group_anagrams from './datasets/algorithmic/group_anagrams.ts';
import gsm_symbolic from './datasets/arithmetic/gsm_symbolic.ts';
import intermediate_integration from './datasets/algebra/intermediate_integration.ts';
import isomorphic_strings from './datasets/algorithmic/isomorphic_strings.ts';
import jugs from './datasets/algorithmic/jugs.ts';
import kakurasu from './datasets/games/kakurasu.ts';
import knight_swap from './datasets/games/knight_swap.ts';
import knights_knaves from './datasets/logic/knights_knaves.ts';
import largest_island from './datasets/graphs/largest_island.ts';
import lcm from './datasets/arithmetic/lcm.ts';
import leg_counting from './datasets/arithmetic/leg_counting.ts';
import letter_counting from './datasets/algorithmic/letter_counting.ts';
import letter_jumble from './datasets/algorithmic/letter_jumble.ts';
import list_functions from './datasets/induction/list_functions.ts';
import mahjong_puzzle from './datasets/games/mahjong_puzzle.ts';
import manipulate_matrix from './datasets/algorithmic/manipulate_matrix.ts';
import maze from './datasets/games/maze.ts';
import mini_sudoku from './datasets/games/mini_sudoku.ts';
import modulo_grid from './datasets/cognition/modulo_grid.ts';
import n_queens from './datasets/games/n_queens.ts';
import needle_haystack from './datasets/cognition/needle_haystack.ts';
import number_filtering from './datasets/algorithmic/number_filtering.ts';
import number_format from './datasets/arithmetic/number_format.ts';
import number_sequence from './datasets/cognition/number_sequence.ts';
import number_sorting from './datasets/algorithmic/number_sorting.ts';
import palindrome_generation from './datasets/algorithmic/palindrome_generation.ts';
import palindrome_partitioning from './datasets/algorithmic/palindrome_partitioning.ts';
import path_star from './datasets/graphs/path_star.ts';
import polynomial_equations from './datasets/algebra/polynomial_equations.ts';
import polynomial_multiplication from './datasets/algebra/polynomial_multiplication.ts';
import pool_matrix from './datasets/algorithmic/pool_matrix.ts';
import power_function from './datasets/arithmetic/power_function.ts';
import prime_factorization from './datasets/arithmetic/prime_factorization.ts';
import products from './datasets/arithmetic/products.ts';
import propositional_logic from './datasets/logic/propositional_logic.ts';
import puzzle24 from './datasets/games/puzzle24.ts';
import quantum_lock from './datasets/graphs/quantum_lock.ts';
import ransom_note from './datasets/algorithmic/ransom_note.ts';
import rearc from './datasets/arc/rearc.ts';
import rectangle_count from './datasets/cognition/rectangle_count.ts';
import reverse_sort from './datasets/algorithmic/reverse_sort.ts';
import rotate_matrix from './datasets/algorithmic/rotate_matrix.ts';
import rotten_oranges from './datasets/algorithmic/rotten_oranges.ts';
import rubiks_cube from './datasets/cognition/rubiks_cube.ts';
import rush_hour from './datasets/games/rush_hour.ts';
import self_reference from './datasets/logic/self_reference.ts';
import sentence_reordering from './datasets/algorithmic/sentence_reordering.ts';
import shortest_path from './datasets/graphs/shortest_path.ts';
import simple_equations from './datasets/algebra/simple_equations.ts';
import simple_geometry from './datasets/geometry/simple_geometry.ts';
import simple_integration from './datasets/algebra/simple_integration.ts';
import sokoban from './datasets/games/sokoban.ts';
import spell_backward from './datasets/algorithmic/spell_backward.ts';
import spiral_matrix from './datasets/algorithmic/spiral_matrix.ts';
import string_insertion from './datasets/algorithmic/string_insertion.ts';
import string_manipulation from './datasets/algorithmic/string_manipulation.ts';
import string_splitting from './datasets/algorithmic/string_splitting.ts';
import string_synthesis from './datasets/algorithmic/string_synthesis.ts';
import sudoku from './datasets/games/sudoku.ts';
import survo from './datasets/games/survo.ts';
import syllogism from './datasets/logic/syllogism.ts';
import time_intervals from './datasets/arithmetic/time_intervals.ts';
import tower_of_hanoi from './datasets/games/tower_of_hanoi.ts';
import tsumego from './datasets/games/tsumego.ts';
import word_ladder from './datasets/algorithmic/word_ladder.ts';
import word_sequence_reversal from './datasets/algorithmic/word_sequence_reversal.ts';
import word_sorting from './datasets/algorithmic/word_sorting.ts';
import zebra_puzzles from './datasets/logic/zebra_puzzles.ts';

export interface Registry {
  readonly ab: typeof ab;
  readonly acre: typeof acre;
  readonly advanced_geometry: typeof advanced_geometry;
  readonly aiw: typeof aiw;
  readonly arc_1d: typeof arc_1d;
  readonly arc_agi: typeof arc_agi;
  readonly base_conversion: typeof base_conversion;
  readonly basic_arithmetic: typeof basic_arithmetic;
  readonly bf: typeof bf;
  readonly binary_alternation: typeof binary_alternation;
  readonly binary_matrix: typeof binary_matrix;
  readonly bitwise_arithmetic: typeof bitwise_arithmetic;
  readonly boxnet: typeof boxnet;
  readonly caesar_cipher: typeof caesar_cipher;
  readonly calendar_arithmetic: typeof calendar_arithmetic;
  readonly chain_sum: typeof chain_sum;
  readonly chess_state_eval: typeof chess_state_eval;
  readonly circuit_logic: typeof circuit_logic;
  readonly codeio: typeof codeio;
  readonly coin_flip: typeof coin_flip;
  readonly color_cube_rotation: typeof color_cube_rotation;
  readonly complex_arithmetic: typeof complex_arithmetic;
  readonly count_bits: typeof count_bits;
  readonly count_primes: typeof count_primes;
  readonly countdown: typeof countdown;
  readonly course_schedule: typeof course_schedule;
  readonly cryptarithm: typeof cryptarithm;
  readonly decimal_arithmetic: typeof decimal_arithmetic;
  readonly decimal_chain_sum: typeof decimal_chain_sum;
  readonly dice: typeof dice;
  readonly emoji_mystery: typeof emoji_mystery;
  readonly family_relationships: typeof family_relationships;
  readonly figlet_font: typeof figlet_font;
  readonly fraction_simplification: typeof fraction_simplification;
  readonly futoshiki: typeof futoshiki;
  readonly game_of_life: typeof game_of_life;
  readonly game_of_life_halting: typeof game_of_life_halting;
  readonly gcd: typeof gcd;
  readonly graph_color: typeof graph_color;
  readonly group_anagrams: typeof group_anagrams;
  readonly gsm_symbolic: typeof gsm_symbolic;
  readonly intermediate_integration: typeof intermediate_integration;
  readonly isomorphic_strings: typeof isomorphic_strings;
  readonly jugs: typeof jugs;
  readonly kakurasu: typeof kakurasu;
  readonly knight_swap: typeof knight_swap;
  readonly knights_knaves: typeof knights_knaves;
  readonly largest_island: typeof largest_island;
  readonly lcm: typeof lcm;
  readonly leg_counting: typeof leg_counting;
  readonly letter_counting: typeof letter_counting;
  readonly letter_jumble: typeof letter_jumble;
  readonly list_functions: typeof list_functions;
  readonly mahjong_puzzle: typeof mahjong_puzzle;
  readonly manipulate_matrix: typeof manipulate_matrix;
  readonly maze: typeof maze;
  readonly mini_sudoku: typeof mini_sudoku;
  readonly modulo_grid: typeof modulo_grid;
  readonly n_queens: typeof n_queens;
  readonly needle_haystack: typeof needle_haystack;
  readonly number_filtering: typeof number_filtering;
  readonly number_format: typeof number_format;
  readonly number_sequence: typeof number_sequence;
  readonly number_sorting: typeof number_sorting;
  readonly palindrome_generation: typeof palindrome_generation;
  readonly palindrome_partitioning: typeof palindrome_partitioning;
  readonly path_star: typeof path_star;
  readonly polynomial_equations: typeof polynomial_equations;
  readonly polynomial_multiplication: typeof polynomial_multiplication;
  readonly pool_matrix: typeof pool_matrix;
  readonly power_function: typeof power_function;
  readonly prime_factorization: typeof prime_factorization;
  readonly products: typeof products;
  readonly propositional_logic: typeof propositional_logic;
  readonly puzzle24: typeof puzzle24;
  readonly quantum_lock: typeof quantum_lock;
  readonly ransom_note: typeof ransom_note;
  readonly rearc: typeof rearc;
  readonly rectangle_count: typeof rectangle_count;
  readonly reverse_sort: typeof reverse_sort;
  readonly rotate_matrix: typeof rotate_matrix;
  readonly rotten_oranges: typeof rotten_oranges;
  readonly rubiks_cube: typeof rubiks_cube;
  readonly rush_hour: typeof rush_hour;
  readonly self_reference: typeof self_reference;
  readonly sentence_reordering: typeof sentence_reordering;
  readonly shortest_path: typeof shortest_path;
  readonly simple_equations: typeof simple_equations;
  readonly simple_geometry: typeof simple_geometry;
  readonly simple_integration: typeof simple_integration;
  readonly sokoban: typeof sokoban;
  readonly spell_backward: typeof spell_backward;
  readonly spiral_matrix: typeof spiral_matrix;
  readonly string_insertion: typeof string_insertion;
  readonly string_manipulation: typeof string_manipulation;
  readonly string_splitting: typeof string_splitting;
  readonly string_synthesis: typeof string_synthesis;
  readonly sudoku: typeof sudoku;
  readonly survo: typeof survo;
  readonly syllogism: typeof syllogism;
  readonly time_intervals: typeof time_intervals;
  readonly tower_of_hanoi: typeof tower_of_hanoi;
  readonly tsumego: typeof tsumego;
  readonly word_ladder: typeof word_ladder;
  readonly word_sequence_reversal: typeof word_sequence_reversal;
  readonly word_sorting: typeof word_sorting;
  readonly zebra_puzzles: typeof zebra_puzzles;
}

export const registry: Registry = {
  'ab': ab,
  'acre': acre,
  'advanced_geometry': advanced_geometry,
  'aiw': aiw,
  'arc_1d': arc_1d,
  'arc_agi': arc_agi,
  'base_conversion': base_conversion,
  'basic_arithmetic': basic_arithmetic,
  'bf': bf,
  'binary_alternation': binary_alternation,
  'binary_matrix': binary_matrix,
  'bitwise_arithmetic': bitwise_arithmetic,
  'boxnet': boxnet,
  'caesar_cipher': caesar_cipher,
  'calendar_arithmetic': calendar_arithmetic,
  'chain_sum': chain_sum,
  'chess_state_eval': chess_state_eval,
  'circuit_logic': circuit_logic,
  'codeio': codeio,
  'coin_flip': coin_flip,
  'color_cube_rotation': color_cube_rotation,
  'complex_arithmetic': complex_arithmetic,
  'count_bits': count_bits,
  'count_primes': count_primes,
  'countdown': countdown,
  'course_schedule': course_schedule,
  'cryptarithm': cryptarithm,
  'decimal_arithmetic': decimal_arithmetic,
  'decimal_chain_sum': decimal_chain_sum,
  'dice': dice,
  'emoji_mystery': emoji_mystery,
  'family_relationships': family_relationships,
  'figlet_font': figlet_font,
  'fraction_simplification': fraction_simplification,
  'futoshiki': futoshiki,
  'game_of_life': game_of_life,
  'game_of_life_halting': game_of_life_halting,
  'gcd': gcd,
  'graph_color': graph_color,
  'group_anagrams': group_anagrams,
  'gsm_symbolic': gsm_symbolic,
  'intermediate_integration': intermediate_integration,
  'isomorphic_strings': isomorphic_strings,
  'jugs': jugs,
  'kakurasu': kakurasu,
  'knight_swap': knight_swap,
  'knights_knaves': knights_knaves,
  'largest_island': largest_island,
  'lcm': lcm,
  'leg_counting': leg_counting,
  'letter_counting': letter_counting,
  'letter_jumble': letter_jumble,
  'list_functions': list_functions,
  'mahjong_puzzle': mahjong_puzzle,
  'manipulate_matrix': manipulate_matrix,
  'maze': maze,
  'mini_sudoku': mini_sudoku,
  'modulo_grid': modulo_grid,
  'n_queens': n_queens,
  'needle_haystack': needle_haystack,
  'number_filtering': number_filtering,
  'number_format': number_format,
  'number_sequence': number_sequence,
  'number_sorting': number_sorting,
  'palindrome_generation': palindrome_generation,
  'palindrome_partitioning': palindrome_partitioning,
  'path_star': path_star,
  'polynomial_equations': polynomial_equations,
  'polynomial_multiplication': polynomial_multiplication,
  'pool_matrix': pool_matrix,
  'power_function': power_function,
  'prime_factorization': prime_factorization,
  'products': products,
  'propositional_logic': propositional_logic,
  'puzzle24': puzzle24,
  'quantum_lock': quantum_lock,
  'ransom_note': ransom_note,
  'rearc': rearc,
  'rectangle_count': rectangle_count,
  'reverse_sort': reverse_sort,
  'rotate_matrix': rotate_matrix,
  'rotten_oranges': rotten_oranges,
  'rubiks_cube': rubiks_cube,
  'rush_hour': rush_hour,
  'self_reference': self_reference,
  'sentence_reordering': sentence_reordering,
  'shortest_path': shortest_path,
  'simple_equations': simple_equations,
  'simple_geometry': simple_geometry,
  'simple_integration': simple_integration,
  'sokoban': sokoban,
  'spell_backward': spell_backward,
  'spiral_matrix': spiral_matrix,
  'string_insertion': string_insertion,
  'string_manipulation': string_manipulation,
  'string_splitting': string_splitting,
  'string_synthesis': string_synthesis,
  'sudoku': sudoku,
  'survo': survo,
  'syllogism': syllogism,
  'time_intervals': time_intervals,
  'tower_of_hanoi': tower_of_hanoi,
  'tsumego': tsumego,
  'word_ladder': word_ladder,
  'word_sequence_reversal': word_sequence_reversal,
  'word_sorting': word_sorting,
  'zebra_puzzles': zebra_puzzles,
};

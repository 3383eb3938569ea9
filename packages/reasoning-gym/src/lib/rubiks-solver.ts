import { COLORS, type Cube, parseTurn, stickerAt, type Turn, turn } from './rubiks-cube.ts';

// Solves a cube of size 3 layer by layer, by the rules of BasicSolver in magiccube 0.3.0 (BSD-3-Clause, Copyright (c) 2022,
// trincaog), so that its solutions are the reference's move for move.
//
// A rule names cells, by x, y and z, and the colors of the piece there in the order of the axes it faces: `*` is any color,
// a slash parts alternatives, small letters come in any order. After `=>` stand its moves; `=>>` calls for another rule.

const CENTER_DOWN = `
  101 * =>
  121 * => X X
  110 * => X
  112 * => X'
  011 * => Z'
  211 * => Z`;

const CENTER_FRONT = `
  110 * => Y Y
  112 * =>
  011 * => Y'
  211 * => Y`;

const WHITE_EDGE = `
  100 W* =>
  100 *W => B D' R D
  201 W* => R' B'
  201 *W => R' D' R D
  102 W* => F F U U B B
  102 *W => F' D' R' D
  001 W* => L B
  001 *W => L D L' D'
  210 *W => D' R D
  210 W* => B'
  212 *W => D' R' D
  212 W* => D D F D D
  012 *W => D L D'
  012 W* => D D F' D D
  010 *W => D L' D'
  010 W* => B
  120 W* => B B
  120 *W => B' D' R D
  221 W* => U' B D L' D'
  221 *W => U' B B
  122 W* => U U B B
  122 *W => U' D' R D B'
  021 W* => U B D L' D'
  021 *W => U B B`;

const WHITE_CORNER = `
  020 W** =>> F' U U F
  020 *W* =>> U U R U' R'
  020 **W =>> R U U R'
  220 W** =>> U' R U U R'
  220 *W* =>> U R U' R'
  220 **W =>> F' U F
  222 W** =>> U' F' U F
  222 *W* =>> R U' R'
  222 **W =>> U R U' R'
  022 W** =>> R U' R'
  022 *W* =>> U' R U' R'
  022 **W =>> U F' U U F
  000 W** =>> B' U B
  000 *** =>> B' U' B U
  200 W** =>> R' U' R
  200 *** =>> B U B'
  202 W** =>> R U R'
  202 *W* =>
  202 **W =>> R U' R'
  002 **W =>> L' U L
  002 *** =>> L' U' L`;

const MIDDLE_EDGE = `
  221 OB/GO/RG/BR =>> Y' U U U R U' R' U' F' U F Y
  221 ** =>> U
  120 OB/GO/RG/BR =>> U U
  120 ** =>> Y' U' U R U' R' U' F' U F Y
  021 OB/GO/RG/BR =>> Y' U R U' R' U' F' U F Y
  021 ** =>> U'
  122 OB/GO/RG/BR => U' L' U L U F U' F'
  122 ** =>> U' L' U L U F U' F'
  212 ** =>> U R U' R' U' F' U F
  012 OB/GO/RG/BR =>
  012 ** =>> U' L' U L U F U' F'
  010 ** =>> Y' U' L' U L U F U' F' Y
  210 ** =>> Y U R U' R' U' F' U F Y'`;

const YELLOW_CROSS = `
  120 Y*, 221 *Y, 122 Y*, 021 *Y =>
  120 Y*, 221 *Y, 122 *Y, 021 Y* =>> U'
  120 *Y, 221 *Y, 122 Y*, 021 Y* =>> U U
  120 *Y, 221 Y*, 122 Y*, 021 *Y =>> U
  120 Y*, 221 Y*, 122 *Y, 021 *Y =>> F R U R' U' F'
  120 Y*, 221 Y*, 122 Y*, 021 Y* =>> U
  120 *Y, 221 *Y, 122 *Y, 021 *Y => F R U R' U' F'
  120 *Y, 221 Y*, 122 *Y, 021 Y* =>> F R U R' U' F'`;

const YELLOW_EDGES = `
  120 YB, 221 OY, 122 YG, 021 RY =>
  120 YO, 221 BY, 122 YG, 021 RY => U U R U R' U R U U R' U U U
  120 YR, 221 OY, 122 YG, 021 BY => U' R U R' U R U U R' U U
  120 YO, 221 RY, 122 YG, 021 BY => U R U R' U R U U R' U
  120 YR, 221 BY, 122 YG, 021 OY => R U R' U R U U R' U U'
  120 YB, 221 RY, 122 YG, 021 OY =>> R U R' U R U U R' U
  120 YG =>> U U
  221 GY =>> U
  021 GY =>> U'`;

const YELLOW_CORNERS = `
  020 ryb, 220 oyb, 222 oyg, 022 ryg =>
  020 ryb =>> Y Y U R U' L' U R' U' L Y Y
  220 oyb =>> Y U R U' L' U R' U' L Y'
  222 oyg =>> U R U' L' U R' U' L
  022 ryg =>> Y' U R U' L' U R' U' L Y
  022 *** =>> U R U' L' U R' U' L`;

const CORNER_TWISTS = `
  020 RYB, 220 OYB, 222 OYG, 022 RYG =>
  020 BYO, 220 GYO, 222 GYR, 022 BYR => U
  020 OYG, 220 RYG, 222 RYB, 022 OYB => U U
  020 GYR, 220 BYR, 222 BYO, 022 GYO => U'
  222 *Y* =>> U
  222 *** =>> R' D' R D R' D' R D`;

/** One piece after the other, with the next side of the cube brought to the front in between. */
const around = (rules: string, pieces: readonly string[]): [piece: string, rules: string][] =>
  pieces.flatMap((piece, i) => [
    [piece, rules],
    ['OBRG'[i]!, CENTER_FRONT],
  ]);

/** The piece that a stage is about, where it is about a single one, and the rules of the stage. */
const STAGES: readonly [piece: string, rules: string][] = [
  ['W', CENTER_DOWN],
  ['G', CENTER_FRONT],
  ...around(WHITE_EDGE, ['BW', 'RW', 'GW', 'OW']),
  ...around(WHITE_CORNER, ['GOW', 'BOW', 'BRW', 'GRW']),
  ...around(MIDDLE_EDGE, ['GR', 'GO', 'BO', 'BR']),
  ['', YELLOW_CROSS],
  ['', YELLOW_EDGES],
  ['', YELLOW_CORNERS],
  ['', CORNER_TWISTS],
];

const SIZE = 3;
const MOST_RULES_PER_STAGE = 12;

interface Rule {
  readonly conditions: readonly Condition[];
  readonly moves: readonly string[];
  readonly turns: readonly Turn[];
  readonly isLast: boolean;
}

interface Condition {
  readonly cell: number;
  /** Colors in the order of the axes, -1 for any; one of these must fit. */
  readonly patterns: readonly (readonly number[])[];
  /** Instead: the set of colors. */
  readonly set?: number;
}

interface Stage {
  /** The colors of the piece, as a set; 0 for none. */
  readonly piece: number;
  readonly rules: readonly Rule[];
}

/** The moves that solve a cube of size 3, without turns of the cube as a whole. */
export function solve(cube: Cube): string[] {
  if (cube.size !== SIZE) throw new RangeError(`the solver is for cubes of size ${SIZE}, not ${cube.size}`);
  const work: Cube = { size: SIZE, stickers: cube.stickers.slice() };
  const moves: string[] = [];
  for (const stage of stages()) {
    for (let count = 1; ; count++) {
      const rule = ruleFor(work, stage);
      if (!rule || count === MOST_RULES_PER_STAGE) throw new Error('this cube cannot be solved');
      for (const step of rule.turns) turn(work, step);
      moves.push(...rule.moves);
      if (rule.isLast) break;
    }
  }
  return simplified(moves);
}

function ruleFor(cube: Cube, { piece, rules }: Stage): Rule | undefined {
  const cell = piece === 0 ? undefined : CELLS.findIndex((stickers) => colorSet(cube, stickers) === piece);
  return rules.find(
    ({ conditions }) =>
      (cell === undefined || conditions[0]!.cell === cell) && conditions.every((condition) => holds(cube, condition)),
  );
}

function holds(cube: Cube, { cell, patterns, set }: Condition): boolean {
  const stickers = CELLS[cell]!;
  if (set !== undefined) return colorSet(cube, stickers) === set;
  return patterns.some((colors) => colors.every((color, i) => color < 0 || cube.stickers[stickers[i]!] === color));
}

function colorSet(cube: Cube, stickers: readonly number[]): number {
  let set = 0;
  for (const sticker of stickers) set |= 1 << cube.stickers[sticker]!;
  return set;
}

/** For each cell, numbered as in `cellOf`, its stickers in the order of the axes. */
const CELLS: readonly (readonly number[])[] = Array.from({ length: SIZE ** 3 }, (_, cell) => {
  const place = [Math.floor(cell / 9), Math.floor(cell / 3) % 3, cell % 3] as const;
  return [0, 1, 2].filter((axis) => place[axis] !== 1).map((axis) => stickerAt(SIZE, ...place, axis));
});
const cellOf = (name: string): number => Number.parseInt(name, SIZE);
const setOf = (letters: string): number => [...letters].reduce((set, letter) => set | (1 << COLORS.indexOf(letter)), 0);

let known: readonly Stage[] | undefined;

function stages(): readonly Stage[] {
  known ??= STAGES.map(([piece, rules]) => ({ piece: setOf(piece), rules: rules.trim().split('\n').map(readRule) }));
  return known;
}

function readRule(line: string): Rule {
  const [, left, again, right] = /^ *(.*?) =>(>?)(.*)$/.exec(line)!;
  const moves = right!.split(' ').filter((move) => move !== '');
  return {
    conditions: left!.split(', ').map(readCondition),
    moves,
    turns: moves.map((move) => parseTurn(move, SIZE)!),
    isLast: again === '',
  };
}

function readCondition(text: string): Condition {
  const [cell, colors] = text.split(' ') as [string, string];
  if (/[a-z]/.test(colors)) return { cell: cellOf(cell), patterns: [], set: setOf(colors.toUpperCase()) };
  return {
    cell: cellOf(cell),
    patterns: colors.split('/').map((pattern) => [...pattern].map((letter) => COLORS.indexOf(letter))),
  };
}

/** The faces that a turn of the whole cube carries into each other, each into the next. */
const CARRIED: Readonly<Record<string, string>> = { X: 'FDBU', Y: 'FRBL', Z: 'ULDR' };

const inverse = (move: string): string => (move.endsWith("'") ? move.slice(0, -1) : `${move}'`);

/** Rewrites the moves for a cube that is never turned as a whole; undone moves vanish, three quarters become one back. */
function simplified(moves: readonly string[]): string[] {
  const rotations: string[] = [];
  const kept: string[] = [];
  for (const original of moves) {
    if (original[0]! in CARRIED) {
      rotations.push(original);
      continue;
    }
    const move = rotations.reduceRight(carried, original);
    if (kept.at(-1) === inverse(move)) kept.pop();
    else if (kept.at(-1) === move && kept.at(-2) === move) kept.splice(-2, 2, inverse(move));
    else kept.push(move);
  }
  return kept;
}

function carried(move: string, rotation: string): string {
  const ring = CARRIED[rotation[0]!]!;
  const at = ring.indexOf(move[0]!);
  if (at < 0) return move;
  return ring[(at + (rotation.endsWith("'") ? 3 : 1)) % 4]! + move.slice(1);
}

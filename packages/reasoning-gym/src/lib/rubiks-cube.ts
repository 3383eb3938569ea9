// A cube of any size as colored stickers. A sticker belongs to a cell (x from left to right, y from bottom to top, z from
// back to front) and to the axis it faces along.

export const COLORS = 'ROWYBG';
const NO_STICKER = 255;

export interface Cube {
  readonly size: number;
  /** The color, by its place in `COLORS`, of each cell and axis. */
  readonly stickers: Uint8Array;
}

export interface Turn {
  readonly axis: number;
  readonly layers: readonly number[];
  /** Quarter turns, counted the way that L, U and B turn. */
  readonly quarters: number;
}

const FACES = ['L', 'R', 'D', 'U', 'B', 'F'] as const;
export type Face = (typeof FACES)[number];

const AXES: Readonly<Record<string, number>> = {
  L: 0,
  R: 0,
  M: 0,
  X: 0,
  D: 1,
  U: 1,
  E: 1,
  Y: 1,
  B: 2,
  F: 2,
  S: 2,
  Z: 2,
};
const NOTATION = /^(\d*)(?:([LRDUBF])(w?)|([XYZMES]))('?)(\d*)('?)$/;

export const stickerAt = (size: number, x: number, y: number, z: number, axis: number): number =>
  ((x * size + y) * size + z) * 3 + axis;

export function solvedCube(size: number): Cube {
  const stickers = new Uint8Array(size ** 3 * 3).fill(NO_STICKER);
  FACES.forEach((face, color) => {
    for (const row of facelets(size)[face]) for (const sticker of row) stickers[sticker] = color;
  });
  return { size, stickers };
}

export const isSolved = ({ size, stickers }: Cube): boolean =>
  FACES.every((face) => {
    const all = facelets(size)[face].flat();
    return all.every((sticker) => stickers[sticker] === stickers[all[0]!]);
  });

/** The share of stickers that have the color in the middle of their face. */
export function shareInPlace({ size, stickers }: Cube): number {
  const middle = Math.floor(size / 2);
  const inPlace = FACES.reduce((sum, face) => {
    const rows = facelets(size)[face];
    const color = stickers[rows[middle]![middle]!];
    return sum + rows.flat().filter((sticker) => stickers[sticker] === color).length;
  }, 0);
  return inPlace / (6 * size * size);
}

/** The color letters of a face, row by row as one looks at it. */
export const showFace = ({ size, stickers }: Cube, face: Face): string[][] =>
  facelets(size)[face].map((row) => row.map((sticker) => COLORS[stickers[sticker]!]!));

/** A move such as `R`, `U'`, `F2`, `Rw`, `3Rw'`, `2L` or `M`, or `undefined` where a cube of that size has no such move. */
export function parseTurn(text: string, size: number): Turn | undefined {
  const match = NOTATION.exec(text);
  if (!match) return undefined;
  const [, depth = '', face, wide, whole, before, count = '', after] = match;
  if (before && after) return undefined;
  const layers = face
    ? layersOf(face, depth === '' ? (wide ? 2 : 1) : Number(depth), wide !== '', size)
    : wholeLayers(whole!, size);
  if (!layers) return undefined;
  const letter = face ?? whole!;
  const direction = 'LUBMY'.includes(letter) === (before === '' && after === '') ? 1 : 3;
  const times = count === '' ? 1 : Number(count.slice(-2)) % 4;
  return { axis: AXES[letter]!, layers, quarters: (direction * times) % 4 };
}

function layersOf(face: string, depth: number, isWide: boolean, size: number): number[] | undefined {
  if (depth < 1 || depth > size) return undefined;
  const depths = isWide ? Array.from({ length: depth }, (_, i) => i) : [depth - 1];
  return 'RUF'.includes(face) ? depths.map((i) => size - 1 - i) : depths;
}

function wholeLayers(letter: string, size: number): number[] | undefined {
  if ('XYZ'.includes(letter)) return Array.from({ length: size }, (_, i) => i);
  return size % 2 === 1 ? [(size - 1) / 2] : undefined;
}

/** Turns the cube in place. */
export function turn({ size, stickers }: Cube, { axis, layers, quarters }: Turn): void {
  for (const layer of layers) {
    const { from, to } = quarterTurns(size)[axis]![layer]!;
    const held = new Uint8Array(from.length);
    for (let i = 0; i < quarters; i++) {
      for (let k = 0; k < from.length; k++) held[k] = stickers[from[k]!]!;
      for (let k = 0; k < to.length; k++) stickers[to[k]!] = held[k]!;
    }
  }
}

type Facelets = Readonly<Record<Face, readonly (readonly number[])[]>>;
interface Shift {
  readonly from: Uint16Array;
  readonly to: Uint16Array;
}

const facelets = /* @__PURE__ */ bySize((size): Facelets => {
  const up = Array.from({ length: size }, (_, i) => i);
  const down = up.toReversed();
  const last = size - 1;
  const at = (x: number, y: number, z: number, axis: number): number => stickerAt(size, x, y, z, axis);
  return {
    L: down.map((y) => up.map((z) => at(0, y, z, 0))),
    R: down.map((y) => down.map((z) => at(last, y, z, 0))),
    D: down.map((z) => up.map((x) => at(x, 0, z, 1))),
    U: up.map((z) => up.map((x) => at(x, last, z, 1))),
    B: down.map((y) => down.map((x) => at(x, y, 0, 2))),
    F: down.map((y) => up.map((x) => at(x, y, last, 2))),
  };
});

/** For each axis and layer, where each sticker of the layer goes in a quarter turn. */
const quarterTurns = /* @__PURE__ */ bySize((size): readonly (readonly Shift[])[] =>
  [0, 1, 2].map((axis) => Array.from({ length: size }, (_, layer) => shiftOf(size, axis, layer))),
);

function shiftOf(size: number, axis: number, layer: number): Shift {
  const [first, second] = [0, 1, 2].filter((other) => other !== axis) as [number, number];
  const from: number[] = [];
  const to: number[] = [];
  const last = size - 1;
  for (let p = 0; p < size; p++) {
    for (let q = 0; q < size; q++) {
      const [source, target] = [
        [0, 0, 0],
        [0, 0, 0],
      ];
      [source[axis], source[first], source[second]] = [layer, p, q];
      [target[axis], target[first], target[second]] = [layer, last - q, p];
      for (const side of [0, 1, 2]) {
        if (source[side] !== 0 && source[side] !== last) continue;
        const newSide = side === axis ? side : side === first ? second : first;
        from.push(stickerAt(size, source[0]!, source[1]!, source[2]!, side));
        to.push(stickerAt(size, target[0]!, target[1]!, target[2]!, newSide));
      }
    }
  }
  return { from: Uint16Array.from(from), to: Uint16Array.from(to) };
}

function bySize<T>(make: (size: number) => T): (size: number) => T {
  const made = new Map<number, T>();
  return (size) => {
    const known = made.get(size) ?? make(size);
    made.set(size, known);
    return known;
  };
}

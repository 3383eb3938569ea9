// Well-known objects of Conway's Game of Life, each in its bounding box: # for a living cell.

export interface LifePattern {
  readonly name: string;
  readonly rows: readonly string[];
}

/** By difficulty: objects that come back to their first state for ever. */
export const OSCILLATORS: Readonly<Record<number, readonly LifePattern[]>> = {
  1: [
    { name: 'blinker', rows: ['...', '###', '...'] },
    { name: 'toad', rows: ['.##.', '#...', '...#', '.##.'] },
    { name: 'clock', rows: ['..#.', '#.#.', '.#.#', '.#..'] },
    { name: 'bipole', rows: ['...##', '..#.#', '.....', '#.#..', '##...'] },
    { name: 'tripole', rows: ['....##', '...#.#', '......', '.#.#..', '#.....', '##....'] },
  ],
  2: [
    {
      name: 'caterer',
      rows: ['.###..', '.....#', '#....#', '....#.', '.##...', '.#....', '.#....', '.#....', '......'],
    },
    { name: 'mold', rows: ['...##.', '..#..#', '#..#.#', '....#.', '#.##..', '.#....'] },
    {
      name: 'pinwheel',
      rows: [
        '......##....',
        '......##....',
        '............',
        '....####....',
        '##.#....#...',
        '##.#..#.#...',
        '...#...##.##',
        '...#.#..#.##',
        '....####....',
        '............',
        '....##......',
        '....##......',
      ],
    },
  ],
  3: [
    {
      name: 'pentadecathlon',
      rows: [
        '................',
        '................',
        '................',
        '.#..##....##..#.',
        '#...###..###...#',
        '.#..##....##..#.',
        '................',
        '................',
        '................',
      ],
    },
  ],
};

/** Objects that are gone after three steps at most. */
export const DYING: readonly LifePattern[] = [
  ['#..', '.#.', '..#'],
  ['..#', '.#.', '#..'],
  ['#..', '.#.', '#..'],
  ['..#', '.#.', '..#'],
  ['#...', '.#..', '..#.', '...#'],
  ['#....', '.#...', '..#..', '...#.', '....#'],
  ['#.....', '.#....', '..#...', '...#..', '....#.', '.....#'],
].map((rows) => ({ name: 'non-oscillator', rows }));

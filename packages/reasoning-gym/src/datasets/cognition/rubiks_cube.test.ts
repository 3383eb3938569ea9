import { describe, expect, test } from 'vitest';
import rubiksCube from './rubiks_cube.ts';

const inverse = (moves: string): string =>
  moves
    .split(' ')
    .reverse()
    .map((move) => (move.endsWith("'") ? move.slice(0, -1) : `${move}'`))
    .join(' ');

describe.each([2, 3, 4, 5, 6, 7])('a cube of size %i', (cube_size) => {
  const data = rubiksCube.create({ seed: 11, size: 20, cube_size, min_scramble_steps: 8, max_scramble_steps: 40 });

  test('is solved by its scramble taken back', () => {
    for (const item of data) expect(data.score(inverse(item.metadata.scramble_moves), item)).toBe(1);
  });

  test('shows as many stickers of each color as a face has', () => {
    for (const { question } of data) {
      const net = question.split('\n\n')[1]!;
      for (const color of 'ROWYBG') expect(net.split(color).length - 1).toBe(cube_size ** 2);
    }
  });
});

test('knows a solution of every cube of size 3', () => {
  const data = rubiksCube.create({ seed: 5, size: 100, min_scramble_steps: 1, max_scramble_steps: 60 });
  for (const item of data) expect(data.score(item.metadata.example_correct_answer, item)).toBe(1);
});

const data = rubiksCube.create({ seed: 1, size: 1 });
const item = { ...data.at(0), metadata: { ...data.at(0).metadata, scramble_moves: 'R U' } };

test.each([
  ['the way back', "U' R'", 1],
  ['repeats', 'U3 R3', 1],
  ['vast repeats [rubiks_cube-endless-answer]', `U99999999 R${'9'.repeat(5000)}`, 1],
  ['a solution between turns of the whole cube', "Y U' Y' R'", 1],
  ['numbered moves', "1. U' 2. R'", 1],
  ['half of it', "U'", 42 / 54],
  ['more moves than anyone needs', 'R '.repeat(400_000), 0.01],
  ['moves that the cube does not have', "U' R' Q", 0.01],
  ['prose', 'turn the right face', 0.01],
  ['nothing', '', 0.01],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBeCloseTo(score, 12);
});

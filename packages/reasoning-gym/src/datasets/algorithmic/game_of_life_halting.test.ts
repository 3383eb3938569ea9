import { expect, test } from 'vitest';
import { evolve } from '../../lib/life.ts';
import gameOfLifeHalting from './game_of_life_halting.ts';

const boardIn = (question: string): number[][] =>
  question
    .split('\n')
    .filter((line) => /^[01]( [01])+$/.test(line))
    .map((line) => line.split(' ').map(Number));

test.each([
  { max_simulation_steps: 3 },
  { grid_size_x: 7, grid_size_y: 7, num_oscillators: 1 },
  { grid_size_x: 8, grid_size_y: 30, num_oscillators: 40 },
  { grid_size_x: 25, grid_size_y: 25, difficulty: 2, num_oscillators: 9, max_simulation_steps: 50 },
  { grid_size_x: 50, grid_size_y: 50, difficulty: 3, num_oscillators: 20, max_simulation_steps: 100 },
])('answers what a simulation of the board shows: %o', (options) => {
  for (const { question, answer, metadata } of gameOfLifeHalting.create({ ...options, seed: 11, size: 30 })) {
    const board = boardIn(question);
    const { grid_size_x: rows, grid_size_y: cols, simulation_steps } = metadata;
    const last = evolve({ rows, cols, cells: Uint8Array.from(board.flat()) }, simulation_steps);
    expect(answer).toBe(last.cells.includes(1) ? 'False' : 'True');
  }
});

test('shows large boards whole [game_of_life_halting-whole-board]', () => {
  const { question } = gameOfLifeHalting.create({ grid_size_x: 100, grid_size_y: 60, seed: 1, size: 1 }).at(0);
  const board = boardIn(question);
  expect(board).toHaveLength(100);
  expect(board.every((row) => row.length === 60)).toBe(true);
});

import { expect, test } from 'vitest';
import knightSwap from './knight_swap.ts';

/** Reads the puzzle off the question alone and finds the length of a shortest exchange, or `undefined`. */
function shortest(question: string): number | undefined {
  const piece = new Map<string, string>();
  for (const [, row, cells] of question.matchAll(/^([123]) ([wB.#] [wB.#] [wB.#] [wB.#])$/gm)) {
    cells!.split(' ').forEach((cell, i) => cell !== '#' && piece.set('ABCD'[i]! + row!, cell));
  }
  const barred = /between (\w\d) and (\w\d)/.exec(question)?.slice(1) ?? [];
  const isJump = (from: string, to: string): boolean => {
    const across = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
    const up = Math.abs(Number(from[1]) - Number(to[1]));
    return across * up === 2 && !(barred.includes(from) && barred.includes(to));
  };
  const squares = [...piece.keys()];
  const start = squares.map((square) => piece.get(square)!).join('');
  const goal = start.replace(/[wB]/g, (colour) => (colour === 'w' ? 'B' : 'w'));
  let turn = question.includes('white begins') ? 'w' : 'B';
  const seen = new Set([turn + start]);
  let layer = [start];
  for (let depth = 0; layer.length > 0; depth++) {
    if (layer.includes(goal)) return depth;
    const next: string[] = [];
    const after = turn === 'w' ? 'B' : 'w';
    for (const state of layer) {
      squares.forEach((from, i) => {
        if (state[i] !== turn) return;
        squares.forEach((to, j) => {
          if (state[j] !== '.' || !isJump(from, to)) return;
          const cells = [...state];
          [cells[i], cells[j]] = ['.', turn];
          const key = after + cells.join('');
          if (seen.has(key)) return;
          seen.add(key);
          next.push(cells.join(''));
        });
      });
    }
    layer = next;
    turn = after;
  }
  return undefined;
}

test('is as long as a shortest exchange, or has none', () => {
  for (const { question, metadata } of knightSwap.create({ seed: 3, size: 12, impossible_ratio: 0.5 })) {
    expect(shortest(question) ?? 0).toBe(metadata.num_steps);
  }
});

test('makes a crowded board playable by leaving knights out', () => {
  const crowd = { min_nodes: 8, max_nodes: 8, min_pieces: 4, max_pieces: 4, impossible_ratio: 0 };
  for (const { metadata } of knightSwap.create({ seed: 1, size: 2, ...crowd })) {
    expect(Object.values(metadata.pieces).filter((piece) => piece === 'w').length).toBeLessThan(4);
    expect(metadata.is_possible).toBe(true);
  }
});

test('pays a detour by its share', () => {
  const data = knightSwap.create({ seed: 1, size: 1 });
  const pieces = { A1: 'w', B3: null, C1: 'B', A2: null, C3: null, B1: null } as const;
  const board = { A1: ['B3'], B3: ['A1', 'C1'], C1: ['A2', 'B3'], A2: ['C1', 'C3'], C3: ['A2', 'B1'], B1: ['C3'] };
  const item = data.at(0);
  const puzzle = { ...item, metadata: { ...item.metadata, pieces, board, start_turn: 'B' as const, solution: [] } };
  expect(data.score('["B,C1,A2", "w,A1,B3"]', puzzle)).toBe(0.05);
  expect(data.score('["w,A1,B3"]', puzzle)).toBe(0);
  expect(data.score('["B,C1,B3", "w,A1,B3"]', puzzle)).toBe(0);
  expect(data.score('["B,C1,A1"]', puzzle)).toBe(0);
});

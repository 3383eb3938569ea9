import { expect, test } from 'vitest';
import { type Tree, treeDistance } from './tree-distance.ts';

type Nested = readonly [label: string, ...children: Nested[]];

const UNIT = { remove: () => 1, insert: () => 1, change: (from: string, to: string) => (from === to ? 0 : 1) };

function tree(root: Nested): Tree<string> {
  const labels: string[] = [];
  const firsts: number[] = [];
  const add = ([label, ...children]: Nested): void => {
    const first = labels.length;
    children.forEach(add);
    labels.push(label);
    firsts.push(first);
  };
  add(root);
  return { labels, firsts };
}

const distance = (from: Nested, to: Nested): number | undefined => treeDistance(tree(from), tree(to), UNIT, 10_000);

test('equal trees are no distance apart', () => {
  expect(distance(['f', ['d', ['a'], ['c', ['b']]], ['e']], ['f', ['d', ['a'], ['c', ['b']]], ['e']])).toBe(0);
});

test('a node that moves up a level is taken out and put in', () => {
  expect(distance(['f', ['d', ['a'], ['c', ['b']]], ['e']], ['f', ['c', ['d', ['a'], ['b']]], ['e']])).toBe(2);
});

test('labels change, leaves come and go', () => {
  expect(distance(['a', ['b'], ['c']], ['a', ['b'], ['x'], ['d']])).toBe(2);
  expect(distance(['a'], ['b', ['a']])).toBe(1);
  expect(distance(['a', ['b', ['c', ['d']]]], ['a', ['d']])).toBe(2);
});

test('labels that no distance joins are taken out and put in', () => {
  const costs = { ...UNIT, change: () => Number.NaN };
  expect(treeDistance(tree(['a']), tree(['b']), costs, 100)).toBe(2);
});

test('gives up on trees beyond the limit', () => {
  expect(treeDistance(tree(['a', ['b'], ['c']]), tree(['a', ['b'], ['c']]), UNIT, 10)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { PythonIntSet } from './python-int-set.ts';

// Orders as CPython 3.11 gives them.

test.each([
  {
    a: [29, 39, 23],
    b: [39, 8, 11, 43],
    walk: [23, 29, 39],
    without: [23, 29],
    withoutSet: [29, 23],
    common: [39],
    joined: [39, 8, 11, 43, 23, 29],
  },
  {
    a: [0, 21, 32, 29, 38],
    b: [0, 32, 35, 39, 44],
    walk: [0, 32, 38, 21, 29],
    without: [21, 38, 29],
    withoutSet: [29, 21, 38],
    common: [0, 32],
    joined: [0, 32, 35, 21, 38, 39, 44, 29],
  },
  {
    a: [2, 46, 24, 10, 28, 27],
    b: [46, 27, 28, 3, 7, 8],
    walk: [2, 10, 46, 24, 27, 28],
    without: [2, 24, 10],
    withoutSet: [24, 2, 10],
    common: [27, 28, 46],
    joined: [2, 3, 7, 8, 10, 24, 27, 28, 46],
  },
  {
    a: [32, 37, 4, 44, 24, 6, 18],
    b: [37, 6, 18, 46, 26, 5],
    walk: [32, 4, 37, 6, 44, 18, 24],
    without: [32, 4, 24, 44],
    withoutSet: [32, 24, 4, 44],
    common: [18, 37, 6],
    joined: [4, 5, 6, 18, 24, 26, 32, 37, 44, 46],
  },
  {
    a: [17, 13, 25, 47, 21, 2, 12, 0],
    b: [12, 17, 47, 2, 8, 1, 15],
    walk: [0, 2, 12, 13, 47, 17, 21, 25],
    without: [0, 13, 21, 25],
    withoutSet: [0, 25, 21, 13],
    common: [17, 2, 12, 47],
    joined: [0, 1, 2, 8, 12, 13, 47, 15, 17, 21, 25],
  },
  {
    a: [27, 7, 38, 0, 46, 37, 12, 41, 21],
    b: [27, 7, 41, 46, 1, 32, 5],
    walk: [0, 37, 38, 7, 41, 12, 46, 21, 27],
    without: [0, 37, 38, 12, 21],
    withoutSet: [0, 37, 38, 12, 21],
    common: [41, 27, 46, 7],
    joined: [0, 1, 32, 37, 38, 7, 5, 41, 12, 46, 21, 27],
  },
  {
    a: [36, 31, 34, 12, 26, 4, 25, 44, 5, 37, 9, 11, 2, 3, 17, 38, 33, 23, 18, 1],
    b: [12, 2, 44, 4, 31, 11, 33, 9, 5, 37, 36, 44, 5],
    walk: [1, 2, 3, 4, 5, 9, 11, 12, 17, 18, 23, 25, 26, 31, 33, 34, 36, 37, 38, 44],
    without: [1, 3, 17, 18, 23, 25, 26, 34, 38],
    withoutSet: [1, 34, 3, 38, 17, 18, 23, 25, 26],
    common: [33, 2, 4, 37, 5, 36, 9, 11, 12, 44, 31],
    joined: [1, 2, 3, 4, 5, 9, 11, 12, 17, 18, 23, 25, 26, 31, 33, 34, 36, 37, 38, 44],
  },
])('walks $a.length values, and what is left of them, in the order of CPython', (row) => {
  const [set, other] = [new PythonIntSet(row.a), new PythonIntSet(row.b)];
  expect(set.values()).toEqual(row.walk);
  expect(set.difference(row.b).values()).toEqual(row.without);
  expect(set.difference(other).values()).toEqual(row.withoutSet);
  expect(set.intersection(other).values()).toEqual(row.common);
  expect(set.union(row.b).values()).toEqual(row.joined);
});

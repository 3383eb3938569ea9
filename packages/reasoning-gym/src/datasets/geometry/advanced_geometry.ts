import { defineDataset } from '../../core/define.ts';
import { range, subset } from '../../core/fields.ts';
import { divide, type Expression, minus, product, scale, sqrt, sum, whole } from '../../lib/algebra/expression.ts';
import { show } from '../../lib/algebra/print.ts';
import { HALF, rational, toNumber, toText } from '../../lib/algebra/rational.ts';
import { attempt } from '../../lib/attempt.ts';
import { fixed } from '../../lib/python-float.ts';
import { parseFloatText } from '../../lib/python-text.ts';
import { roundHalfEven } from '../../lib/rounding.ts';

type Point = readonly [x: number, y: number];
type Triangle = readonly [a: Point, b: Point, c: Point];

const WRONG = 0.01;
const READABLE = 0.05;
const NEAR = 0.5;

export default defineDataset({
  name: 'advanced_geometry',
  category: 'geometry',
  about: 'Find the orthocentre, the inradius or an angle of a triangle given by coordinates.',
  size: 50,

  config: {
    coord: range(-10, 10, {
      about: 'coordinates of the corners',
      floor: -1_000_000,
      ceiling: 1_000_000,
      strict: true,
      minLevels: [-10, -100, -1000, -10_000],
      maxLevels: [10, 100, 1000, 10_000],
    }),
    task_types: subset(['orthocenter', 'incircle_radius', 'angle_measure'], { about: 'what may be asked for' }),
  },
  difficulty: ({ coord }) => ({ min_coord: coord.min, max_coord: coord.max }),
  floats: ['orthocenter_approx', 'incircle_radius_approx', 'angle_ABC_degrees'],

  generate({ config, rng }) {
    const task = rng.choice(config.task_types);
    const corner = (): Point => [rng.between(config.coord), rng.between(config.coord)];
    const triangle = attempt('triangle with an area', () => {
      const corners: Triangle = [corner(), corner(), corner()];
      return doubleArea(corners) === 0 ? undefined : corners;
    });
    const [A, B, C] = triangle.map(([x, y]) => [String(x), String(y)]) as [string[], string[], string[]];
    const { request, answer, facts } = TASKS[task](triangle);
    return {
      question: `A triangle has its corners at ${['A', 'B', 'C'].map((name, i) => `${name} (${triangle[i]!.join(', ')})`).join(', ')}.\n${request}`,
      answer,
      metadata: { A, B, C, ...facts, task_type: task },
    };
  },

  score(answer, { answer: oracle, metadata }) {
    if (metadata.task_type === 'orthocenter') return scorePoint(answer, metadata.ortho!);
    if (metadata.task_type === 'angle_measure')
      return scoreAngle(answer.replaceAll('°', ''), oracle!.replaceAll('°', ''));
    return answer === oracle ? 1 : scoreRadius(answer, metadata.incircle_radius_exact!);
  },
});

interface Facts {
  readonly ortho?: readonly [x: string, y: string];
  readonly orthocenter_approx?: Point;
  readonly incircle_radius_exact?: string;
  readonly incircle_radius_approx?: number;
  readonly angle_ABC_degrees?: number;
}

interface Task {
  readonly request: string;
  readonly answer: string;
  readonly facts: Facts;
}

const TASKS = {
  orthocenter(triangle: Triangle): Task {
    const exact = orthocentre(triangle);
    const [x, y] = exact.map(toNumber) as [number, number];
    return {
      request:
        'Where do its three altitudes meet? Reply with that point alone, as (x, y), each coordinate rounded to three decimal places.',
      answer: `(${fixed(x, 3)}, ${fixed(y, 3)})`,
      facts: { ortho: exact.map(toText) as [string, string], orthocenter_approx: [x, y] },
    };
  },

  incircle_radius([a, b, c]: Triangle): Task {
    const sides = [distance(b, c), distance(c, a), distance(a, b)];
    const radius = Math.abs(doubleArea([a, b, c])) / sides.reduce((total, side) => total + Math.sqrt(side), 0);
    return {
      request:
        'How long is the radius of the circle that touches all three sides from within? ' +
        'Reply with the number alone, rounded to three decimal places.',
      answer: fixed(radius, 3),
      facts: { incircle_radius_exact: show(exactRadius(sides)), incircle_radius_approx: radius },
    };
  },

  angle_measure([a, b, c]: Triangle): Task {
    const [[px, py], [qx, qy]] = [minusPoint(a, b), minusPoint(c, b)];
    const angle = (Math.atan2(Math.abs(px * qy - py * qx), px * qx + py * qy) * 180) / Math.PI;
    return {
      request:
        'How large is its angle at B, in degrees? Reply with the number rounded to two decimal places, followed by °.',
      answer: `${fixed(angle, 2)}°`,
      facts: { angle_ABC_degrees: angle },
    };
  },
};

const minusPoint = ([a, b]: Point, [c, d]: Point): Point => [a - c, b - d];

/** The squared distance. */
const distance = ([a, b]: Point, [c, d]: Point): number => (a - c) ** 2 + (b - d) ** 2;

const doubleArea = ([[ax, ay], [bx, by], [cx, cy]]: Triangle): number =>
  ax * (by - cy) + bx * (cy - ay) + cx * (ay - by);

/** Where the altitudes from A and B cross. */
function orthocentre([a, b, c]: Triangle) {
  const big = ([x, y]: Point): readonly [bigint, bigint] => [BigInt(x), BigInt(y)];
  const [[ax, ay], [bx, by]] = [big(a), big(b)];
  const [[px, py], [qx, qy]] = [big(minusPoint(c, b)), big(minusPoint(a, c))];
  const [first, second] = [ax * px + ay * py, bx * qx + by * qy];
  const determinant = px * qy - py * qx;
  return [rational(first * qy - second * py, determinant), rational(px * second - qx * first, determinant)] as const;
}

/** Heron's area over half the perimeter, in the form that the reference leaves it in. */
function exactRadius(squaredSides: readonly number[]): Expression {
  const sides = squaredSides.map((side) => sqrt(whole(side)));
  const half = scale(sum(...sides), HALF);
  const area = sqrt(product(half, ...sides.map((side) => minus(half, side))));
  return divide(area, half);
}

function scoreAngle(answer: string, oracle: string): number {
  const given = parseFloatText(answer);
  if (given === undefined) return WRONG;
  return roundHalfEven(given, 2) === roundHalfEven(Number(oracle), 2) ? 1 : READABLE;
}

function scorePoint(answer: string, exact: readonly [string, string]): number {
  const [x, y] = answer.split(',', 2);
  const given = [parseFloatText(x!.replaceAll('(', '')), parseFloatText((y ?? '').replaceAll(')', ''))];
  const isRight = exact.every((text, i) => {
    const [top, bottom = '1'] = text.split('/');
    const value = toNumber(rational(BigInt(top!), BigInt(bottom)));
    return given[i] !== undefined && roundHalfEven(given[i], 3) === roundHalfEven(value, 3);
  });
  return isRight ? 1 : WRONG;
}

/** Half marks for a radius right to two places, which the reference pays only where the exact one is a plain number. */
function scoreRadius(answer: string, exact: string): number {
  const [given, value] = [parseFloatText(answer), parseFloatText(exact)];
  if (given === undefined || value === undefined) return WRONG;
  return roundHalfEven(given, 2) === roundHalfEven(value, 2) ? NEAR : READABLE;
}

import { defineDataset } from '../../core/define.ts';
import { int, range, real } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';

type Edge = readonly [number, number];

export default defineDataset({
  name: 'graph_color',
  category: 'algorithmic',
  about: 'Colour a graph so that no edge joins two equal colours.',

  config: {
    num_colors: int(3, { about: 'colours allowed', floor: 1, ceiling: 200, levels: [5, 4, 3] }),
    num_vertices: range(10, 10, {
      about: 'vertices of the graph',
      floor: 1,
      ceiling: 200,
      levels: [6, 10, 20, 25],
      interval: true,
    }),
    edge_probability: real(0.1, { about: 'odds that two vertices are joined', floor: 0, ceiling: 0.999 }),
  },

  generate({ config, rng }) {
    const colors = numbersTo(config.num_colors).map((color) => color + 1);
    const { count, edges, coloring } = attempt('graph that few colours suffice for', () => {
      const count = rng.between(config.num_vertices);
      const edges = randomEdges(count, config.edge_probability, rng);
      const coloring = colorGreedily(count, edges, config.num_colors);
      return coloring && { count, edges, coloring };
    });
    const vertices = numbersTo(count);
    return {
      question:
        `A graph has the vertices ${vertices.join(', ')} and ` +
        `${edges.length > 0 ? `these edges: ${edges.map(([a, b]) => `${a}-${b}`).join(', ')}` : 'no edges'}.\n` +
        `Give each vertex one of the colours ${colors.join(', ')} so that the two ends of every edge differ. ` +
        'Reply with a JSON object from vertex to colour, such as {"0": 2, "1": 1}.',
      answer: null,
      metadata: {
        possible_answer: Object.fromEntries(coloring.entries()) as Record<string, number>,
        puzzle: { vertices, edges, num_colors: config.num_colors, color_options: colors },
        num_vertices: count,
      },
    };
  },

  /** Any proper colouring counts; JSON that is none earns 0.01. */
  score(answer, { metadata: { puzzle } }) {
    const coloring = readJson(answer);
    if (typeof coloring !== 'object' || coloring === null) return 0;
    if (Array.isArray(coloring)) return 0.01;
    const colorOf = coloring as Readonly<Record<string, unknown>>;
    const isProper =
      puzzle.vertices.every((vertex) => puzzle.color_options.includes(colorOf[vertex] as number)) &&
      puzzle.edges.every(([a, b]) => colorOf[a] !== colorOf[b]);
    return isProper ? 1 : 0.01;
  },
});

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

function randomEdges(vertices: number, odds: number, rng: Rng): Edge[] {
  const edges: Edge[] = [];
  for (let a = 0; a < vertices; a++) {
    for (let b = a + 1; b < vertices; b++) if (rng.random() < odds) edges.push([a, b]);
  }
  return edges;
}

/** Vertex by vertex the lowest colour no neighbour has, or `undefined` when they run out. */
function colorGreedily(vertices: number, edges: readonly Edge[], colors: number): number[] | undefined {
  const earlier: number[][] = Array.from({ length: vertices }, () => []);
  for (const [a, b] of edges) earlier[b]!.push(a);
  const coloring: number[] = [];
  for (const neighbours of earlier) {
    const taken = new Set(neighbours.map((neighbour) => coloring[neighbour]));
    let color = 1;
    while (taken.has(color)) color += 1;
    if (color > colors) return undefined;
    coloring.push(color);
  }
  return coloring;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { loadDataset } from 'reasoning-gym';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftOf, readDraft, readForm, sortProblems } from '../../web/src/lib/fields.ts';
import { composeLink, playLink, readPlace } from '../../web/src/lib/links.ts';
import { bucketsOf, quantile, readMetrics, valueOf } from '../../web/src/lib/prometheus.ts';
import { type Block, readProse, readQuestion } from '../../web/src/lib/question.ts';
import { snippet } from '../../web/src/lib/snippets.ts';
import type { Task } from '../../web/src/lib/types.ts';
import { asSpec, writeYaml } from '../../web/src/lib/yaml.ts';

describe('links', () => {
  const task: Task = { dataset: 'maze', seed: 7, size: 9, index: 3, config: { max_dist: 12, note: 'a&b=c #?/%' } };

  test('name a task exactly', () => {
    expect(readPlace(playLink(task))).toEqual({ screen: 'play', task });
  });

  test('name a mixture exactly', () => {
    const draft = { seed: 1, size: 2, parts: [{ name: 'maze', weight: 0.5, config: { max_dist: 9 } }] };
    expect(readPlace(composeLink(draft))).toEqual({ screen: 'compose', draft });
  });

  test.each(['#/play/%E0%A4%A?seed=-1&config={', '#/compose?specs=7', '#/nowhere', '', '#/play?specs=[1,null,[]]'])(
    'survive nonsense: %s',
    (hash) => expect(readPlace(hash).screen).toMatch(/^(play|compose|catalogue)$/),
  );
});

describe('questions', () => {
  const shapes = async (name: string): Promise<string[]> => {
    const data = await loadDataset(name, { seed: 3, size: 2 });
    return readQuestion(data.at(0).question).map((block) => (block.kind === 'grid' ? block.look : block.kind));
  };

  test.each([
    ['sudoku', ['text', 'sudoku', 'text']],
    ['mini_sudoku', ['text', 'sudoku', 'text']],
    ['n_queens', ['text', 'queens', 'text']],
    ['maze', ['text', 'maze', 'text']],
    ['shortest_path', ['text', 'maze', 'text']],
    ['sokoban', ['text', 'maze', 'text']],
    ['chess_state_eval', ['text', 'chess', 'text']],
    ['rubiks_cube', ['text', 'cube', 'text']],
    ['game_of_life', ['text', 'bits', 'text']],
    ['modulo_grid', ['text', 'emoji', 'text']],
    ['futoshiki', ['text', 'code', 'text']],
    ['figlet_font', ['text', 'code', 'text']],
    ['propositional_logic', ['text']],
    ['leg_counting', ['text']],
  ])('show %s as %j', async (name, wanted) => expect(await shapes(name)).toEqual(wanted));

  test.each(['arc_agi', 'rearc'])('show %s in colours, answer included', async (name) => {
    const { question, answer, metadata } = (await loadDataset(name, { seed: 3, size: 2 })).at(0);
    const blocks = readQuestion(question);
    const grids = blocks.filter((block) => block.kind === 'colors');
    const { input, output } = metadata as unknown as Record<'input' | 'output', number[][]>;
    const cells = (board: number[][]) => board.map((row) => row.map(String));
    expect(blocks.length).toBe(grids.length + 2);
    expect(grids.length).toBeGreaterThan(6);
    expect(grids[0]!.caption).toBe('Example 1, before:');
    expect(grids.at(-1)).toEqual({
      kind: 'colors',
      rows: cells(input),
      caption: 'What does the rule make of this grid?',
    });
    expect(readQuestion(answer!, question)).toEqual([{ kind: 'colors', rows: cells(output), caption: '' }]);
  });

  test('lose no character of a drawing', () => {
    const drawing = '  ──┐\n    │   x';
    expect(readQuestion(`See:\n\n${drawing}\n\nWell?`)).toEqual<Block[]>([
      { kind: 'text', text: 'See:' },
      { kind: 'code', text: drawing },
      { kind: 'text', text: 'Well?' },
    ]);
  });

  test('have fractions and code in their prose', () => {
    expect(readProse('Reduce $\\frac{2}{4}$ as `a/b`.')).toEqual([
      { kind: 'plain', text: 'Reduce ' },
      { kind: 'fraction', top: '2', bottom: '4' },
      { kind: 'plain', text: ' as ' },
      { kind: 'code', text: 'a/b' },
      { kind: 'plain', text: '.' },
    ]);
  });
});

describe('settings', () => {
  test.each([
    [{ type: 'integer', minimum: 2, maximum: 9 }, '1', { problem: 'At least 2' }],
    [{ type: 'integer', minimum: 2, maximum: 9 }, '10', { problem: 'At most 9' }],
    [{ type: 'integer' }, '1.5', { problem: 'A whole number is needed' }],
    [{ type: 'number', exclusiveMinimum: 0 }, '0', { problem: 'More than 0' }],
    [{ type: 'number' }, '1.5', { value: 1.5 }],
    [{ type: 'array', items: { type: 'number', minimum: 0 }, minItems: 2 }, '1, 2.5', { value: [1, 2.5] }],
    [{ type: 'array', items: { enum: ['+', '-'] }, minItems: 1 }, [], { problem: 'Choose at least one' }],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, '', { value: null }],
    [{ enum: [1, 2] }, '2', { value: 2 }],
    [{ type: 'object' }, '{"a":[1]}', { value: { a: [1] } }],
    [{ type: 'array', items: { type: 'array' } }, '[[0, 1]', { problem: 'It must be JSON' }],
    [{ type: 'string', pattern: '^\\d\\d:\\d\\d$', default: '09:30' }, 'noon', { problem: 'It must look like 09:30' }],
  ])('read %j from %j', (schema, draft, reading) => expect(readDraft(schema, draft)).toEqual(reading));

  test('of every dataset come back from the form as they went in', async () => {
    const { datasetNames, describeDataset } = await import('reasoning-gym');
    for (const name of datasetNames.filter((one) => one !== 'composite')) {
      const { schema, defaults } = describeDataset(name) as unknown as Parameters<typeof readForm>[0] & {
        schema: { properties: Parameters<typeof readForm>[0] };
        defaults: Record<string, unknown>;
      };
      const drafts = Object.fromEntries(
        Object.entries(schema.properties).map(([key, field]) => [key, draftOf(field, defaults[key])]),
      );
      expect([name, readForm(schema.properties, defaults, drafts)]).toEqual([name, { config: {}, problems: {} }]);
    }
  });

  test('refuse a lower bound above its upper bound', () => {
    const properties = { min_x: { type: 'integer' }, max_x: { type: 'integer' } };
    const form = readForm(properties, { min_x: 1, max_x: 5 }, { min_x: '7' });
    expect(form.problems).toEqual({ max_x: 'Not below min_x, which is 7' });
  });

  test('get the complaints of the server that belong to them', () => {
    const sorted = sortProblems('maze: min_dist must be at least 1; nothing fits', ['min_dist', 'max_dist']);
    expect(sorted).toEqual({ byKey: { min_dist: 'Must be at least 1' }, rest: 'nothing fits' });
    const nested = sortProblems('rearc: board_format_opts.alphabet must list 10 texts', ['board_format_opts']);
    expect(nested).toEqual({ byKey: { board_format_opts: 'Alphabet must list 10 texts' }, rest: '' });
  });
});

describe('a mixture', () => {
  test('reads back from YAML as it was', () => {
    const parts = [
      { name: 'maze', weight: 1.5, config: { max_dist: 9, words: ['no', 'a: b', '1'], deep: { none: null } } },
      { name: 'leg_counting', weight: 1, config: {} },
    ];
    const mixture = { seed: 1, size: 2, parts };
    expect(parse(writeYaml(mixture))).toEqual(asSpec(mixture));
  });
});

describe('programs', () => {
  const task: Task = { dataset: 'maze', seed: 7, size: 9, index: 3, config: { flag: true, none: null } };

  test('spell values as their language does', () => {
    const python = snippet('Python', task, 'http://here', `it's "x"`);
    expect(python).toContain('dataset_config={"flag": True, "none": None},');
    expect(snippet('curl', task, 'http://here', "it's")).toContain(`'{"action":{"answer":"it'\\''s"}}'`);
    expect(snippet('TypeScript', task, 'http://here', '')).toContain('data.at(3)');
  });
});

describe('metrics', () => {
  const text = `# HELP x y
x_bucket{le="0.1",type="a"} 5
x_bucket{le="1",type="a"} 10
x_bucket{le="+Inf",type="a"} 10
x_count{type="a"} 10
x_count{type="b"} 2
`;

  test('are added up by label', () => {
    expect(valueOf(readMetrics(text), 'x_count')).toBe(12);
    expect(valueOf(readMetrics(text), 'x_count', { type: 'b' })).toBe(2);
  });

  test('give quantiles', () => {
    const buckets = bucketsOf(readMetrics(text), 'x');
    expect(quantile(buckets, 0.5)).toBeCloseTo(0.1);
    expect(quantile(buckets, 0.75)).toBeCloseTo(0.55);
    expect(quantile(new Map(), 0.5)).toBeUndefined();
  });
});

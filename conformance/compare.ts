import { type Dataset, describeDataset, type Item, loadDataset, scoreAnswer, type WireConfig } from 'reasoning-gym';

/** One item as the Python package made it: facts only, no wording. */
export interface Row {
  readonly dataset: string;
  readonly config: WireConfig;
  readonly seed: number;
  readonly size: number;
  readonly index: number | null;
  /** The exception it raised instead of an item. */
  readonly error?: string;
  readonly answer?: unknown;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Metadata keys under which a float without a fraction stood. */
  readonly floats?: readonly string[];
  readonly scores?: readonly { readonly answer: string | null; readonly score?: number; readonly error?: string }[];
}

export type Aspect = 'answer' | 'metadata' | 'score' | 'error' | 'float' | 'curriculum';

export interface Difference {
  readonly dataset: string;
  readonly what: Aspect;
  /** The metadata path, the answer that was scored, or the level of the curriculum. */
  readonly at: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** Datasets whose answers may be put in many ways: ours and the recorded one must both earn full marks with us. */
const COMPARED_BY_SCORE = ['intermediate_integration'];
/** The reference makes these items by running Python code of its own; only the scores of recorded answers compare. */
const SCORES_ONLY = ['codeio'];

/** Where our library and a recorded row part. */
export async function compareRow(row: Row): Promise<Difference[]> {
  if (SCORES_ONLY.includes(row.dataset) && row.error === undefined) return compareScores(row);
  const made = await itemOf(row);
  const source = made instanceof Error ? row.dataset : made.item.metadata.source_dataset;
  const found: Difference[] = [];
  const differ = (what: Aspect, at: string, ours: unknown, theirs: unknown): void => {
    found.push({ dataset: source, what, at, ours, theirs });
  };
  if (made instanceof Error || row.error !== undefined) {
    if (!(made instanceof Error)) differ('error', '', 'an item', row.error);
    else if (row.error === undefined) differ('error', '', made.message, 'an item');
    return found;
  }
  const { dataset, item } = made;
  const isRight = COMPARED_BY_SCORE.includes(row.dataset)
    ? [item.answer, row.answer as string].every((answer) => dataset.score(answer, item) === 1)
    : item.answer === plainAnswer(row.answer);
  if (!isRight) differ('answer', '', item.answer, row.answer);
  walk('', item.metadata, row.metadata, (path, ours, theirs) => differ('metadata', path, ours, theirs));
  const { floats } = describeDataset(item.metadata.source_dataset);
  for (const key of row.floats ?? []) if (!floats.includes(key)) differ('float', key, 'an integer', 'a float');
  const judged = isRight ? item : { ...item, answer: plainAnswer(row.answer) as string };
  for (const { answer, score, error } of row.scores ?? []) {
    const ours = dataset.score(answer, judged);
    if (!isSameScore(ours, score, error)) differ('score', answer ?? 'null', ours, error ?? score);
  }
  return found;
}

function compareScores({ dataset, answer: right, metadata, scores = [] }: Row): Difference[] {
  const item = { question: '', answer: right, metadata } as Item;
  return scores.flatMap(({ answer, score, error }) => {
    const ours = scoreAnswer(dataset, answer, item);
    if (isSameScore(ours, score, error)) return [];
    return [{ dataset, what: 'score' as const, at: answer ?? 'null', ours, theirs: error ?? score }];
  });
}

const isSameScore = (ours: number, theirs = 0, error?: string): boolean =>
  error === undefined && Math.abs(ours - theirs) <= 1e-9;

interface Made {
  readonly dataset: Dataset;
  readonly item: Item;
}

let held: { readonly key: string; readonly dataset: Dataset } | undefined;

async function itemOf(row: Row): Promise<Made | Error> {
  try {
    const key = JSON.stringify([row.dataset, row.config, row.seed, row.size]);
    if (held?.key !== key) {
      const config = Object.fromEntries(Object.entries(row.config).map(([name, value]) => [name, setting(value)]));
      held = { key, dataset: await loadDataset(row.dataset, { ...config, seed: row.seed, size: row.size }) };
    }
    return { dataset: held.dataset, item: held.dataset.at(row.index ?? 0) };
  } catch (error) {
    return error as Error;
  }
}

const setting = (value: unknown): unknown =>
  isRecord(value) && typeof value['$bigint'] === 'string' ? BigInt(value['$bigint']) : value;

/** Answers are texts with us; a few of the reference's are not. */
const plainAnswer = (answer: unknown): unknown =>
  answer == null || typeof answer === 'string' ? answer : JSON.stringify(answer);

function walk(
  path: string,
  ours: unknown,
  theirs: unknown,
  differ: (path: string, ours: unknown, theirs: unknown) => void,
): void {
  if (isRecord(theirs) && typeof theirs['sha256'] === 'string') return;
  if (isRecord(theirs) && '$bigint' in theirs) {
    if (String(ours) !== theirs['$bigint']) differ(path, ours, theirs);
  } else if (Array.isArray(theirs) && Array.isArray(ours) && ours.length === theirs.length) {
    theirs.forEach((entry, i) => walk(`${path}[${i}]`, ours[i], entry, differ));
  } else if (isRecord(theirs) && isRecord(ours)) {
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
      walk(path ? `${path}.${key}` : key, ours[key], theirs[key], differ);
    }
  } else if (!sameValue(ours, theirs)) differ(path, ours, theirs);
}

const sameValue = (ours: unknown, theirs: unknown): boolean =>
  typeof ours === 'number' && typeof theirs === 'number'
    ? ours === theirs || Math.abs(ours - theirs) <= 1e-12 * Math.abs(theirs)
    : ours === theirs;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

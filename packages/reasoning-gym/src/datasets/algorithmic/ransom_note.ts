import { defineDataset } from '../../core/define.ts';
import { range, real } from '../../core/fields.ts';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

export default defineDataset({
  name: 'ransom_note',
  category: 'algorithmic',
  about: 'Tell whether a note can be pieced together from the letters of another text.',

  config: {
    note_length: range(1, 10, {
      about: 'letters in the note',
      floor: 1,
      ceiling: 10_000,
      levels: [10, 50, 100, 500],
      interval: true,
    }),
    magazine_length: range(2, 30, {
      about: 'letters to cut out',
      floor: 2,
      ceiling: 20_000,
      levels: [50, 100, 500, 1000],
      interval: true,
    }),
    p_solvable: real(0.5, { about: 'chance that the letters suffice', floor: 0, ceiling: 1 }),
  },
  check: ({ note_length, magazine_length }) =>
    note_length.max < magazine_length.max
      ? undefined
      : `max_note_length (${note_length.max}) must be below max_magazine_length (${magazine_length.max})`,

  generate({ config, rng }) {
    const noteLength = rng.between(config.note_length);
    const { min, max } = config.magazine_length;
    const magazineLength = rng.randint(Math.max(noteLength, min), max);
    const solvable = rng.random() < config.p_solvable;
    const note = Array.from({ length: noteLength }, () => rng.choice(ALPHABET));
    const magazine = [...note];
    let stock = ALPHABET;
    if (!solvable) {
      const taken = rng.choice(magazine);
      magazine.splice(magazine.indexOf(taken), 1);
      stock = ALPHABET.filter((letter) => letter !== taken);
    }
    while (magazine.length < magazineLength) magazine.push(rng.choice(stock));
    const ransom_note = rng.shuffle(note).join('');
    const clippings = rng.shuffle(magazine).join('');
    return {
      question:
        `Letters are cut out of "${clippings}" and glued together to read "${ransom_note}". ` +
        'Every letter cut out can be glued once only. Is that possible? Reply True or False.',
      answer: solvable ? 'True' : 'False',
      metadata: {
        ransom_note,
        magazine: clippings,
        solution: solvable,
        solvable,
        note_length: noteLength,
        magazine_length: magazineLength,
      },
    };
  },
});

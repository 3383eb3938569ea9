import { defineDataset } from '../../core/define.ts';
import { range } from '../../core/fields.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CALLS = ['Peng', 'Chi', 'Pass'] as const;
const DECK = [...LETTERS, ...LETTERS];
const HAND = 13;

type Call = (typeof CALLS)[number];

interface Round {
  readonly add: string;
  readonly remove: string;
  /** The hand after the round. */
  readonly cards: string;
  readonly result: Call;
}

export default defineDataset({
  name: 'mahjong_puzzle',
  category: 'games',
  about: 'Follow a hand of letter cards and judge the last draw.',

  config: {
    num_rounds: range(10, 50, { about: 'rounds played', floor: 1, ceiling: 5000, levels: [10, 50, 100, 500] }),
  },

  generate({ config, rng }) {
    const start = rng.sample(DECK, HAND).join('');
    const counts = LETTERS.map((letter) => start.split(letter).length - 1);
    const rounds: Round[] = [];
    const lines: string[] = [];
    let cards = start;
    for (let number = rng.between(config.num_rounds); number > 0; number--) {
      const call = rng.choice(CALLS);
      const winners = winnersOf(call, counts);
      const add = rng.choice(winners.length > 0 ? winners : LETTERS);
      const remove = rng.letter(cards);
      cards = cards.replace(remove, '') + add;
      counts[LETTERS.indexOf(remove)]! -= 1;
      counts[LETTERS.indexOf(add)]! += 1;
      rounds.push({ add, remove, cards, result: winners.length > 0 ? call : 'Pass' });
      lines.push(`Round ${rounds.length}: call ${call}, draw ${add}, discard ${remove}`);
    }
    const { result } = rounds.at(-1)!;
    return { question: ask(start, lines), answer: result, metadata: { rounds, solution: result } };
  },
});

const ask = (start: string, lines: readonly string[]): string =>
  `You hold ${HAND} letter cards: ${[...start].join(' ')}\n` +
  'In every round you call Peng, Chi or Pass, draw a card, and then discard a card from your hand. The draw decides how the round ends:\n' +
  '- Peng, if you called Peng and hold at least two other cards of the letter drawn;\n' +
  '- Chi, if you called Chi and the card drawn and two others you hold are three letters in alphabetical order without a gap, such as D E F, ' +
  'and of the middle letter you have a single card, the one drawn counted;\n' +
  '- Pass in every other case.\n\n' +
  `${lines.join('\n')}\n\n` +
  'How does the last round end? Reply with one word: Peng, Chi or Pass.';

/** The cards that would make a call come true. */
function winnersOf(call: Call, counts: readonly number[]): string[] {
  const winners: string[] = [];
  if (call === 'Pass') return winners;
  for (let letter = 0; letter < LETTERS.length; letter++) {
    if (call === 'Peng' ? counts[letter]! >= 2 : makesChi(counts, letter)) winners.push(LETTERS[letter]!);
  }
  return winners;
}

/** Whether a letter joins two in hand to a run of three whose middle one is then held once. */
function makesChi(counts: readonly number[], drawn: number): boolean {
  return (
    (counts[drawn - 1] === 1 && counts[drawn - 2]! > 0) ||
    (counts[drawn + 1] === 1 && counts[drawn + 2]! > 0) ||
    (counts[drawn] === 0 && counts[drawn - 1]! > 0 && counts[drawn + 1]! > 0)
  );
}

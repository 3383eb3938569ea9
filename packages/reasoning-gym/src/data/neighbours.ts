// What zebra_puzzles tells its neighbours apart by. The names are those of the reference in its order, since they are
// answers; the rest is ours.

export const NEIGHBOURS: readonly string[] = ['Alice', 'Arnold', 'Bob', 'Carol', 'David', 'Emily', 'Eric'];

export interface Trait {
  /** Heads the list of values. */
  readonly title: string;
  /** Stands for the one who has a value. */
  readonly person: (value: string) => string;
  readonly values: readonly string[];
}

export const TRAITS: readonly Trait[] = [
  {
    title: 'Colour of the front door',
    person: (value) => `the owner of the ${value} door`,
    values: ['red', 'blue', 'green', 'yellow', 'white', 'black', 'orange'],
  },
  {
    title: 'Home country',
    person: (value) => `the person from ${value}`,
    values: ['Norway', 'Kenya', 'Peru', 'Japan', 'Italy', 'Canada', 'India'],
  },
  {
    title: 'Pet',
    person: (value) => `the keeper of the ${value}`,
    values: ['cat', 'dog', 'parrot', 'rabbit', 'goldfish', 'hamster', 'tortoise'],
  },
  {
    title: 'Drink',
    person: (value) => `the ${value} drinker`,
    values: ['tea', 'coffee', 'cocoa', 'milk', 'juice', 'water', 'lemonade'],
  },
  {
    title: 'Instrument',
    person: (value) => `the one who plays the ${value}`,
    values: ['violin', 'piano', 'flute', 'guitar', 'trumpet', 'cello', 'harp'],
  },
  {
    title: 'Supper',
    person: (value) => `the one having ${value} for supper`,
    values: ['soup', 'curry', 'pasta', 'salad', 'rice', 'pancakes', 'dumplings'],
  },
  {
    title: 'Flower in the garden',
    person: (value) => `the grower of ${value}`,
    values: ['roses', 'tulips', 'lilies', 'irises', 'poppies', 'daisies', 'asters'],
  },
  {
    title: 'Way to work',
    person: (value) => `the one who goes to work by ${value}`,
    values: ['bus', 'train', 'bicycle', 'tram', 'ferry', 'scooter', 'car'],
  },
  {
    title: 'Sport',
    person: (value) => `the fan of ${value}`,
    values: ['tennis', 'rowing', 'judo', 'cricket', 'fencing', 'archery', 'hockey'],
  },
  {
    title: 'Occupation',
    person: (value) => `the ${value}`,
    values: ['baker', 'doctor', 'teacher', 'plumber', 'lawyer', 'painter', 'farmer'],
  },
];

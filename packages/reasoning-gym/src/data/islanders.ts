// Names and kinds of islander for knights_knaves, in the order in which draws index them.

// biome-ignore format: a table
export const ISLANDERS: readonly string[] = [
  'Emma', 'Liam', 'Olivia', 'Noah', 'Ava', 'Ethan', 'Sophia', 'Mason', 'Isabella', 'William', 'Mia', 'James',
  'Charlotte', 'Benjamin', 'Amelia', 'Lucas', 'Harper', 'Henry', 'Evelyn', 'Alexander', 'Abigail', 'Michael',
  'Emily', 'Daniel', 'Elizabeth', 'Jacob', 'Sofia', 'Logan', 'Avery', 'Jackson', 'Ella', 'Sebastian', 'Scarlett',
  'Jack', 'Grace', 'Aiden', 'Chloe', 'Owen', 'Victoria', 'Samuel', 'Riley', 'Matthew', 'Aria', 'Joseph', 'Lily',
  'Luke', 'Aurora', 'David', 'Zoey', 'Oliver', 'Penelope',
];

/** Those who tell the truth and those who lie. */
export const KINDS: readonly (readonly [honest: string, liar: string])[] = [
  ['a knight', 'a knave'],
  ['a pioneer', 'a laggard'],
  ['a saint', 'a sinner'],
  ['a hero', 'a villain'],
  ['an angel', 'a devil'],
  ['an altruist', 'an egoist'],
  ['a sage', 'a fool'],
];

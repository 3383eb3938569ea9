import { nearestEven } from '../rounding.ts';
import {
  a,
  capital,
  EURO_SECOND,
  gcd,
  money,
  plural,
  POUND_SECOND,
  range,
  ratio,
  settle,
  share,
  type Template,
  until,
  whole,
} from './story.ts';

const cardColors: Template = (rng) => {
  const owner = rng.choice(['magician', 'artist', 'chef', 'scientist', 'athlete']);
  const colors = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
  const [color1, color2, color3] = rng.sample(colors, 3) as [string, string, string];
  const percentStep = (cards: number): number => 100 / gcd(100, cards);
  const count1 = until(
    (cards) => percentStep(cards) <= 50,
    () => rng.randint(20, 81),
  );
  const step = percentStep(count1);
  const percent = rng.randrange(Math.ceil(20 / step) * step, 91, step);
  const more = Math.trunc((percent / 100) * count1);
  // The reference can lose a card to floating point here; the story then gives the number in place of the percentage.
  const isExact = more === (percent * count1) / 100;
  const count2 = count1 + more;
  const count3 = count1 + count2;
  return {
    question: `${capital(owner)}'s choice is the name of a pack of cards in three colors. There are ${count1} ${color1} cards, ${isExact ? `${percent}%` : more} more ${color2} cards than ${color1} ones, and as many ${color3} cards as ${color1} and ${color2} ones together. How many cards are in the pack?`,
    answer: 2 * count3,
    steps: [
      ...(isExact ? [`More: ${count1} * ${percent} / 100 = ${more}`] : []),
      `${color2}: ${count1} + ${more} = ${count2}`,
      `${color3}: ${count1} + ${count2} = ${count3}`,
      `Pack: ${count1} + ${count2} + ${count3} = ${2 * count3}`,
    ],
    variables: {
      item: owner,
      n1: count1,
      c1: color1,
      c2: color2,
      c3: color3,
      p: percent,
      more_cards: more,
      total: 2 * count3,
    },
  };
};

const fundraising: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'William', 'Robert', 'Joseph']);
  const event = rng.choice(['field trip', 'sports tournament', 'conference', 'music festival', 'science fair']);
  const sponsors = ['school', 'community center', 'local charity', 'youth club', 'parent association'];
  const sponsor = rng.choice(sponsors);
  const currency = rng.choice(EURO_SECOND);
  const fraction = rng.choice(['1/2', '1/2', '1/2']);
  const total = rng.randrange(200, 1000, 10);
  const grant = total / 2;
  const current = rng.randrange(10, Math.min(200, total - grant - 50), 5);
  const covered = grant + current;
  return {
    question: `It takes ${currency}${total} to send ${name} to a ${event}. The ${sponsor} contributes ${fraction} of that sum, and ${name} has saved up ${currency}${current}. How much is still missing?`,
    answer: total - covered,
    steps: [
      `Contribution: ${total} * 1 / 2 = ${grant}`,
      `Covered: ${grant} + ${current} = ${covered}`,
      `Missing: ${total} - ${covered} = ${total - covered}`,
    ],
    variables: {
      name,
      event,
      organization: sponsor,
      fraction,
      current_amount: current,
      total_cost: total,
      currency,
      org_contribution: grant,
      covered_amount: covered,
    },
  };
};

const SURNAMES = [
  'Smith',
  'Johnson',
  'Williams',
  'Brown',
  'Jones',
  'Garcia',
  'Miller',
  'Davis',
  'Rodriguez',
  'Martinez',
] as const;

const soldHome: Template = (rng) => {
  const title = rng.choice(['Mr.', 'Prof.', 'Dr.']);
  const name = rng.choice(SURNAMES);
  const home = rng.choice(['house', 'apartment', 'condo', 'villa', 'cottage']);
  const fee1 = rng.choice(['transfer', 'registration', 'legal']);
  const fee2 = rng.choice(['brokerage', 'agent', 'realtor']);
  const percent1 = rng.randint(1, 5);
  const percent2 = rng.randint(2, 7);
  const loan = 10_000 * rng.randint(10, 70);
  const breakEven = Math.trunc((loan + 1000) / (1 - (percent1 + percent2) / 100));
  const least = Math.max(200_000, loan + 100_000, breakEven);
  const price = 10_000 * rng.randint(whole(least, 10_000), 100);
  const amount1 = (price * percent1) / 100;
  const amount2 = (price * percent2) / 100;
  const deducted = amount1 + amount2 + loan;
  return {
    question: `${title} ${name} gets $${price} for his ${home}. Out of this he has to pay ${percent1}% of the price in ${fee1} fees, ${percent2}% of the price as ${fee2} fee, and the last $${loan} of his mortgage. How many dollars does he keep?`,
    answer: price - deducted,
    steps: [
      `${fee1} fees: ${price} * ${percent1} / 100 = ${amount1}`,
      `${fee2} fee: ${price} * ${percent2} / 100 = ${amount2}`,
      `To pay: ${amount1} + ${amount2} + ${loan} = ${deducted}`,
      `Kept: ${price} - ${deducted} = ${price - deducted}`,
    ],
    variables: {
      title,
      name,
      property_type: home,
      price,
      fee1_name: fee1,
      fee1_percent: percent1,
      fee2_name: fee2,
      fee2_percent: percent2,
      loan,
      fee1_amount: amount1,
      fee2_amount: amount2,
      total_fees: deducted,
      net_proceeds: price - deducted,
    },
  };
};

const fewerThanHim: Template = (rng) => {
  const person = rng.choice(['student', 'boy', 'child', 'kid']);
  const item = rng.choice(['marble', 'sticker', 'toy', 'book', 'pencil']);
  const relation = rng.choice(['sister', 'brother', 'friend', 'cousin']);
  const own = rng.randint(5, 21);
  const fewer = rng.randint(2, Math.min(own - 1, 10));
  const other = own - fewer;
  return {
    question: `A ${person} and his ${relation} put their ${plural(item)} together. He brings ${own}, and his ${relation} brings ${fewer} fewer than he does. How many ${plural(item)} is that in all?`,
    answer: own + other,
    steps: [`${relation}: ${own} - ${fewer} = ${other}`, `In all: ${own} + ${other} = ${own + other}`],
    variables: {
      person1: person,
      item,
      first_amount: own,
      relation,
      difference: fewer,
      second_amount: other,
      total: own + other,
    },
  };
};

const ballStock: Template = (rng) => {
  const store = rng.choice(['store', 'shop', 'market', 'warehouse']);
  const colors = rng.sample(['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink'], 3);
  const currency = rng.choice(EURO_SECOND);
  const quantities = [rng.randint(3, 20), rng.randint(5, 30), rng.randint(15, 50)];
  const prices = [rng.randint(5, 15), rng.randint(3, 10), rng.randint(2, 8)];
  const subtotals = quantities.map((quantity, i) => quantity * prices[i]!);
  const total = subtotals.reduce((sum, subtotal) => sum + subtotal);
  const offers = colors.map((color, i) => `${quantities[i]} ${color} ones at ${currency}${prices[i]} apiece`);
  return {
    question: `A ${store} has balls in stock: ${offers[0]}, ${offers[1]} and ${offers[2]}. How much money comes in when every ball is sold?`,
    answer: total,
    steps: [
      ...colors.map((color, i) => `${color}: ${quantities[i]} * ${prices[i]} = ${subtotals[i]}`),
      `All: ${subtotals.join(' + ')} = ${total}`,
    ],
    variables: { store, colors, quantities, prices, currency, subtotals, total },
  };
};

const tableware: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Sophia', 'Isabella', 'Ava', 'Mia', 'Charlotte']);
  const event = rng.choice(['lunch party', 'birthday party', 'potluck party', 'baby shower', 'game night']);
  const food = rng.choice([
    'roast chicken',
    'grilled salmon',
    'beef stew',
    'vegetable lasagna',
    'stuffed peppers',
    'shrimp scampi',
    'creme brulee',
  ]);
  const obj = rng.choice(['spoons', 'forks', 'plates']);
  const husbands = rng.randint(5, 20);
  const own = rng.randint(10, 30);
  const total = own + husbands;
  const used = rng.randint(3, 10);
  const left = total - used;
  return {
    question: `There was not one plastic ${obj.slice(0, -1)} in the house when ${name} planned a ${event} with ${food}. She bought a package of ${obj}, and her husband brought another package with ${husbands} ${obj} in it. Trying the ${food} used up ${used} ${obj}. That left ${left} ${obj} for the guests. How many ${obj} did ${name}'s own package contain?`,
    answer: own,
    steps: [`Both packages: ${left} + ${used} = ${total}`, `Hers: ${total} - ${husbands} = ${own}`],
    variables: {
      name,
      event,
      food,
      obj,
      husband_package: husbands,
      used_items: used,
      remaining: left,
      total,
      package_size: own,
    },
  };
};

const WATER_SHARES = [2 / 3, 3 / 5, 3 / 4, 1 / 2, 4 / 5] as const;

const mixedDrinks: Template = (rng) => {
  const [fruit1, fruit2] = rng.sample(['apple', 'grape', 'mango', 'peach', 'lemon'], 2) as [string, string];
  const share1 = rng.choice(WATER_SHARES);
  const share2 = rng.choice(WATER_SHARES);
  const [liters1, liters2, spilled] = until(
    ([amount1, amount2, lost]) => Number.isInteger(amount2 * share2) && Number.isInteger((amount1 - lost) * share1),
    () => [rng.randint(9, 21), rng.randint(12, 31), rng.randint(3, 7)] as const,
  );
  const left = liters1 - spilled;
  const water1 = left * share1;
  const water2 = liters2 * share2;
  return {
    question: `${capital(share(share1))} of ${a(`${fruit1} drink`)} is water, and ${share(share2)} of ${a(`${fruit2} drink`)} is water. From a can with ${liters1} liters of the ${fruit1} drink ${spilled} liters are spilled; what is left in it is poured into ${liters2} liters of the ${fruit2} drink. How many liters of water does this mixture of ${left + liters2} liters contain?`,
    answer: water1 + water2,
    steps: [
      `${fruit1} drink left: ${liters1} - ${spilled} = ${left}`,
      `Water in it: ${left} * ${ratio(share1)} = ${water1}`,
      `Water in the ${fruit2} drink: ${liters2} * ${ratio(share2)} = ${water2}`,
      `Water: ${water1} + ${water2} = ${water1 + water2}`,
    ],
    variables: {
      fruit1,
      fruit2,
      initial_amount1: liters1,
      initial_amount2: liters2,
      water_fraction1: share1,
      water_fraction2: share2,
      spilled_amount: spilled,
      total_volume: left + liters2,
      water_content1: water1,
      water_content2: water2,
    },
  };
};

const schoolSupplies: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'William', 'Robert', 'Thomas']);
  const items = ['notebooks', 'pencils', 'erasers', 'crayons', 'colored pencils', 'markers', 'rulers', 'folders'];
  const [item1, item2] = rng.sample(items, 2) as [string, string];
  const currency = rng.choice(EURO_SECOND);
  const quarters = (low: number, high: number): number => nearestEven(rng.uniform(low, high) * 4) / 4;
  const count1 = rng.randrange(6, 25, 2);
  const drawn1 = quarters(2.25, 11.5);
  const count2 = rng.randrange(4, 15, 2);
  const drawn2 = quarters(8.25, 19.5);
  const paper = rng.randint(10, 25);
  const [price1, price2] = settle(
    [drawn1, drawn2] as const,
    ([one, two]) => Number.isInteger(count1 * one) && Number.isInteger(count2 * two),
    () => [quarters(2.25, 11.5), quarters(8.25, 19.5)] as const,
  );
  const cost1 = count1 * price1;
  const cost2 = count2 * price2;
  const total = cost1 + cost2 + paper;
  return {
    question: `${name}'s list for the new school year reads: ${count1} ${item1} at ${money(currency, price1)} apiece, ${count2} ${item2} at ${money(currency, price2)} apiece and one ream of paper at ${currency}${paper}. What does it all cost?`,
    answer: total,
    steps: [
      `${item1}: ${count1} * ${price1} = ${cost1}`,
      `${item2}: ${count2} * ${price2} = ${cost2}`,
      `All: ${cost1} + ${cost2} + ${paper} = ${total}`,
    ],
    variables: {
      name,
      items1_count: count1,
      item1_cost: price1,
      items2_count: count2,
      item2_cost: price2,
      paper_cost: paper,
      item1,
      item2,
      currency,
    },
  };
};

const bakeryPrices: Template = (rng) => {
  const item1 = rng.choice(['bread', 'sourdough']);
  const item2 = rng.choice(['bagel', 'muffin', 'croissant', 'biscuit']);
  const shop = rng.choice(['bakery', 'cafe', 'store', 'market']);
  const currency = rng.choice(POUND_SECOND);
  const price1 = rng.randint(2, 10);
  const price2 = rng.randint(1, 5);
  const [count1, count2] = until(
    ([loaves, others]) => loaves * price1 > others * price2,
    () => [rng.randint(2, 10), rng.randint(2, 10)] as const,
  );
  const total1 = count1 * price1;
  const total2 = count2 * price2;
  return {
    question: `At a ${shop} you pay ${currency}${price1} for a loaf of ${item1} and ${currency}${price2} for a ${item2}. One customer takes ${count1} loaves of ${item1}, another takes ${count2} ${plural(item2)}. How much more does the first one pay?`,
    answer: total1 - total2,
    steps: [
      `Loaves: ${count1} * ${price1} = ${total1}`,
      `${plural(item2)}: ${count2} * ${price2} = ${total2}`,
      `Difference: ${total1} - ${total2} = ${total1 - total2}`,
    ],
    variables: { item1, item2, shop, currency, price1, price2, n1: count1, n2: count2, total1, total2 },
  };
};

const vendingMachine: Template = (rng) => {
  const name = rng.choice(['George', 'James', 'John', 'Robert', 'Michael', 'William']);
  const [item1, item2] = rng.sample(['pretzels', 'popcorn', 'gum', 'cookies', 'crackers'], 2) as [string, string];
  const currency = rng.choice(POUND_SECOND);
  const price1 = rng.randrange(25, 100, 5);
  const price2 = rng.randrange(price1 + 5, 150, 5);
  const drawnPercent = rng.randint(1, 10);
  const drawnCount = rng.randint(1, 10);
  const unit = 100 / gcd(100, drawnPercent);
  const sums = range(Math.ceil(500 / unit) * unit, 1501, unit).filter(
    (sum) => (sum * (100 - drawnPercent) - drawnCount * price1) % price2 === 0,
  );
  const hasSums = sums.length > 0;
  const total = hasSums ? rng.choice(sums) : 1000;
  const percent = hasSums ? drawnPercent : 10;
  const count1 = hasSums ? drawnCount : 1;
  const spent = (total * (100 - percent)) / 100;
  const count2 = Math.trunc((spent - (count1 * price1) / 100) / (price2 / 100));
  // The reference can lose a bag to floating point here; the story then rules that bag out.
  const rest = spent * 100 - count1 * price1;
  const most = whole(rest, price2);
  const isExact = count2 === most;
  return {
    question: `A snack machine sells bags of ${item1} at ${money(currency, price1 / 100)} and bags of ${item2} at ${money(currency, price2 / 100)}. ${name} comes to stock up with ${currency}${total} and means to have ${isExact ? 'at least' : 'more than'} ${percent}% of it left afterwards. He takes ${count1 === 1 ? '1 bag' : `${count1} bags`} of ${item1} and then as many bags of ${item2} as that allows. How many bags of ${item2} does he take?`,
    answer: count2,
    steps: [
      `To spend, in hundredths: ${total} * (100 - ${percent}) = ${spent * 100}`,
      `${item1}: ${count1} * ${price1 / 100} * 100 = ${count1 * price1}`,
      `Rest: ${spent * 100} - ${count1 * price1} = ${rest}`,
      `Bags it pays for: ${rest} / (${price2 / 100} * 100), rounded down = ${most}`,
      ...(isExact ? [] : [`The last one would leave just ${percent}%: ${most} - 1 = ${count2}`]),
    ],
    variables: {
      name,
      item1,
      item2,
      price1,
      price2,
      total_spent: total,
      num_item1: count1,
      num_item2: count2,
      percent_change: percent,
      currency,
    },
  };
};

export const stories: readonly Template[] = [
  cardColors,
  fundraising,
  soldHome,
  fewerThanHim,
  ballStock,
  tableware,
  mixedDrinks,
  schoolSupplies,
  bakeryPrices,
  vendingMachine,
];

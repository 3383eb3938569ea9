import { count, plural, POUND_SECOND, ratio, settle, share, type Template, times, until, whole } from './story.ts';

const puzzlePieces: Template = (rng) => {
  const name = rng.choice(['Teddy', 'Tommy', 'Billy', 'Jimmy', 'Bobby', 'Danny']);
  const pieces1 = rng.randrange(100, 500, 2);
  const pieces2 = rng.randrange(300, 1000, 2);
  const half = pieces1 / 2;
  return {
    question: `In one hour ${name} put in exactly half the pieces of a jigsaw puzzle of ${pieces1} pieces, and then did a second puzzle of ${pieces2} pieces from beginning to end. How many pieces did he put in during this hour?`,
    answer: half + pieces2,
    steps: [`First puzzle: ${pieces1} / 2 = ${half}`, `Both: ${half} + ${pieces2} = ${half + pieces2}`],
    variables: {
      name,
      puzzle1_pieces: pieces1,
      puzzle2_pieces: pieces2,
      half_puzzle1: half,
      total_pieces: half + pieces2,
    },
  };
};

const birthdayOuting: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Sophia', 'Isabella', 'Mia', 'Charlotte']);
  const parent = rng.choice(['mom', 'dad', 'aunt', 'uncle']);
  const activity1 = rng.choice(['mini-golf', 'bowling', 'laser tag']);
  const activity2 = rng.choice(['arcade', 'game room', 'pinball']);
  const activity3 = rng.choice(['go-karts', 'bumper cars', 'roller coaster']);
  const currency = rng.choice(POUND_SECOND);
  const rides = rng.choice([2, 3]);
  const tokens = rng.randint(3, 11);
  const cost1 = rng.randint(3, 11);
  const cost3 = rng.randint(5, 21);
  const forRides = cost3 * rides;
  const perPerson = tokens + cost1 + forRides;
  const people = rng.randint(2, 10);
  const budget = perPerson * people;
  return {
    question: `${name}'s ${parent} pays ${currency}${budget} for her birthday outing and no more. Everyone who comes along, ${name} included, gets one round of ${activity1} for ${currency}${cost1}, ${activity2} tokens worth ${currency}${tokens} and ${rides} rides on the ${activity3} at ${currency}${cost3} a ride. How many friends can ${name} take along at most?`,
    answer: people - 1,
    steps: [
      `Rides: ${cost3} * ${rides} = ${forRides}`,
      `One person: ${tokens} + ${cost1} + ${forRides} = ${perPerson}`,
      `People: ${budget} / ${perPerson} = ${people}`,
      `Friends: ${people} - 1 = ${people - 1}`,
    ],
    variables: {
      name,
      parent,
      activity1,
      activity2,
      activity3,
      currency,
      times: rides,
      budget,
      tokens,
      cost1,
      cost2: cost3,
      cost_per_ride: forRides,
      cost_per_person: perPerson,
      total_people: people,
    },
  };
};

const ALPHABETS = [
  ['alphabet', 26],
  ['hiragana (with 48 letters)', 48],
  ['farsi alphabet (with 32 letters)', 32],
  ['arabic abjad (with 28 letters)', 28],
] as const;

const SCRIPTS: Readonly<Record<number, string>> = {
  26: 'the English alphabet with its 26 letters',
  48: 'the hiragana, which have 48 letters',
  32: 'the Farsi alphabet of 32 letters',
  28: 'the Arabic abjad of 28 letters',
};

const handwriting: Template = (rng) => {
  const name = rng.choice(['Emma', 'Sophia', 'Olivia', 'Ava', 'Isabella', 'Mia', 'Charlotte', 'Amelia']);
  const drawn = rng.choice(ALPHABETS);
  const rounds = rng.choice([2, 3, 4]);
  const fraction = rng.choice([1 / 2, 1 / 3, 1 / 4]);
  const [alphabet, letters] = settle(
    drawn,
    ([, size]) => Number.isInteger(size * fraction),
    () => rng.choice(ALPHABETS),
  );
  const full = rounds * letters;
  const part = letters * fraction;
  const subtotal = full + part;
  return {
    question: `To practise her handwriting, ${name} copies out ${SCRIPTS[letters]}. She does all of it ${times(rounds)}, and after that ${share(fraction)} of it once. Finally she copies everything she has put on paper so far one more time. How many letters does she write altogether?`,
    answer: subtotal * 2,
    steps: [
      `In full: ${letters} * ${rounds} = ${full}`,
      `In part: ${letters} * ${ratio(fraction)} = ${part}`,
      `So far: ${full} + ${part} = ${subtotal}`,
      `Altogether: ${subtotal} * 2 = ${subtotal * 2}`,
    ],
    variables: {
      name,
      alphabet_name: alphabet,
      alphabet_count: letters,
      times_written: rounds,
      fraction,
      full_writes: full,
      half_write: part,
      total: subtotal * 2,
    },
  };
};

const TWO_IN_A_ROW = 25;

const dieRolls: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard', 'Joseph']);
  const property = rng.choice(['even', 'odd']);
  const sides = rng.choice([4, 6, 8, 10, 12, 20]);
  const percentAbove = (limit: number): number => ((sides - limit) / sides) * 100;
  const target = until(
    (limit) =>
      (sides - limit) % limit === 0 && Number.isInteger(percentAbove(limit)) && percentAbove(limit) > TWO_IN_A_ROW,
    () => rng.randint(1, sides - 1),
  );
  const above = sides - target;
  const chance = percentAbove(target);
  return {
    question: `${name} has a fair die with the numbers 1 to ${sides}. Compare two chances, both in percent: that one roll gives more than ${target}, and that two rolls both give ${property} numbers. By how many percentage points is the first chance greater?`,
    answer: chance - TWO_IN_A_ROW,
    steps: [
      `Numbers above: ${sides} - ${target} = ${above}`,
      `First chance: 100 * ${above} / ${sides} = ${chance}`,
      `Second chance: 100 * 1 / 2 * 1 / 2 = ${TWO_IN_A_ROW}`,
      `Difference: ${chance} - ${TWO_IN_A_ROW} = ${chance - TWO_IN_A_ROW}`,
    ],
    variables: {
      name,
      sides,
      target,
      property,
      numbers_above: above,
      prob_above: chance,
      prob_two_in_row: TWO_IN_A_ROW,
    },
  };
};

const onTime: Template = (rng) => {
  const names = ['John', 'Jack', 'James', 'William', 'Michael', 'David', 'Joseph'];
  const [name1, name2] = rng.sample(names, 2);
  const places = ['cinema', 'mall', 'library', 'park', 'gym', 'bank', 'school'];
  const [place1, place2, place3] = rng.sample(places, 3);
  const draw = (low: number, high: number): number =>
    until(
      (minutes) => minutes % 5 !== 0,
      () => rng.randint(low, high),
    );
  const leg1 = draw(10, 30);
  const leg2 = draw(10, 70);
  const total = draw(leg1 + leg2 + 5, 140);
  const after = total - leg1;
  return {
    question: `${name1} and ${name2} must be at the ${place1} in ${total} minutes. Walking, they pass the ${place2} after ${leg1} minutes and come to the ${place3} ${leg2} minutes later. How many minutes may the rest of the way take if they are to be on time?`,
    answer: after - leg2,
    steps: [
      `Left at the ${place2}: ${total} - ${leg1} = ${after}`,
      `Left at the ${place3}: ${after} - ${leg2} = ${after - leg2}`,
    ],
    variables: {
      name1,
      name2,
      total_time: total,
      library_time: leg1,
      station_time: leg2,
      location1: place1,
      location2: place2,
      location3: place3,
      remaining_time: after - leg2,
    },
  };
};

const insects: Template = (rng) => {
  const name = rng.choice(['Dax', 'Alex', 'Sam', 'Jordan', 'Taylor', 'Morgan', 'Riley']);
  const place = rng.choice(['orchard', 'backyard', 'greenhouse', 'allotment']);
  const fruit = rng.choice(['strawberries', 'cherries', 'blueberries', 'raspberries']);
  const location = rng.choice(['garden', 'field', 'plot', 'patch']);
  const kinds = ['beetles', 'ladybugs', 'grasshoppers', 'caterpillars', 'bees', 'wasps'];
  const [insect1, insect2] = rng.sample(kinds, 2);
  const count2 = whole(rng.randint(20, 200) + 1, 2) * 2;
  const count1 = count2 / 2;
  return {
    question: `While picking ${fruit} near the ${place}, ${name} takes stock of the insects in the ${location}: ${count2} ${insect2}, half that number of ${insect1}, and no others. How many insects are in the ${location}?`,
    answer: count2 + count1,
    steps: [`${insect1}: ${count2} / 2 = ${count1}`, `Insects: ${count2} + ${count1} = ${count2 + count1}`],
    variables: { name, place, fruit, location, insect1, insect2, n: count2, frac: 'half', num_insect1: count1 },
  };
};

const familyBakery: Template = (rng) => {
  const family = rng.choice(['Smith', 'Johnson', 'Williams', 'Brown', 'Jones']);
  const item = rng.choice(['cupcake', 'muffin', 'brownie', 'biscuit']);
  const flavors = ['vanilla', 'strawberry', 'blueberry', 'lemon', 'peanut butter'];
  const [flavor1, flavor2, flavor3] = rng.sample(flavors, 3);
  const total = rng.randrange(5000, 10_000, 25);
  const [count1, count2] = until(
    ([one, two]) => one + two < total,
    () => [rng.randint(1000, 3000), rng.randint(1000, 3000)] as const,
  );
  const both = count1 + count2;
  return {
    question: `Of the ${total} ${plural(item)} that came out of the ovens of the ${family} family bakery today, ${count1} were ${flavor1}, ${count2} were ${flavor2} and the others were all ${flavor3}. How many ${flavor3} ${plural(item)} were there?`,
    answer: total - both,
    steps: [`The first two: ${count1} + ${count2} = ${both}`, `${flavor3}: ${total} - ${both} = ${total - both}`],
    variables: { family, item, total, n1: count1, n2: count2, n3: total - both, flavor1, flavor2, flavor3 },
  };
};

const sportsDay: Template = (rng) => {
  const sports = rng.sample(['basketball', 'badminton', 'table tennis', 'football', 'volleyball'], 3);
  const [sport1, sport2, sport3] = sports;
  const players1 = rng.randint(4, 21);
  const boys = rng.randint(10, 31);
  const girls = rng.randint(10, 31);
  const players2 = players1 * 2;
  const players3 = boys + girls;
  const total = players1 + players2 + players3;
  return {
    question: `On sports day every student plays exactly one game. ${players1} choose ${sport1}, twice as many choose ${sport2}, and ${boys} boys and ${girls} girls choose ${sport3}. How many students take part?`,
    answer: total,
    steps: [
      `${sport2}: ${players1} * 2 = ${players2}`,
      `${sport3}: ${boys} + ${girls} = ${players3}`,
      `Students: ${players1} + ${players2} + ${players3} = ${total}`,
    ],
    variables: {
      tennis_players: players1,
      volleyball_players: players2,
      soccer_boys: boys,
      soccer_girls: girls,
      total_soccer: players3,
      total_students: total,
      sports,
    },
  };
};

const drinkCalories: Template = (rng) => {
  const name = rng.choice(['John', 'Mike', 'James', 'David', 'Robert', 'William']);
  const container = rng.choice(['cup', 'bottle', 'carton']);
  const liquid = rng.choice(['juice', 'soda', 'sparkling water', 'tea', 'lemonade']);
  const unit = rng.choice(['ounce', 'mL', 'cc', 'oz']);
  const volume = rng.randint(6, 16);
  const containers = rng.randint(2, 6);
  const calories = rng.randint(2, 10);
  const drunk = volume * containers;
  return {
    question: `${name} empties ${count(containers, container)} of ${liquid}. Each holds ${count(volume, unit)}, and this ${liquid} has ${calories} calories per ${unit}. How many calories has he taken in?`,
    answer: drunk * calories,
    steps: [`Amount: ${volume} * ${containers} = ${drunk}`, `Calories: ${drunk} * ${calories} = ${drunk * calories}`],
    variables: {
      name,
      container,
      liquid,
      volume,
      unit,
      num_containers: containers,
      calories,
      total_volume: drunk,
      total_calories: drunk * calories,
    },
  };
};

const fogBank: Template = (rng) => {
  const miles = rng.randint(2, 50);
  const stretches = rng.randint(2, Math.min(20, whole(100, miles)));
  const total = miles * stretches;
  const minutes = rng.randint(2, 500);
  return {
    question: `Fog drifts over a town from its harbor to its inland end, ${total} miles away. It moves on by ${miles} miles every ${minutes} minutes. After how many minutes does it reach the inland end?`,
    answer: stretches * minutes,
    steps: [
      `Stretches: ${total} / ${miles} = ${stretches}`,
      `Minutes: ${stretches} * ${minutes} = ${stretches * minutes}`,
    ],
    variables: {
      time_per_interval: minutes,
      distance_per_interval: miles,
      total_distance: total,
      intervals: stretches,
    },
  };
};

export const stories: readonly Template[] = [
  puzzlePieces,
  birthdayOuting,
  handwriting,
  dieRolls,
  onTime,
  insects,
  familyBakery,
  sportsDay,
  drinkCalories,
  fogBank,
];

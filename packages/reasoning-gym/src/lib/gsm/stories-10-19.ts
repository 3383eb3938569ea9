import { a, count, EURO_SECOND, plural, ratio, settle, share, type Template, times, until, whole } from './story.ts';

const agesToCome: Template = (rng) => {
  const name1 = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard']);
  const name2 = rng.choice(['Mary', 'Patricia', 'Jennifer', 'Linda', 'Elizabeth', 'Barbara', 'Susan']);
  const relation = rng.choice(['sister', 'cousin']);
  const age = rng.randint(8, 25);
  const years = rng.randint(2, 10);
  const factor = rng.randint(2, 5);
  const future = age * factor;
  return {
    question: `Today ${name1} is aged ${age}. ${years} years from today, ${name1}'s ${relation} ${name2} will reach an age that is ${times(factor)} his age of today. How old is ${name2} today?`,
    answer: future - years,
    steps: [`Her age then: ${age} * ${factor} = ${future}`, `Her age today: ${future} - ${years} = ${future - years}`],
    variables: {
      name1,
      name2,
      age1: age,
      years,
      relation_type: relation,
      mult: factor,
      future_age: future,
      current_age: future - years,
    },
  };
};

const fruitAtHome: Template = (rng) => {
  const name = rng.choice(['Allan', 'John', 'Michael', 'David', 'James', 'Robert', 'William']);
  const foods = ['corn', 'apple', 'banana', 'orange', 'pear', 'grape', 'fig', 'persimmon', 'plum', 'kiwi'];
  const [food1, food2] = rng.sample(foods, 2) as [string, string];
  const factor = rng.randint(2, 4);
  const held2 = rng.randint(20, 100);
  const bought2 = rng.randint(30, 100);
  const fewer = rng.randint(10, Math.min(bought2, 50));
  const held1 = held2 * factor;
  const held = held1 + held2;
  const bought1 = bought2 - fewer;
  const bought = bought1 + bought2;
  return {
    question: `${name}'s larder holds ${held2} ${plural(food2)} and ${times(factor)} as many ${plural(food1)}. He goes out and buys another ${bought2} ${plural(food2)}; the number of ${plural(food1)} he buys is ${fewer} less than that. Counting ${plural(food1)} and ${plural(food2)} together, how many does he now have?`,
    answer: held + bought,
    steps: [
      `${plural(food1)} at first: ${held2} * ${factor} = ${held1}`,
      `Both at first: ${held1} + ${held2} = ${held}`,
      `${plural(food1)} bought: ${bought2} - ${fewer} = ${bought1}`,
      `Both bought: ${bought1} + ${bought2} = ${bought}`,
      `Now: ${held} + ${bought} = ${held + bought}`,
    ],
    variables: {
      name,
      food1,
      food2,
      multiplier: factor,
      initial_amount: held2,
      bought_amount: bought2,
      difference: fewer,
      initial_total: held,
      bought_total: bought,
      final_total: held + bought,
    },
  };
};

const puzzleTime: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const games = ['word puzzle', 'jigsaw puzzle', 'chess puzzle', 'riddle', 'brain teaser'];
  const [game1, game2] = rng.sample(games, 2) as [string, string];
  const period = rng.choice(['weekend', 'vacation', 'holiday', 'day off', 'free time']);
  const [time1, time2] = until(
    ([slow, quick]) => quick < slow,
    () => [rng.randint(5, 30), rng.randint(3, 20)] as const,
  );
  const count1 = rng.randint(2, 10);
  const count2 = rng.randint(4, 15);
  const total1 = time1 * count1;
  const total2 = time2 * count2;
  return {
    question: `${name} solves ${a(game1)} in ${time1} minutes and ${a(game2)} in ${time2} minutes. During her ${period} she solved ${count1} ${plural(game1)} and ${count2} ${plural(game2)}. How many minutes was she busy with them?`,
    answer: total1 + total2,
    steps: [
      `${plural(game1)}: ${time1} * ${count1} = ${total1}`,
      `${plural(game2)}: ${time2} * ${count2} = ${total2}`,
      `Together: ${total1} + ${total2} = ${total1 + total2}`,
    ],
    variables: {
      name,
      game1,
      game2,
      period,
      time1,
      time2,
      num1: count1,
      num2: count2,
      total_time1: total1,
      total_time2: total2,
    },
  };
};

const waterSlides: Template = (rng) => {
  const park = rng.choice(['Splash World', 'Aqua Adventure', 'Water Wonderland', 'Neptunes Kingdom']);
  const unit = rng.choice(['yards', 'meters']);
  const speed1 = 5 * rng.randint(8, 12);
  const speed2 = 5 * rng.randint(speed1 / 5 + 2, 16);
  const time2 = rng.randint(3, 5);
  const drawnTime1 = time2 + rng.randint(1, 2);
  const length2 = speed2 * time2;
  const time1 = speed1 * drawnTime1 <= length2 ? drawnTime1 + 1 : drawnTime1;
  const length1 = speed1 * time1;
  return {
    question: `${park} has a blue and a green water slide. On the blue one, ${length1} ${unit} long, riders move at ${speed1} ${unit} a minute. The green one is steeper: riders cover its ${length2} ${unit} at ${speed2} ${unit} a minute. By how many minutes does a ride on the blue slide outlast a ride on the green one?`,
    answer: time1 - time2,
    steps: [
      `Blue slide: ${length1} / ${speed1} = ${time1}`,
      `Green slide: ${length2} / ${speed2} = ${time2}`,
      `Difference: ${time1} - ${time2} = ${time1 - time2}`,
    ],
    variables: { park_name: park, unit, length1, length2, speed1, speed2, time1, time2 },
  };
};

const exercisePlan: Template = (rng) => {
  const name = rng.choice(['Peter', 'John', 'Michael', 'David', 'James', 'Robert', 'William']);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const [day1, day2, day3] = rng.sample(days, 3);
  const factor = rng.choice([2, 3, 4]);
  const time1 = rng.randint(10, 60);
  const time2 = rng.randint(10, 60);
  const combined = time1 + time2;
  const target = combined * factor;
  return {
    question: `${name}'s training log shows ${time1} minutes for ${day1} and ${time2} minutes for ${day2}. For ${day3} he plans ${times(factor)} the sum of those two. How many minutes is that?`,
    answer: target,
    steps: [`Sum: ${time1} + ${time2} = ${combined}`, `Plan: ${combined} * ${factor} = ${target}`],
    variables: {
      name,
      day1,
      day2,
      day3,
      time1,
      time2,
      multiplier: factor,
      combined_time: combined,
      target_time: target,
    },
  };
};

const sportsGear: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte', 'Amelia']);
  const sport = rng.choice(['swimming', 'cycling', 'basketball', 'soccer', 'volleyball']);
  const item1 = rng.choice(['t-shirt', 'jersey', 'sports bra']);
  const item2 = rng.choice(['shorts', 'leggings', 'sweatpants']);
  const item3 = rng.choice(['sneakers', 'cleats', 'athletic shoes']);
  const item4 = rng.choice(['socks', 'headbands', 'wristbands']);
  const currency = rng.choice(EURO_SECOND);
  const price1 = rng.randint(8, 25);
  const price2 = rng.randint(3, 15);
  const price4 = rng.randint(5, 15);
  const discount = rng.randint(1, Math.min(5, price4));
  const price3 = whole(rng.randint(30, 80), 2) * 2;
  const cost2 = price1 + price2;
  const cost3 = price3 / 2;
  const cost4 = price4 - discount;
  const total = price1 + cost2 + cost3 + cost4;
  return {
    question: `${name} needs an outfit for ${sport}. Her ${item1} costs ${currency}${price1}, and her ${item2} cost ${currency}${price2} more than that. Her ${item3} are marked ${currency}${price3}, but today they go for half of it. A pack of ${item4} at ${currency}${price4} gets cheaper by ${currency}${discount} with a coupon she has. What does the whole outfit cost her?`,
    answer: total,
    steps: [
      `${item2}: ${price1} + ${price2} = ${cost2}`,
      `${item3}: ${price3} / 2 = ${cost3}`,
      `${item4}: ${price4} - ${discount} = ${cost4}`,
      `Outfit: ${price1} + ${cost2} + ${cost3} + ${cost4} = ${total}`,
    ],
    variables: { name, sport, item1, item2, item3, item4, currency, price1, price2, price3, price4, discount },
  };
};

const onlineFriends: Template = (rng) => {
  const names = ['Charlie', 'Dorothy', 'James', 'Sarah', 'Michael', 'Emily', 'David'];
  const [name1, name2, name3] = rng.sample(names, 3);
  const platform = rng.choice(['Instagram', 'Twitter', 'LinkedIn', 'TikTok', 'Snapchat']);
  const factor1 = rng.randint(2, 5);
  const factor2 = until(
    (factor) => factor !== factor1,
    () => rng.randint(2, 5),
  );
  const base = rng.randint(4, 20);
  const friends1 = base * factor1;
  const friends3 = base * factor2;
  return {
    question: `Three classmates compare their lists of friends on ${platform}. ${name1}'s list is ${times(factor1)} as long as ${name2}'s, and ${name3}'s is ${times(factor2)} as long as ${name2}'s. There are ${friends1} friends on ${name1}'s list. How many are on ${name3}'s?`,
    answer: friends3,
    steps: [`${name2}: ${friends1} / ${factor1} = ${base}`, `${name3}: ${base} * ${factor2} = ${friends3}`],
    variables: {
      name1,
      name2,
      name3,
      platform,
      mult1: factor1,
      mult2: factor2,
      base_friends: base,
      charlie_friends: friends1,
      james_friends: friends3,
    },
  };
};

const fillingBeds: Template = (rng) => {
  const facility = rng.choice(['hospital', 'clinic', 'medical center', 'care facility']);
  const item = rng.choice(['bed', 'room', 'ward']);
  const event = rng.choice(['flu season', 'natural disaster', 'major accident', 'pandemic']);
  const bottom = rng.choice([5, 4, 3, 2]);
  const total = bottom * 100 * rng.randint(5, 15);
  const occupied = total / bottom;
  const empty = total - occupied;
  const fivesADay = (weeks: number): number => whole(whole(empty, weeks * 7), 5);
  const drawnWeeks = rng.randint(2, 4);
  const weeks = fivesADay(drawnWeeks) <= 4 ? 2 : drawnWeeks;
  const daily = 5 * rng.randint(4, fivesADay(weeks));
  const perWeek = daily * 7;
  const admitted = perWeek * weeks;
  return {
    question: `Of the ${total} ${plural(item)} in ${a(facility)}, 1/${bottom} are taken. Then a ${event} brings in ${daily} new patients a day. Every new patient takes up one free ${item}, and nobody is sent home. How many ${plural(item)} are still free after ${weeks} weeks?`,
    answer: empty - admitted,
    steps: [
      `Taken: ${total} * 1 / ${bottom} = ${occupied}`,
      `Free at first: ${total} - ${occupied} = ${empty}`,
      `New in a week: ${daily} * 7 = ${perWeek}`,
      `New altogether: ${perWeek} * ${weeks} = ${admitted}`,
      `Still free: ${empty} - ${admitted} = ${empty - admitted}`,
    ],
    variables: {
      facility,
      total_capacity: total,
      item,
      initial_fraction: `1/${bottom}`,
      event,
      daily_patients: daily,
      period_weeks: weeks,
      initial_occupied: occupied,
      initial_empty: empty,
      total_admitted: admitted,
    },
  };
};

const TWENTY_NAMES = [
  'James',
  'John',
  'Robert',
  'Michael',
  'William',
  'David',
  'Richard',
  'Joseph',
  'Thomas',
  'Charles',
  'Mary',
  'Patricia',
  'Jennifer',
  'Linda',
  'Elizabeth',
  'Barbara',
  'Susan',
  'Jessica',
  'Sarah',
  'Karen',
] as const;

const twoScores: Template = (rng) => {
  const [name1, name2] = rng.sample(TWENTY_NAMES, 2);
  const game = rng.choice(['bowling', 'darts', 'archery', 'basketball', 'tennis']);
  const fraction = rng.choice([0.5]);
  const drawnScore = rng.randint(200, 500);
  const bonus = rng.randint(5, 50);
  const score1 = settle(
    drawnScore,
    (score) => Number.isInteger(score * fraction),
    () => rng.randint(200, 500),
  );
  const part = score1 * fraction;
  const score2 = part + bonus;
  return {
    question: `At ${game}, ${name1} ended up with ${score1} points. ${name2}'s result was ${bonus} points above ${share(fraction)} of ${name1}'s. What do the two results add up to?`,
    answer: score1 + score2,
    steps: [
      `Part of it: ${score1} * ${ratio(fraction)} = ${part}`,
      `${name2}: ${part} + ${bonus} = ${score2}`,
      `Sum: ${score1} + ${score2} = ${score1 + score2}`,
    ],
    variables: { name1, name2, game, score1, bonus, fraction, score2, total_score: score1 + score2 },
  };
};

const popcorn: Template = (rng) => {
  const name = rng.choice(['Garrett', 'James', 'Michael', 'David', 'John', 'Robert', 'William']);
  const pan = rng.choice(['pan', 'pot', 'skillet']);
  const first = rng.randrange(10, 101, 10);
  const seconds = rng.randrange(10, 31, 2);
  const factor2 = rng.randint(2, 5);
  const factor3 = until(
    (factor) => (factor * first) % 8 === 0,
    () => rng.randint(factor2 + 1, 8),
  );
  const second = factor2 * first;
  const third = factor3 * first;
  const fourth = third / 2;
  const residual = fourth / 4;
  const total = first + second + third + fourth + residual;
  return {
    question: `${name} counts the corn kernels that burst in his ${pan}, ${seconds} seconds at a time. In the first stretch ${count(first, 'kernel')} burst, in the second ${factor2} times as many as in the first, in the third ${factor3} times as many as in the first, and in the fourth half as many as in the third. Then he takes the ${pan} off the stove, and a quarter of the fourth stretch's number burst afterwards. How many kernels burst altogether?`,
    answer: total,
    steps: [
      `Second: ${factor2} * ${first} = ${second}`,
      `Third: ${factor3} * ${first} = ${third}`,
      `Fourth: ${third} / 2 = ${fourth}`,
      `Afterwards: ${fourth} / 4 = ${residual}`,
      `All: ${first} + ${second} + ${third} + ${fourth} + ${residual} = ${total}`,
    ],
    variables: {
      name,
      pan,
      initial_kernels: first,
      time_interval: seconds,
      multiplier_2: factor2,
      multiplier_3: factor3,
      second_interval: second,
      third_interval: third,
      fourth_interval: fourth,
      residual,
      total,
    },
  };
};

export const stories: readonly Template[] = [
  agesToCome,
  fruitAtHome,
  puzzleTime,
  waterSlides,
  exercisePlan,
  sportsGear,
  onlineFriends,
  fillingBeds,
  twoScores,
  popcorn,
];

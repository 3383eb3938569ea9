import { count, plural, POUND_SECOND, settle, type Template, until, whole } from './story.ts';

const spoolsOfThread: Template = (rng) => {
  const name = rng.choice(['Candy', 'Sarah', 'Emma', 'Olivia', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const [color1, color2] = rng.sample(['blue', 'red', 'green', 'yellow', 'purple', 'orange'], 2);
  const light1 = rng.randint(15, 45);
  const dark1 = rng.randint(45, 100);
  const light2 = rng.randint(20, 80);
  const drawnDark2 = rng.randint(50, 100);
  const both1 = light1 + dark1;
  let total = both1 + light2 + drawnDark2;
  while ((both1 * 100) % total !== 0) total += 1;
  const dark2 = total - both1 - light2;
  const percent = (both1 * 100) / total;
  return {
    question: `In ${name}'s sewing box the spools of thread are ${light1} light ${color1}, ${dark1} dark ${color1}, ${light2} light ${color2} and ${dark2} dark ${color2} ones. Light and dark taken together, what percentage of all spools are ${color1}?`,
    answer: percent,
    steps: [
      `${color1}: ${light1} + ${dark1} = ${both1}`,
      `All: ${both1} + ${light2} + ${dark2} = ${total}`,
      `Percentage: 100 * ${both1} / ${total} = ${percent}`,
    ],
    variables: {
      name,
      color1,
      color2,
      light_color1_spools: light1,
      dark_color1_spools: dark1,
      light_color2_spools: light2,
      dark_color2_spools: dark2,
      total_color1_spools: both1,
      total_spools: total,
      percent_color1: percent,
    },
  };
};

const yearlyIncome: Template = (rng) => {
  const occupation = rng.choice(['plumber', 'electrician', 'painter', 'carpenter', 'landscaper']);
  const currency = rng.choice(POUND_SECOND);
  const weeks = rng.randint(2, 5);
  const days = rng.randint(4, 7);
  const pay = rng.randrange(40, 200, 5);
  const monthlyDays = days * weeks;
  const monthly = monthlyDays * pay;
  return {
    question: `The working month of one ${occupation} has ${weeks} weeks with ${days} working days in each, and he makes ${currency}${pay} per working day. How much does he make in a year of 12 such months?`,
    answer: monthly * 12,
    steps: [
      `Days a month: ${days} * ${weeks} = ${monthlyDays}`,
      `Income a month: ${monthlyDays} * ${pay} = ${monthly}`,
      `Income a year: ${monthly} * 12 = ${monthly * 12}`,
    ],
    variables: {
      occupation,
      weeks_per_month: weeks,
      days_per_week: days,
      pay_per_day: pay,
      currency,
      days_per_month: monthlyDays,
      monthly_pay: monthly,
    },
  };
};

const answeredEmails: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard', 'Joseph']);
  const draw = (): readonly [number, number] => [rng.randint(50, 200), rng.randint(5, 40)];
  const first = draw();
  const workdays = rng.randint(3, 7);
  const [emails, percent] = settle(first, ([received, ignored]) => (received * ignored) % 100 === 0, draw);
  const ignored = (emails * percent) / 100;
  const answered = emails - ignored;
  return {
    question: `Each working day ${emails} emails reach ${name}. He leaves ${percent}% of them alone, since they need no reply, and replies once to each of the others. How many replies does he write in a week with ${workdays} working days?`,
    answer: answered * workdays,
    steps: [
      `Left alone: ${emails} * ${percent} / 100 = ${ignored}`,
      `Replies a day: ${emails} - ${ignored} = ${answered}`,
      `Replies a week: ${answered} * ${workdays} = ${answered * workdays}`,
    ],
    variables: {
      name,
      num_emails: emails,
      no_response_percent: percent,
      workdays,
      no_response: ignored,
      responds_to: answered,
      total_responses: answered * workdays,
    },
  };
};

const sharedFence: Template = (rng) => {
  const [name1, name2] = rng.sample(['Sam', 'Harry', 'Tom', 'John', 'Mike', 'Dave', 'Steve', 'Bob'], 2);
  const unit = rng.choice(['feet', 'yards', 'meters']);
  const difference = 10 * rng.randint(2, 18);
  const total = difference + 22 + 2 * rng.randint(0, 100);
  const double = total - difference;
  const amount1 = double / 2;
  return {
    question: `Two neighbors, ${name1} and ${name2}, divide ${total} ${unit} of fence so that nothing is left over and ${name2}'s part is ${difference} ${unit} longer than ${name1}'s. How many ${unit} of fence does ${name1} get?`,
    answer: amount1,
    steps: [`Without the surplus: ${total} - ${difference} = ${double}`, `${name1}: ${double} / 2 = ${amount1}`],
    variables: { name1, name2, total_fence: total, difference, unit, amount1, amount2: amount1 + difference },
  };
};

const warmWater: Template = (rng) => {
  const name = rng.choice(['Ray', 'Jim', 'Bob', 'Tom', 'Mike', 'John', 'Steve']);
  const unit = rng.choice(['mile', 'kilometer']);
  const cold = rng.randint(10, 25);
  const extra = rng.randint(1, Math.min(10, 59 - 2 * cold));
  const distance = rng.randint(2, 8);
  const warm = extra + 2 * cold;
  const coldTotal = distance * cold;
  const warmTotal = distance * warm;
  return {
    question: `In cold water a ${unit} takes the swimmer ${name} ${cold} minutes. In warm water a ${unit} takes him twice that time and another ${count(extra, 'minute')} on top. How many minutes longer does he need for ${distance} ${plural(unit)} in warm water than in cold water?`,
    answer: warmTotal - coldTotal,
    steps: [
      `A ${unit} in warm water: 2 * ${cold} + ${extra} = ${warm}`,
      `Cold: ${distance} * ${cold} = ${coldTotal}`,
      `Warm: ${distance} * ${warm} = ${warmTotal}`,
      `Difference: ${warmTotal} - ${coldTotal} = ${warmTotal - coldTotal}`,
    ],
    variables: {
      name,
      unit,
      time_cold: cold,
      extra_time: extra,
      multiplier: 2,
      distance,
      time_warm: warm,
      time_cold_total: coldTotal,
      time_warm_total: warmTotal,
    },
  };
};

const roomPerimeter: Template = (rng) => {
  const name = rng.choice(['William', 'James', 'John', 'Michael', 'David', 'Robert', 'Thomas']);
  const room = rng.choice(['living room', 'study', 'office', 'kitchen']);
  const unit1 = rng.choice(['feet', 'meters']);
  const unit2 = unit1 === 'feet' ? 'yards' : 'meters';
  const length = rng.randint(5, 40);
  const converted = unit1 === 'feet' ? length * 3 : length;
  const narrowest = converted + 1;
  const width = rng.randint(narrowest, Math.max(narrowest + 1, Math.min(100, narrowest + 50)));
  const area = width * converted;
  const sides = width + converted;
  return {
    question: `${name}'s ${room} is a rectangle with an area of ${area} square ${unit1}. One of its sides is ${length} ${unit2} long.${unit1 === 'feet' ? ' A yard is 3 feet.' : ''} How many ${unit1} is it around the edge of the room?`,
    answer: 2 * sides,
    steps: [
      ...(unit1 === 'feet' ? [`That side in feet: ${length} * 3 = ${converted}`] : []),
      `Other side: ${area} / ${converted} = ${width}`,
      `Both sides: ${width} + ${converted} = ${sides}`,
      `Around: 2 * ${sides} = ${2 * sides}`,
    ],
    variables: { name, room_type: room, area, length, unit1, unit2, width, length_converted: converted },
  };
};

const truckloads: Template = (rng) => {
  const animals = rng.choice(['horses', 'cows', 'sheep', 'pigs', 'alpacas']);
  const unit = rng.choice(['pound', 'kilogram']);
  const [feed1, feed2, feed4] = rng.sample(['hay', 'corn', 'oats', 'apples', 'wheat'], 3);
  const feed3 = rng.choice(['carrots', 'beets', 'cucumbers']);
  const count4 = rng.randint(4, 8);
  const count3 = rng.randint(11, 15);
  const count2 = rng.randint(15, 20);
  const count1 = rng.randint(31, 35);
  const [each4, each3, each2, each1] = until(
    ([box, bag, sack, bale]) =>
      box * count4 < bag * count3 && bag * count3 < sack * count2 && sack * count2 < bale * count1,
    () => [rng.randint(3, 8), rng.randint(5, 10), rng.randint(15, 20), rng.randint(35, 45)] as const,
  );
  const [weight1, weight2, weight3, weight4] = [count1 * each1, count2 * each2, count3 * each3, count4 * each4];
  const total = weight1 + weight2 + weight3 + weight4;
  const capacity = whole(total, rng.randint(2, 4));
  const loads = whole(total, capacity);
  return {
    question: `To feed his ${animals}, a farmer orders ${count1} bales of ${feed1} weighing ${each1} ${plural(unit)} each, ${count2} sacks of ${feed2} of ${each2} ${plural(unit)} each, ${count3} bags of ${feed3} of ${each3} ${plural(unit)} each and ${count4} boxes of ${feed4} of ${each4} ${plural(unit)} each. His truck carries ${capacity} ${plural(unit)}, and the feed can be loaded so that no space is lost. How many completely full truckloads does the order make?`,
    answer: loads,
    steps: [
      `${feed1}: ${count1} * ${each1} = ${weight1}`,
      `${feed2}: ${count2} * ${each2} = ${weight2}`,
      `${feed3}: ${count3} * ${each3} = ${weight3}`,
      `${feed4}: ${count4} * ${each4} = ${weight4}`,
      `Order: ${weight1} + ${weight2} + ${weight3} + ${weight4} = ${total}`,
      `Full loads: ${total} / ${capacity}, rounded down = ${loads}`,
    ],
    variables: {
      animals,
      unit,
      feed_types: [feed1, feed2, feed3, feed4],
      quantities: [count1, count2, count3, count4],
      weights: [each1, each2, each3, each4],
      truck_capacity: capacity,
      total_weight: total,
    },
  };
};

const iceCubes: Template = (rng) => {
  const name = rng.choice(['Peter', 'John', 'Michael', 'David', 'James', 'Robert', 'William']);
  const unit = rng.choice(['ounce', 'gram', 'milliliter']);
  const large = rng.randint(7, 14);
  const medium = rng.randint(3, large - 1);
  const largeCubes = rng.randint(2, 8);
  const mediumCubes = rng.randint(4, 12);
  const smallCubes = rng.choice([14, 24, 15]);
  const used = largeCubes * large + mediumCubes * medium + smallCubes / 2;
  const total = Math.trunc(used + rng.randint(1, 10));
  return {
    question: `${name} freezes ice cubes from ${total} ${plural(unit)} of water: ${largeCubes} large cubes of ${large} ${plural(unit)}, ${mediumCubes} medium ones of ${medium} ${plural(unit)} and ${smallCubes} small ones of 1/2 ${unit} each. How many full ${plural(unit)} of water are left over?`,
    answer: Math.trunc(total - used),
    steps: [
      `Frozen: ${largeCubes} * ${large} + ${mediumCubes} * ${medium} + ${smallCubes} * 1 / 2 = ${used}`,
      `Left: ${total} - ${used}, rounded down = ${Math.trunc(total - used)}`,
    ],
    variables: {
      name,
      unit,
      weight_large: large,
      weight_medium: medium,
      weight_small: '1/2',
      num_large: largeCubes,
      num_medium: mediumCubes,
      num_small: smallCubes,
      total_amount: total,
      remaining: total - used,
    },
  };
};

const graduationSeats: Template = (rng) => {
  const schools = ['Oakwood High School', 'Riverside Academy', 'Sunnyside High', 'Greenville High School'];
  const school = rng.choice(schools);
  const venue = rng.choice(['Auditorium', 'Gymnasium', 'Sports Arena', 'Convention Center']);
  const graduates = rng.randrange(500, 1500, 50);
  const faculty = rng.randrange(100, 500, 50);
  const tickets = rng.randint(2, 10);
  const free = tickets * graduates;
  const reserved = graduates + faculty;
  const total = free + reserved;
  return {
    question: `For the graduation of ${school}, ${total} people find a seat in the ${venue}. The ${graduates} graduates sit there themselves, and so do ${faculty} members of staff. All other seats go to the graduates' guests, the same number of tickets to every graduate. How many tickets is that for each?`,
    answer: tickets,
    steps: [
      `Graduates and staff: ${graduates} + ${faculty} = ${reserved}`,
      `For guests: ${total} - ${reserved} = ${free}`,
      `For each: ${free} / ${graduates} = ${tickets}`,
    ],
    variables: {
      school,
      venue,
      total_seats: total,
      graduate_seats: graduates,
      faculty_seats: faculty,
      remaining_seats: free,
      tickets_per_graduate: tickets,
    },
  };
};

const HUNTERS = [
  'Emma',
  'Liam',
  'Olivia',
  'Noah',
  'Ava',
  'Oliver',
  'Isabella',
  'William',
  'Sophia',
  'James',
  'Charlotte',
  'Benjamin',
  'Mia',
  'Lucas',
  'Harper',
] as const;

const eggHunt: Template = (rng) => {
  const [name1, name2, name3, name4, name5] = rng.sample(HUNTERS, 5);
  const [dozens, found1, fewer] = until(
    ([hidden, first, less]) => {
      const third = 2 * first - less;
      return third > 0 && third % 2 === 0 && hidden * 12 > first + 2 * first + third + third / 2;
    },
    () => [rng.randint(2, 10), rng.randint(3, 15), rng.randint(1, 5)] as const,
  );
  const total = dozens * 12;
  const found2 = found1 * 2;
  const found3 = found2 - fewer;
  const found4 = found3 / 2;
  const found = found1 + found2 + found3 + found4;
  return {
    question: `For an egg hunt ${name1} distributes ${dozens} dozen eggs among the bushes. ${name2} gathers ${found1} of them, ${name3} twice as many as ${name2}, ${name4} ${fewer} fewer than ${name3}, and ${name5} half as many as ${name4}. How many eggs remain in the bushes?`,
    answer: total - found,
    steps: [
      `Hidden: ${dozens} * 12 = ${total}`,
      `${name3}: ${found1} * 2 = ${found2}`,
      `${name4}: ${found2} - ${fewer} = ${found3}`,
      `${name5}: ${found3} / 2 = ${found4}`,
      `Gathered: ${found1} + ${found2} + ${found3} + ${found4} = ${found}`,
      `Remaining: ${total} - ${found} = ${total - found}`,
    ],
    variables: {
      name1,
      name2,
      name3,
      name4,
      name5,
      num_dozen: dozens,
      found_first: found1,
      multiplier: 2,
      less_amount: fewer,
      fraction: 0.5,
      total_eggs: total,
      total_found: found,
      remaining: total - found,
    },
  };
};

export const stories: readonly Template[] = [
  spoolsOfThread,
  yearlyIncome,
  answeredEmails,
  sharedFence,
  warmWater,
  roomPerimeter,
  truckloads,
  iceCubes,
  graduationSeats,
  eggHunt,
];

import { a, plural, range, ratio, settle, share, type Template, times, until, whole } from './story.ts';

const favouritePastimes: Template = (rng) => {
  const group = rng.choice(['group', 'class']);
  const hobby2 = rng.choice(['basketball', 'soccer', 'tennis', 'baseball', 'volleyball']);
  const hobbies = ['read', 'paint', 'hike', 'dance', 'bake', 'play video games', 'play music'];
  const [hobby1, hobby3, hobby4] = rng.sample(hobbies, 3);
  const total = rng.randint(20, 200);
  const count2 = rng.randint(2, whole(total, 6));
  const count1 = rng.randint(2, whole(total, 3));
  const count4 = 2 * count2;
  const named = count1 + count2 + count4;
  return {
    question: `Each of the ${total} students in a ${group} has exactly one favourite pastime. ${count1} would rather ${hobby1}, and ${count2} would rather play ${hobby2}. Those who would rather ${hobby4} are twice as many as those for ${hobby2}. All the others would rather ${hobby3}. How many would rather ${hobby3}?`,
    answer: total - named,
    steps: [
      `To ${hobby4}: 2 * ${count2} = ${count4}`,
      `Other than to ${hobby3}: ${count1} + ${count2} + ${count4} = ${named}`,
      `To ${hobby3}: ${total} - ${named} = ${total - named}`,
    ],
    variables: {
      group_type: group,
      total_students: total,
      hobby1_count: count1,
      hobby2_count: count2,
      hobby3_count: total - named,
      hobby4_count: count4,
      hobby1,
      hobby2,
      hobby3,
      hobby4,
    },
  };
};

const fruitSlices: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte', 'Doxa']);
  const fruit = rng.choice(['orange', 'pear', 'peach', 'mango', 'kiwi', 'apple']);
  const [guest1, guest2] = rng.sample(['brother', 'sister', 'cousin', 'friend'], 2);
  const total = rng.randint(22, 33);
  const own = 3;
  const extra1 = rng.randint(5, Math.max(5, Math.min(13, whole(total - 3 * own, 2))));
  const extra2 = rng.randint(3, Math.max(3, Math.min(14, total - 3 * own - 2 * extra1)));
  const slices1 = own + extra1;
  const slices2 = slices1 + extra2;
  const eaten = own + slices1 + slices2;
  return {
    question: `${name} serves slices of ${fruit}. She has ${own} of them herself. Her ${guest1} has ${extra1} more than she has, and her ${guest2} has ${extra2} more than her ${guest1}. How many slices do the three of them have together?`,
    answer: eaten,
    steps: [
      `${guest1}: ${own} + ${extra1} = ${slices1}`,
      `${guest2}: ${slices1} + ${extra2} = ${slices2}`,
      `Together: ${own} + ${slices1} + ${slices2} = ${eaten}`,
    ],
    variables: {
      name,
      fruit,
      total_slices: total,
      first_person_slices: own,
      second_person_extra: extra1,
      third_person_extra: extra2,
      sibling1: guest1,
      sibling2: guest2,
      total_eaten: eaten,
    },
  };
};

const hoursOfLearning: Template = (rng) => {
  const name = rng.choice(['John', 'James', 'William', 'Michael', 'David', 'Richard', 'Thomas']);
  const draw = (): readonly [number, number, number, number] => [
    rng.randint(5, 10),
    rng.randint(1, 5),
    rng.randrange(30, 61, 5),
    rng.randint(4, 7),
  ];
  const first = draw();
  const fraction = rng.choice([1 / 16, 1 / 8, 1 / 4, 1 / 2]);
  const [periods, extra, minutes, days] = settle(
    first,
    ([regular, more, length, perWeek]) => {
      const inClass = (regular + more) * length * perWeek;
      return Number.isInteger(inClass * fraction) && Number.isInteger((inClass + 2 * inClass * fraction) / 60);
    },
    draw,
  );
  const classes = periods + extra;
  const daily = classes * minutes;
  const weekly = daily * days;
  const weekend = weekly * fraction;
  const total = weekly + 2 * weekend;
  return {
    question: `A school day has ${periods} lessons, and ${name} takes ${extra} more on top. A lesson lasts ${minutes} minutes, and he goes to school ${days} days a week. At home he studies as well: on Saturday ${share(fraction)} of the time his lessons take in a whole week, and on Sunday the same again. How many hours of lessons and study does that make in a week?`,
    answer: total / 60,
    steps: [
      `Lessons a day: ${periods} + ${extra} = ${classes}`,
      `Minutes a day: ${classes} * ${minutes} = ${daily}`,
      `Minutes at school: ${daily} * ${days} = ${weekly}`,
      `Saturday: ${weekly} * ${ratio(fraction)} = ${weekend}`,
      `All minutes: ${weekly} + 2 * ${weekend} = ${total}`,
      `Hours: ${total} / 60 = ${total / 60}`,
    ],
    variables: {
      name,
      periods,
      extra_classes: extra,
      mins_per_class: minutes,
      days,
      weekend_fraction: fraction,
      total_classes: classes,
      daily_mins: daily,
      weekly_mins: weekly,
      weekend_mins: weekend,
      total_mins: total,
    },
  };
};

const cashiers: Template = (rng) => {
  const names = ['Julie', 'Sarah', 'Emma', 'Sophia', 'Olivia', 'Isabella', 'Mia', 'Charlotte'];
  const [name1, name2] = rng.sample(names, 2);
  const factor = rng.choice([2, 3, 4]);
  const slow = rng.randrange(35, 101, 7);
  const fast = slow * factor;
  const daily = slow + fast;
  return {
    question: `At the checkout ${name2} serves ${slow} customers a day. Her colleague ${name1}, who has years of practice, serves ${times(factor)} as many. Both work on all seven days of the week. How many customers do the two serve in a week?`,
    answer: daily * 7,
    steps: [
      `${name1}: ${slow} * ${factor} = ${fast}`,
      `Both in a day: ${slow} + ${fast} = ${daily}`,
      `Both in a week: ${daily} * 7 = ${daily * 7}`,
    ],
    variables: {
      name1,
      name2,
      multiplier: factor,
      base_rate: slow,
      fast_rate: fast,
      daily_total: daily,
      weekly_total: daily * 7,
    },
  };
};

const treasureHunt: Template = (rng) => {
  const event = rng.choice(['Halloween candy hunt', 'Treasure hunt', 'Scavenger hunt', 'Charity fundraiser']);
  const item = rng.choice(['eggs', 'treats', 'toys', 'coins', 'tokens', 'balls', 'candies', 'goodies']);
  const family = rng.choice(['Johnson', 'Williams', 'Mirzakhani', 'Lopez', 'Garcia', 'Lee']);
  const total = rng.randrange(50, 201, 10);
  const [perTwin, unfound] = until(
    ([found, missed]) => 2 * found + missed < total,
    () => [rng.randint(10, 51), rng.randint(5, 21)] as const,
  );
  const twins = 2 * perTwin;
  const rest = total - twins;
  return {
    question: `For the ${event}, ${total} ${item} are hidden. Each of the two ${family} twins finds ${perTwin} ${item}. Their friends find all the rest, apart from ${unfound} ${item} that nobody finds. How many ${item} do the friends find?`,
    answer: rest - unfound,
    steps: [
      `Twins: 2 * ${perTwin} = ${twins}`,
      `Rest: ${total} - ${twins} = ${rest}`,
      `Friends: ${rest} - ${unfound} = ${rest - unfound}`,
    ],
    variables: {
      event,
      item,
      family,
      items_per_twin: perTwin,
      unfound_items: unfound,
      total_items: total,
      twins_total: twins,
      friends_found: rest - unfound,
    },
  };
};

const LONGEST_CLEANING = 300;

const cleaningShift: Template = (rng) => {
  const job = rng.choice(['janitor', 'cleaner', 'maintenance worker']);
  const building = rng.choice(['office building', 'hospital', 'university']);
  const room = rng.choice(['room', 'floor']);
  const hours = rng.randint(6, 17);
  const target = rng.randint(20, 80);
  const perDay = rng.randint(2, 8);
  const percentage = (minutes: number): number => Math.trunc((100 * ((perDay * minutes) / 60)) / hours);
  let minutes = whole(target * hours * 60, 100 * perDay);
  while (percentage(minutes) !== target) {
    minutes += 1;
    if (minutes > LONGEST_CLEANING) throw new RangeError(`no cleaning time makes ${target}% of ${hours} hours`);
  }
  const days = rng.randint(3, 12);
  const rooms = perDay * days;
  const cleaning = perDay * minutes;
  return {
    question: `${rooms} ${plural(room)} of ${a(building)} have to be cleaned within ${days} days, equally many on each day. The ${job} in charge needs ${minutes} minutes for one ${room} and is on duty ${hours} hours a day. What percentage of the time on duty goes into cleaning ${plural(room)}? Round down to a whole percentage.`,
    answer: target,
    steps: [
      `A day: ${rooms} / ${days} = ${perDay}`,
      `Minutes of cleaning: ${perDay} * ${minutes} = ${cleaning}`,
      `Minutes on duty: ${hours} * 60 = ${hours * 60}`,
      `Percentage: 100 * ${cleaning} / ${hours * 60}, rounded down = ${target}`,
    ],
    variables: {
      job,
      building,
      room,
      num_rooms: rooms,
      num_days: days,
      time_per_room: minutes,
      hours_per_day: hours,
      rooms_per_day: perDay,
      minutes_per_day: cleaning,
      hours_cleaning: cleaning / 60,
      percentage: target,
    },
  };
};

const quizPoints: Template = (rng) => {
  const [total, percent, sure] = until(
    ([questions, part, right]) =>
      Number.isInteger(questions * (part / 100)) &&
      Number.isInteger(questions * (part / 100) * (right / 100)) &&
      Number.isInteger(questions * (1 - part / 100) * 0.5),
    () => [rng.randrange(10, 151, 10), rng.randrange(5, 71, 5), rng.randrange(5, 101, 5)] as const,
  );
  const name = rng.choice(['Emma', 'Sophia', 'Olivia', 'Ava', 'Isabella', 'Mia', 'Charlotte']);
  const subjects = [
    'history',
    'geography',
    'biology',
    'chemistry',
    'physics',
    'economics',
    'literature',
    'algebra',
    'geometry',
  ];
  const [subject1, subject2, subject3] = rng.sample(subjects, 3);
  const first = (total * percent) / 100;
  const others = total - first;
  const firstRight = (first * sure) / 100;
  const othersRight = others / 2;
  return {
    question: `A quiz has ${total} questions worth one point each. ${percent}% of them are about ${subject1}; all the others are about ${subject2} or ${subject3}. ${name} can count on ${sure}% of the ${subject1} questions and on half of all the others. How many points can she count on?`,
    answer: firstRight + othersRight,
    steps: [
      `${subject1}: ${total} * ${percent} / 100 = ${first}`,
      `Others: ${total} - ${first} = ${others}`,
      `Points in ${subject1}: ${first} * ${sure} / 100 = ${firstRight}`,
      `Points in the others: ${others} / 2 = ${othersRight}`,
      `Points: ${firstRight} + ${othersRight} = ${firstRight + othersRight}`,
    ],
    variables: {
      total_questions: total,
      easy_percent: percent,
      easy_correct_percent: sure,
      student_name: name,
      easy_subject: subject1,
      medium_subject: subject2,
      hard_subject: subject3,
      easy_questions: first,
      other_questions: others,
      easy_correct: firstRight,
      other_correct: othersRight,
    },
  };
};

const oreMiners: Template = (rng) => {
  const worker = rng.choice(['miner', 'goblin', 'gnome', 'troll']);
  const tool1 = rng.choice(['bare hands', 'basic shovel', 'wooden pickaxe']);
  const unit = rng.choice(['pounds', 'kgs']);
  const tool2 = rng.choice(['nickel pickaxe', 'bronze pickaxe', 'silver pickaxe']);
  const tool3 = rng.choice(['steel pickaxe', 'diamond pickaxe', 'mithril pickaxe', 'titanium pickaxe']);
  const percent = 5 * rng.randint(6, 12);
  const factor = rng.randint(2, 3);
  const improved = (amount: number): number => amount * factor * (1 + percent / 100);
  const fitting = range(5, 15).filter((amount) => Number.isInteger(improved(amount)));
  const base = fitting.length > 0 ? rng.choice(fitting) : 4;
  const workers = rng.randint(20, Math.max(21, Math.min(40, whole(100_000, improved(base) * 31))));
  const days = rng.randint(28, 32);
  const better = base * factor;
  const best = whole(better * (100 + percent), 100);
  const daily = best * workers;
  return {
    question: `With a ${tool1 === 'bare hands' ? 'pair of bare hands' : tool1}, one ${worker} digs up ${base} ${unit} of ore a day. With a ${tool2} it is ${times(factor)} as much, and a ${tool3} beats the ${tool2} by another ${percent}%, rounded down to whole ${unit}. How many ${unit} of ore do ${workers} ${plural(worker)} with a ${tool3} each dig up in ${days} days?`,
    answer: daily * days,
    steps: [
      `${tool2}: ${base} * ${factor} = ${better}`,
      `${tool3}: ${better} * (100 + ${percent}) / 100, rounded down = ${best}`,
      `All in a day: ${best} * ${workers} = ${daily}`,
      `In all days: ${daily} * ${days} = ${daily * days}`,
    ],
    variables: {
      worker,
      base_amount: base,
      unit,
      tool1,
      tool2,
      tool3,
      mult1: factor,
      mult2: percent,
      num_workers: workers,
      num_days: days,
      iron_amount: better,
      steel_amount: best,
      daily_total: daily,
    },
  };
};

const knitting: Template = (rng) => {
  const name = rng.choice(['Martha', 'Mary', 'Elizabeth', 'Susan', 'Margaret', 'Patricia']);
  const [kind, children] = rng.choice([
    ['twins', 2],
    ['triplets', 3],
    ['quadruplets', 4],
    ['quintuplets', 5],
  ] as const);
  const clothes = ['sweater', 'shawl', 'hat', 'cardigan', 'poncho', 'vest', 'beanie', 'tunic'];
  const [item1, item2, item3] = rng.sample(clothes, 3);
  const [item4, item5] = rng.sample(['mittens', 'booties', 'socks', 'leg warmers', 'gloves'], 2);
  const draw = (): number => rng.randint(3, 19);
  const [wool1, wool2, wool3, wool4, wool5] = [draw(), draw(), draw(), draw(), draw()];
  const perChild = wool1 + wool2 + wool3 + wool4 + wool5;
  return {
    question: `${name}'s ${children} grandchildren are ${kind}, and she knits the same set for each of them: a ${item1} from ${wool1} skeins of wool, a ${item2} from ${wool2}, a ${item3} from ${wool3}, a pair of ${item4} from ${wool4} and a pair of ${item5} from ${wool5}. How many skeins does she use up?`,
    answer: children * perChild,
    steps: [
      `One set: ${wool1} + ${wool2} + ${wool3} + ${wool4} + ${wool5} = ${perChild}`,
      `All sets: ${children} * ${perChild} = ${children * perChild}`,
    ],
    variables: {
      name,
      count: children,
      child_type: kind,
      items: [item1, item2, item3, item4, item5],
      skeins_per_item: [wool1, wool2, wool3, wool4, wool5],
      skeins_per_child: perChild,
      total_skeins: children * perChild,
    },
  };
};

const boysPresent: Template = (rng) => {
  const school = rng.choice(['Maple Grove', 'Sunny Hill', 'Oak Ridge', 'Pine Valley']);
  const grade = rng.choice(['first', 'second', 'third', 'fourth', 'fifth']);
  const day = rng.choice(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  const total = rng.randint(40, 150);
  const girls = rng.randint(20, total - 20);
  const boys = total - girls;
  const absentGirls = rng.randint(2, Math.max(3, Math.min(whole(girls, 4), 8)));
  const absentBoys = rng.randint(2, Math.max(3, Math.min(whole(boys, 4), 8)));
  return {
    question: `${total} children make up the ${grade} grade of ${school} School: ${girls} girls, and otherwise boys. On ${day}, ${absentGirls} of these girls and ${absentBoys} of these boys stayed at home. How many boys of the grade came to school that day?`,
    answer: boys - absentBoys,
    steps: [`Boys: ${total} - ${girls} = ${boys}`, `Present: ${boys} - ${absentBoys} = ${boys - absentBoys}`],
    variables: {
      total_students: total,
      grade,
      school_name: school,
      num_girls: girls,
      num_boys: boys,
      day,
      absent_girls: absentGirls,
      absent_boys: absentBoys,
      remaining_boys: boys - absentBoys,
    },
  };
};

export const stories: readonly Template[] = [
  favouritePastimes,
  fruitSlices,
  hoursOfLearning,
  cashiers,
  treasureHunt,
  cleaningShift,
  quizPoints,
  oreMiners,
  knitting,
  boysPresent,
];

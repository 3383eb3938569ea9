import { count, EURO_SECOND, plural, range, share, type Template, until, whole } from './story.ts';

const spilledBag: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard', 'Joseph']);
  const objects = rng.choice(['marbles', 'coins', 'buttons', 'beads', 'pebbles']);
  const obstacle = rng.choice(['rock', 'stick', 'toy', 'root']);
  const fakes = rng.choice(['buttons', 'coins', 'pebbles', 'beads'].filter((kind) => kind !== objects));
  const fraction = rng.choice([0.5, 0.25, 0.75]);
  const step = fraction === 0.5 ? 2 : 4;
  const roundUp = (amount: number): number => Math.ceil(amount / step) * step;
  const drawn = rng.randrange(roundUp(10), 101, step);
  const fake = rng.randint(2, Math.min(10, drawn * fraction));
  const hasRoom = fake + 1 < drawn * fraction;
  const found = hasRoom ? rng.randint(fake + 1, Math.min(drawn * fraction, 20)) : fake + 1;
  const initial = hasRoom ? drawn : roundUp(Math.trunc((found + 1) / fraction));
  const dropped = initial * fraction;
  const kept = initial - dropped;
  const gathered = kept + found;
  return {
    question: `A bag in ${name}'s hand contained ${initial} ${objects} when he stumbled over a ${obstacle} and ${dropped} of them fell out. He gathered up ${found} things from the ground and put them into the bag. At home it turned out that ${fake} of those were not ${objects} but ${fakes}, so he took these out again. How many ${objects} were in the bag then?`,
    answer: gathered - fake,
    steps: [
      `Still in the bag: ${initial} - ${dropped} = ${kept}`,
      `With what he gathered: ${kept} + ${found} = ${gathered}`,
      `Without ${fakes}: ${gathered} - ${fake} = ${gathered - fake}`,
    ],
    variables: {
      name,
      objects,
      initial_count: initial,
      obstacle,
      fraction_dropped: fraction,
      found_count: found,
      fake_count: fake,
      fake_object: fakes,
      remaining: kept,
      after_finding: gathered,
      final_count: gathered - fake,
    },
  };
};

const pastryOrder: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Charlotte', 'Mia', 'Amelia']);
  const shop = rng.choice(['bakery', 'patisserie', 'confectionery', 'cafe']);
  const item = rng.choice(['pastries', 'baked goods', 'desserts', 'treats']);
  const item1 = rng.choice(['donuts', 'croissants', 'eclairs', 'danishes']);
  const item2 = rng.choice(['mini cupcakes', 'macarons', 'cookies', 'tarts']);
  const item3 = rng.choice(['mini cheesecakes', 'brownies', 'muffins', 'scones']);
  const [dozens1, dozens2, dozens3] = [rng.randint(1, 10), rng.randint(4, 10), rng.randint(2, 10)];
  const [price1, price2, price3] = [rng.randint(11, 21), rng.randint(73, 90), rng.randint(112, 120)];
  const [cost1, cost2, cost3] = [dozens1 * price1, dozens2 * price2, dozens3 * price3];
  const total = cost1 + cost2 + cost3;
  return {
    question: `${name} orders ${item} from a ${shop} that sells by the dozen: ${dozens1} dozen ${item1} at $${price1} a dozen, ${dozens2} dozen ${item2} at $${price2} a dozen and ${dozens3} dozen ${item3} at $${price3} a dozen. How many dollars does the order cost?`,
    answer: total,
    steps: [
      `${item1}: ${dozens1} * ${price1} = ${cost1}`,
      `${item2}: ${dozens2} * ${price2} = ${cost2}`,
      `${item3}: ${dozens3} * ${price3} = ${cost3}`,
      `Order: ${cost1} + ${cost2} + ${cost3} = ${total}`,
    ],
    variables: {
      name,
      shop,
      item,
      item1,
      item2,
      item3,
      n1: dozens1,
      n2: dozens2,
      n3: dozens3,
      p1: price1,
      p2: price2,
      p3: price3,
      cost1,
      cost2,
      cost3,
    },
  };
};

const coloredBlocks: Template = (rng) => {
  const structure = rng.choice(['building', 'pyramid', 'stack', 'tower']);
  const obj = rng.choice(['brick', 'cube', 'tile', 'block']);
  const colors = ['green', 'purple', 'orange', 'pink', 'white', 'black'];
  const [color1, color2, color3] = rng.sample(colors, 3);
  const count1 = rng.randint(2, 10);
  const count2 = count1 * 2;
  const both = count1 + count2;
  const total = rng.randint(both + 1, both + 21);
  return {
    question: `The ${structure} a child has put up consists of ${total} ${plural(obj)}. ${count1} of them are ${color1}, twice as many are ${color2}, and all the rest are ${color3}. How many ${plural(obj)} are ${color3}?`,
    answer: total - both,
    steps: [
      `${color2}: ${count1} * 2 = ${count2}`,
      `${color1} and ${color2}: ${count1} + ${count2} = ${both}`,
      `${color3}: ${total} - ${both} = ${total - both}`,
    ],
    variables: {
      structure,
      n1: count1,
      n2: count2,
      n3: total - both,
      color1,
      color2,
      color3,
      obj,
      mult: 2,
      total,
    },
  };
};

const pieSale: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'William', 'Robert']);
  const fruit = rng.choice(['apple', 'cherry', 'blueberry', 'peach']);
  const food = rng.choice(['cookie', 'brownie', 'muffin', 'cupcake']);
  const [day1, day2] = rng.sample(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 2);
  const currency = rng.choice(['$', '£', '€']);
  const boxes1 = rng.randint(21, 30);
  const more = rng.randint(11, 15);
  const pies2 = rng.randint(21, 30);
  const fewer = rng.randint(11, Math.min(20, pies2));
  const boxPrice = rng.randint(7, 13);
  const piePrice = rng.randint(20, 33);
  const boxes2 = boxes1 + more;
  const boxes = boxes1 + boxes2;
  const pies1 = pies2 - fewer;
  const pies = pies1 + pies2;
  const boxIncome = boxes * boxPrice;
  const pieIncome = pies * piePrice;
  const total = boxIncome + pieIncome;
  return {
    question: `For a good cause ${name} sells boxes of ${plural(food)} at ${currency}${boxPrice} a box and boxes of ${fruit} pie at ${currency}${piePrice} a box. ${day1} brings ${boxes1} sold boxes of ${plural(food)}, and ${day2} brings ${more} more of them than ${day1}. Of ${fruit} pie he sells ${pies2} boxes on ${day2} and ${fewer} boxes fewer on ${day1}. How much money do both days bring in?`,
    answer: total,
    steps: [
      `${plural(food)} on ${day2}: ${boxes1} + ${more} = ${boxes2}`,
      `${plural(food)}: ${boxes1} + ${boxes2} = ${boxes}`,
      `Money for ${plural(food)}: ${boxes} * ${boxPrice} = ${boxIncome}`,
      `Pie on ${day1}: ${pies2} - ${fewer} = ${pies1}`,
      `Pie: ${pies1} + ${pies2} = ${pies}`,
      `Money for pie: ${pies} * ${piePrice} = ${pieIncome}`,
      `All money: ${boxIncome} + ${pieIncome} = ${total}`,
    ],
    variables: {
      name,
      fruit,
      food,
      day1,
      day2,
      gingerbread_day1: boxes1,
      gingerbread_increase: more,
      apple_pie_difference: fewer,
      apple_pie_day2: pies2,
      gingerbread_price: boxPrice,
      apple_pie_price: piePrice,
      currency,
      total_revenue: total,
    },
  };
};

const remoras: Template = (rng) => {
  const name = rng.choice(['Benny', 'Tommy', 'Jimmy', 'Billy', 'Johnny', 'Bobby']);
  const host = rng.choice(['dolphin', 'whale', 'shark']);
  const riders = rng.randint(2, 10);
  const inches = rng.choice(range(2, 101).filter((length) => (riders * length) % 12 === 0));
  const total = riders * inches;
  const feet = total / 12;
  const lengths = range(Math.max(10, feet), 501, 10).filter((length) => {
    const percent = whole(total * 100, length * 12);
    return (length * 12) % total === 0 && percent > 0 && 100 % percent === 0;
  });
  const length = lengths.length > 0 ? rng.choice(lengths) : total;
  const percentage = Math.trunc((feet / length) * 100);
  return {
    question: `A ${host} of ${length} feet swims past ${name}. Clinging to it are ${riders} remoras, each ${inches} inches long. There are 12 inches in a foot. If the remoras lined up head to tail, what percentage of the ${host}'s length would they cover? Round down to a whole percentage.`,
    answer: percentage,
    steps: [
      `Remoras, in inches: ${riders} * ${inches} = ${total}`,
      `In feet: ${total} / 12 = ${feet}`,
      `Percentage: 100 * ${feet} / ${length}, rounded down = ${percentage}`,
    ],
    variables: {
      name,
      big_fish: host,
      length_feet: length,
      num_remoras: riders,
      remora_length_inches: inches,
      total_remora_length_inches: total,
      total_remora_length_feet: feet,
      percentage,
    },
  };
};

const paintTubes: Template = (rng) => {
  const names = ['Ben', 'James', 'John', 'Michael', 'William', 'David', 'Richard', 'Joseph'];
  const [name1, name2] = rng.sample(names, 2);
  const [color1, color2] = rng.sample(['blue', 'red', 'green', 'yellow', 'purple', 'orange'], 2);
  const tubes1 = rng.randint(2, 20);
  const tubes2 = rng.randint(2, 20);
  const others1 = whole(tubes1, 2);
  const others2 = tubes2 * 3;
  return {
    question: `In ${name1}'s paint box there are ${tubes1} ${color1} tubes and ${tubes2} ${color2} tubes. ${name2}'s paint box has half as many ${color1} tubes (rounded down if that is not a whole number) and three times as many ${color2} tubes. How many tubes of these two colors has ${name2}?`,
    answer: others1 + others2,
    steps: [
      `${color1}: ${tubes1} / 2, rounded down = ${others1}`,
      `${color2}: ${tubes2} * 3 = ${others2}`,
      `Both: ${others1} + ${others2} = ${others1 + others2}`,
    ],
    variables: {
      name1,
      name2,
      color1,
      color2,
      n1: tubes1,
      n2: tubes2,
      frac1: 0.5,
      mult1: 3,
      n1_result: others1,
      n2_result: others2,
    },
  };
};

const jobApplicants: Template = (rng) => {
  const company = rng.choice(['Microsoft', 'Apple', 'Amazon', 'Facebook', 'Netflix', 'Tesla', 'Google']);
  const [top, bottom] = rng.choice([
    [1, 3],
    [1, 2],
    [1, 4],
    [2, 3],
  ] as const);
  const applicants = rng.randint(1, 3) * 100 * bottom;
  const percent1 = 5 * rng.randint(2, 10);
  const percent2 = 5 * rng.randint(2, 10);
  const interviews = Math.trunc(applicants * (percent1 / 100));
  const offers = Math.trunc(interviews * (percent2 / 100));
  const accepted = whole(offers * top, bottom);
  // The reference can lose an offer to floating point here; the story then gives the number in place of the percentage.
  const isExact = offers === whole(interviews * percent2, 100);
  return {
    question: `${applicants} people want to work at ${company}. ${percent1}% of them are interviewed, ${isExact ? `${percent2}%` : offers} of those interviewed are offered a job, and ${share(top / bottom)} of those with an offer say yes. Every number of people is rounded down to a whole one. How many say yes?`,
    answer: accepted,
    steps: [
      `Interviews: ${applicants} * ${percent1} / 100 = ${interviews}`,
      ...(isExact ? [`Offers: ${interviews} * ${percent2} / 100, rounded down = ${offers}`] : []),
      `Say yes: ${offers} * ${top} / ${bottom}, rounded down = ${accepted}`,
    ],
    variables: {
      total_applicants: applicants,
      interview_percent: percent1,
      offer_percent: percent2,
      company,
      acceptance_fraction: top / bottom,
      num_interviews: interviews,
      num_offers: offers,
      num_accepts: accepted,
    },
  };
};

const comingAndGoing: Template = (rng) => {
  const event = rng.choice(['party', 'meeting', 'conference', 'gathering', 'celebration']);
  const groups = ['teachers', 'doctors', 'engineers', 'nurses', 'artists', 'lawyers'];
  const [group1, group2] = rng.sample(groups, 2);
  const time = rng.choice(['an hour', 'two hours', 'half an hour', '45 minutes']);
  const fraction = rng.choice([0.25, 0.5, 0.75, 0.33, 0.67]);
  const least = Math.max(30, Math.trunc(16 / (1 - fraction)));
  const from = Number.isInteger(least * fraction)
    ? least
    : Math.trunc(Math.floor((least + 1 / fraction) / (1 / fraction)) * (1 / fraction));
  const fitting = range(from, 156).filter((guests) => Number.isInteger(guests * fraction));
  const drawnTotal = fitting.length > 0 ? rng.choice(fitting) : from;
  const drawnLoss = Math.trunc(drawnTotal * fraction);
  const stayed1 = rng.randint(15, Math.max(15, Math.min(drawnTotal - drawnLoss - 1, 35)));
  const fewest = Math.max(20, stayed1 + drawnLoss);
  const most = Math.min(75, drawnTotal - 10);
  const hasRoom = fewest <= most;
  const guests1 = hasRoom ? rng.randint(fewest, most) : fewest;
  const total = hasRoom ? drawnTotal : guests1 + 10;
  const guests2 = total - guests1;
  const loss = Math.trunc(total * fraction);
  const stayed = total - loss;
  const percent = Math.round(fraction * 100);
  return {
    question: `A ${event} opened with ${guests1} ${group1} and ${guests2} ${group2}. People kept coming and going, and ${time} later the number of guests was lower by ${percent}% of the opening number, this decrease being rounded down to a whole number. There were still only ${group1} and ${group2} present, ${stayed1} of them ${group1}. How many ${group2} were present then?`,
    answer: stayed - stayed1,
    steps: [
      `At first: ${guests1} + ${guests2} = ${total}`,
      `Decrease: ${total} * ${percent} / 100, rounded down = ${loss}`,
      `Later: ${total} - ${loss} = ${stayed}`,
      `${group2}: ${stayed} - ${stayed1} = ${stayed - stayed1}`,
    ],
    variables: {
      event,
      men: guests1,
      women: guests2,
      time,
      fraction_left: fraction,
      men_stayed: stayed1,
      women_stayed: stayed - stayed1,
      group1,
      group2,
    },
  };
};

const averageAge: Template = (rng) => {
  const names = ['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte', 'Amelia'];
  const [name1, name2] = rng.sample(names, 2);
  const difference = whole(rng.randint(5, 30) + 1, 2) * 2;
  const age1 = rng.randint(15, 75);
  const age2 = age1 + difference;
  const sum = age1 + age2;
  return {
    question: `${name1} is ${age1} years old, and ${name2} was born ${difference} years before her. What is the average of the two ages?`,
    answer: sum / 2,
    steps: [
      `${name2}: ${age1} + ${difference} = ${age2}`,
      `Sum: ${age1} + ${age2} = ${sum}`,
      `Average: ${sum} / 2 = ${sum / 2}`,
    ],
    variables: { name1, name2, age_diff: difference, age1, age2, avg_age: sum / 2 },
  };
};

const eveningHire: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard']);
  const vehicle = rng.choice(['limousine', 'party bus', 'boat', 'luxury car']);
  const currency = rng.choice(EURO_SECOND);
  const [start, end, free, first] = until(
    ([from, to, gratis]) => to - from > gratis + 1,
    () => {
      const from = rng.randint(1, 8);
      const to = rng.randint(from + 2, 12);
      return [from, to, rng.randint(1, Math.min(3, to - from - 1)), rng.randint(10, 51)] as const;
    },
  );
  const hours = end - start;
  const paid = hours - free;
  const later = paid - 1;
  const rate = first * 2;
  const total = first + later * rate;
  return {
    question: `${name} hires a ${vehicle} from ${start} PM until ${end === 12 ? '12 midnight' : `${end} PM`}, and ${count(free, 'hour')} of this ${free === 1 ? 'is' : 'are'} free of charge. Of the hours he pays for, the first costs ${currency}${first} and every later one twice as much as the first. How much does he pay?`,
    answer: total,
    steps: [
      `Hours: ${end} - ${start} = ${hours}`,
      `Paid hours: ${hours} - ${free} = ${paid}`,
      `Later ones: ${paid} - 1 = ${later}`,
      `Price of a later one: ${first} * 2 = ${rate}`,
      `Sum: ${first} + ${later} * ${rate} = ${total}`,
    ],
    variables: {
      name,
      vehicle,
      start_time: start,
      end_time: end,
      free_hours: free,
      currency,
      first_hour_cost: first,
      multiplier: 2,
      total_hours: hours,
      paid_hours: paid,
      total_cost: total,
    },
  };
};

export const stories: readonly Template[] = [
  spilledBag,
  pastryOrder,
  coloredBlocks,
  pieSale,
  remoras,
  paintTubes,
  jobApplicants,
  comingAndGoing,
  averageAge,
  eveningHire,
];

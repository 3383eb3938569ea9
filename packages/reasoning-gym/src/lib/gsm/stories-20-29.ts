import { roundTo } from '../python-float.ts';
import {
  a,
  capital,
  EURO_SECOND,
  money,
  plural,
  POUND_SECOND,
  ratio,
  settle,
  share,
  type Template,
  times,
  whole,
} from './story.ts';

const noRoomLeft: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard']);
  const obj = rng.choice(['olive', 'almond', 'cookie', 'cracker', 'banana']);
  const surface = rng.choice(['plate', 'table', 'bowl', 'tray', 'basket']);
  const capacity = rng.randint(20, 51);
  const surfaces = rng.randint(2, 7);
  const placed = capacity * surfaces;
  const total = placed + rng.randint(1, 20);
  return {
    question: `${name} wants to lay out ${total} ${plural(obj)}. There is room for ${capacity} of them ${/bowl|basket/.test(surface) ? 'in' : 'on'} one ${surface}, and he has ${surfaces} ${plural(surface)}. How many ${plural(obj)} are left without a place?`,
    answer: total - placed,
    steps: [
      `Places: ${capacity} * ${surfaces} = ${placed}`,
      `Without a place: ${total} - ${placed} = ${total - placed}`,
    ],
    variables: {
      name,
      obj,
      surface,
      capacity_per_tray: capacity,
      total_items: total,
      num_trays: surfaces,
      max_capacity: placed,
      leftover: total - placed,
    },
  };
};

const flowerBed: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const unit = rng.choice(['feet', 'meters']);
  const currency = rng.choice(POUND_SECOND);
  const space = rng.choice([1.25, 1.5, 1.75, 2]);
  const plants = rng.randint(80, 120);
  const length = plants * space;
  const owned = rng.randint(10, 30);
  const cost = rng.randint(3, 8);
  const width = rng.randint(2, 8);
  const missing = plants - owned;
  return {
    question: `A single row of plants is to fill ${name}'s flower bed from end to end. The bed measures ${length} ${unit}, and each plant takes ${space} ${unit} of it. She has ${owned} plants at home and buys the missing ones at ${currency}${cost} apiece. How much does she pay for them?`,
    answer: missing * cost,
    steps: [
      `Plants: ${length} / ${space} = ${plants}`,
      `Missing: ${plants} - ${owned} = ${missing}`,
      `Price: ${missing} * ${cost} = ${missing * cost}`,
    ],
    variables: {
      name,
      bed_length: length,
      unit,
      plant_width: width,
      plant_spacing: space,
      owned_plants: owned,
      currency,
      cost_per_plant: cost,
      total_plants: plants,
      plants_to_buy: missing,
    },
  };
};

const overBudget: Template = (rng) => {
  const name = rng.choice(['Mrs. Smith', 'Ms. Johnson', 'Dr. Patel', 'Mrs. Lee']);
  const home = rng.choice(['house', 'apartment', 'condo', 'townhouse']);
  const budget = rng.randrange(300_000, 500_000, 10_000);
  const drawnPrice = rng.randrange(250_000, budget, 10_000);
  const brokerage = rng.randint(3, 8);
  const transfer = rng.randint(10, 15);
  const price = settle(
    drawnPrice,
    (asked) => asked * (1 + brokerage / 100 + transfer / 100) > budget + 1,
    () => rng.randrange(250_000, budget, 10_000),
  );
  const brokerageFee = (price * brokerage) / 100;
  const transferFee = (price * transfer) / 100;
  const total = price + brokerageFee + transferFee;
  return {
    question: `${name} can spend $${budget} on ${a(home)}. One that she likes is offered at $${price}. Two fees come on top of this price: ${brokerage}% of it for the broker and ${transfer}% of it for the transfer. By how many dollars does the ${home}, fees included, exceed what she can spend?`,
    answer: total - budget,
    steps: [
      `Broker: ${price} * ${brokerage} / 100 = ${brokerageFee}`,
      `Transfer: ${price} * ${transfer} / 100 = ${transferFee}`,
      `With fees: ${price} + ${brokerageFee} + ${transferFee} = ${total}`,
      `Too much: ${total} - ${budget} = ${total - budget}`,
    ],
    variables: {
      name,
      property_type: home,
      budget,
      price,
      brokerage_fee: brokerage,
      transfer_fee: transfer,
      brokerage_amount: brokerageFee,
      transfer_amount: transferFee,
      total_price: total,
    },
  };
};

const hiredHelp: Template = (rng) => {
  const name = rng.choice(['Emma', 'Sophia', 'Isabella', 'Olivia', 'Ava', 'Mia', 'Emily']);
  const task = rng.choice(['her taxes', 'her financial planning', 'her business accounting']);
  const profession = rng.choice(['accountant', 'financial advisor', 'tax consultant', 'bookkeeper']);
  const work = rng.choice(['freelance', 'consulting', 'part-time', 'contract']);
  const currency = rng.choice(EURO_SECOND);
  const draw = (): readonly [number, number, number] => [
    rng.randint(4, 14),
    rng.randint(20, 100),
    rng.randint(50, 200),
  ];
  const [hours, rate, fee] = settle(draw(), ([spent, pay, charge]) => spent * pay > charge, draw);
  const lost = hours * rate;
  return {
    question: `Doing ${task} on her own would keep ${name} from ${hours} hours of ${work} work, which pays ${currency}${rate} an hour. ${capital(a(profession))} would do it all for ${currency}${fee}. How much better off is she with the ${profession}?`,
    answer: lost - fee,
    steps: [`Pay for the hours: ${hours} * ${rate} = ${lost}`, `Gain: ${lost} - ${fee} = ${lost - fee}`],
    variables: {
      name,
      task,
      profession,
      hours,
      work_type: work,
      hourly_rate: rate,
      fee,
      currency,
      lost_income: lost,
    },
  };
};

const comet: Template = (rng) => {
  const cometName = rng.choice(['Halley', 'Hale-Bopp', 'Hyakutake', 'Encke']);
  const name = rng.choice(['William', 'James', 'John', 'Robert', 'Michael', 'David']);
  const relative = rng.choice(['dad', 'father', 'uncle', 'grandfather']);
  const factor = rng.choice([2, 3, 4]);
  const drawnPeriod = rng.randrange(50, 101, 5);
  const youngest = Math.max(20, whole(drawnPeriod + 1, factor));
  const oldest = Math.min(51, whole(99, factor));
  const hasRoom = youngest <= oldest;
  const age = hasRoom ? rng.randint(youngest, oldest) : youngest;
  const period = hasRoom ? drawnPeriod : youngest * factor - 1;
  const second = age * factor;
  return {
    question: `Suppose that a comet named ${cometName} comes by once every ${period} years. ${name}'s ${relative} was ${age} years old when he watched it. ${name} watched it on a later visit, at ${times(factor)} that age. How old was ${name} on the visit before? (0 stands for the year of his birth, and a negative number for a year before it.)`,
    answer: second - period,
    steps: [
      `Age on the later visit: ${age} * ${factor} = ${second}`,
      `Age before: ${second} - ${period} = ${second - period}`,
    ],
    variables: {
      comet_name: cometName,
      name,
      relative,
      orbit_period: period,
      relative_age: age,
      multiple: factor,
      second_viewing_age: second,
      first_viewing_age: second - period,
    },
  };
};

const LEAST_TARGET = 1900;

const calorieTarget: Template = (rng) => {
  const food = rng.choice(['popcorn', 'breads', 'cookies']);
  const unit = rng.choice(['grams', 'ounces', 'oz']);
  const servings = rng.randint(4, 6);
  const perServing = rng.randint(4, 12);
  const size = perServing * servings;
  const calories = 25 * rng.randint(6, 16);
  const consumed = 25 * rng.randint(24, 60);
  const wanted = rng.randint(1, 3);
  const isLow = consumed + wanted * calories < LEAST_TARGET;
  const allowed = isLow ? 2 * wanted : wanted;
  const left = allowed * calories;
  const target = consumed + left;
  return {
    question: `A bag of ${food} weighs ${size} ${unit} and is divided into ${servings} equal servings of ${calories} calories each. You have had ${consumed} calories today and may have ${target} in all. How many ${unit} of ${food}, from as many such bags as it takes, may you still eat?`,
    answer: perServing * allowed,
    steps: [
      `Calories left: ${target} - ${consumed} = ${left}`,
      `Servings left: ${left} / ${calories} = ${allowed}`,
      `One serving: ${size} / ${servings} = ${perServing}`,
      `Amount: ${perServing} * ${allowed} = ${perServing * allowed}`,
    ],
    variables: {
      food,
      calories,
      size,
      servings,
      total_target: target,
      consumed,
      unit,
      calories_left: left,
      grams_per_serving: perServing,
      serving_fraction: String(allowed),
    },
  };
};

const jugglingBalls: Template = (rng) => {
  const ball = rng.choice(['golf', 'tennis']);
  const color = rng.choice(['blue', 'red', 'green', 'yellow', 'white']);
  const shares = [0.5, 0.25, 0.75];
  const share1 = rng.choice(shares);
  const share2 = rng.choice(shares);
  const draw = (): number => rng.randint(10, 100);
  const total = settle(
    draw(),
    (balls) => Number.isInteger(balls * share1) && Number.isInteger(balls * share1 * share2),
    draw,
  );
  const first = total * share1;
  const final = first * share2;
  return {
    question: `A circus owns ${total} balls for juggling. ${capital(share(share1))} of them were made for ${ball}, and of these ${share(share2)} are ${color}. How many ${color} ${ball} balls does the circus own?`,
    answer: final,
    steps: [
      `${ball} balls: ${total} * ${ratio(share1)} = ${first}`,
      `${color} ones: ${first} * ${ratio(share2)} = ${final}`,
    ],
    variables: {
      total_balls: total,
      ball_type: ball,
      color,
      fraction_first: share1,
      fraction_second: share2,
      first_calculation: first,
      final_calculation: final,
    },
  };
};

const garbageRound: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William']);
  const currency = rng.choice(POUND_SECOND);
  const complexes = rng.randint(3, 8);
  const draw = (): readonly [number, number] => [rng.randrange(100, 500, 50), rng.randrange(20, 81, 5)];
  const first = draw();
  const visits = rng.randint(2, 6);
  const rate = rng.choice([0.25, 0.3, 0.35, 0.4, 0.45, 0.5]);
  const others = complexes - 1;
  const [apartments, percent] = settle(first, ([homes, more]) => (others * homes * more) % 100 === 0, draw);
  const combined = others * apartments;
  const extra = (combined * percent) / 100;
  const total = combined + extra + combined;
  const weekly = total * visits;
  const earnings = roundTo(weekly * rate, 2);
  return {
    question: `On his round ${name} empties the bins of ${complexes} apartment complexes. All but one of them have ${apartments} apartments each; the remaining one has ${percent}% more apartments than all the others combined. He calls at every apartment ${visits} times a week and earns ${money(currency, rate)} for each call. How much does he earn in a week?`,
    answer: earnings,
    steps: [
      `Equal complexes: ${complexes} - 1 = ${others}`,
      `Their apartments: ${others} * ${apartments} = ${combined}`,
      `Surplus of the large one: ${combined} * ${percent} / 100 = ${extra}`,
      `All apartments: ${combined} + ${combined} + ${extra} = ${total}`,
      `Calls: ${total} * ${visits} = ${weekly}`,
      `Earnings: ${weekly} * ${rate} = ${earnings}`,
    ],
    variables: {
      name,
      num_complexes: complexes,
      first_complexes: others,
      apartments_per_complex: apartments,
      percent_increase: percent,
      collections_per_week: visits,
      rate_per_apartment: rate,
      currency,
      total_apartments: total,
      weekly_visits: weekly,
    },
  };
};

const dearerBrand: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William', 'Richard', 'Thomas']);
  const item = rng.choice(['tea', 'sugar', 'flour', 'rice']);
  const currency = rng.choice(POUND_SECOND);
  const unit = rng.choice(['kilogram', 'kg']);
  const treat = rng.choice(['cookie', 'muffin', 'bagel']);
  const drawnPrice = rng.randint(3, 25);
  const percent = rng.randint(2, 10) * 5;
  const usage = rng.randint(1, 3);
  const treatPrice = rng.randint(1, 5);
  const price = settle(
    drawnPrice,
    (asked) => (asked * percent) % 100 === 0,
    () => rng.randint(3, 25),
  );
  const increase = (price * percent) / 100;
  const dearer = price + increase;
  const weekly = usage * 7;
  const cost = dearer * weekly;
  return {
    question: `The ${item} that ${name} likes best costs ${currency}${price} per ${unit}, but it is sold out. The only other brand costs ${percent}% more. He needs ${usage} ${unit === 'kg' || usage === 1 ? unit : plural(unit)} a day and buys enough of that other brand for a week, as well as a ${treat} for ${currency}${treatPrice}. What does he pay in total?`,
    answer: cost + treatPrice,
    steps: [
      `Surcharge: ${price} * ${percent} / 100 = ${increase}`,
      `Dearer brand: ${price} + ${increase} = ${dearer}`,
      `Needed in a week: ${usage} * 7 = ${weekly}`,
      `Cost of it: ${dearer} * ${weekly} = ${cost}`,
      `In total: ${cost} + ${treatPrice} = ${cost + treatPrice}`,
    ],
    variables: {
      name,
      item,
      base_price: price,
      percent_increase: percent,
      usage_per_day: usage,
      extra_item: treat,
      extra_price: treatPrice,
      currency,
      unit,
      weekly_usage: weekly,
      total_cost: cost + treatPrice,
    },
  };
};

const OWNERS = [
  'Jennifer',
  'Michael',
  'Christopher',
  'Jessica',
  'Matthew',
  'Ashley',
  'Joshua',
  'Amanda',
  'Daniel',
  'David',
  'James',
  'Robert',
  'John',
  'Joseph',
] as const;

const spottedPuppies: Template = (rng) => {
  const [name1, name2] = rng.sample(OWNERS, 2);
  const spotted1 = 10 * rng.randint(17, 25);
  const spotted2 = 10 * rng.randint(12, 15);
  const spotted = spotted1 + spotted2;
  const total = spotted * rng.randint(Math.ceil(Math.max(1350, 3 * spotted) / spotted), whole(1700, spotted));
  const least = Math.max(950, whole(total, 2));
  const most = Math.min(1050, total - 400);
  const puppies1 = least >= most ? whole(total, 2) + 50 : 5 * rng.randint(whole(least, 5), whole(most, 5));
  const puppies2 = total - puppies1;
  const percentage = (100 * spotted) / total;
  return {
    question: `${name1} and ${name2} each run a large shelter for puppies. In ${name1}'s shelter ${spotted1} of the ${puppies1} puppies are spotted, in ${name2}'s shelter ${spotted2} of the ${puppies2}. Taking both shelters together, what percentage of the puppies are spotted?`,
    answer: percentage,
    steps: [
      `Spotted: ${spotted1} + ${spotted2} = ${spotted}`,
      `Puppies: ${puppies1} + ${puppies2} = ${total}`,
      `Percentage: 100 * ${spotted} / ${total} = ${percentage}`,
    ],
    variables: {
      name1,
      name2,
      puppies1,
      puppies2,
      spotted1,
      spotted2,
      total_puppies: total,
      total_spotted: spotted,
    },
  };
};

export const stories: readonly Template[] = [
  noRoomLeft,
  flowerBed,
  overBudget,
  hiredHelp,
  comet,
  calorieTarget,
  jugglingBalls,
  garbageRound,
  dearerBrand,
  spottedPuppies,
];

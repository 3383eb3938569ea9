import { roundTo } from '../python-float.ts';
import { nearestEven } from '../rounding.ts';
import {
  capital,
  count,
  EURO_SECOND,
  money,
  plural,
  POUND_SECOND,
  ratio,
  settle,
  share,
  type Template,
  times,
  until,
  whole,
} from './story.ts';

const phoneCall: Template = (rng) => {
  const device = rng.choice(['payphone', 'phone booth', 'hotel room phone']);
  const currency = rng.choice(POUND_SECOND);
  const threshold = rng.randint(10, 40);
  const total = threshold + rng.randint(10, 30);
  const cents1 = rng.randint(20, 40);
  const cents2 = rng.randint(10, cents1 - 5);
  const [rate1, rate2] = [cents1 / 100, cents2 / 100];
  const later = total - threshold;
  const cost1 = threshold * rate1;
  const cost2 = later * rate2;
  const cost = Math.trunc(cost1 + cost2);
  return {
    question: `A call from this ${device} costs ${money(currency, rate1)} a minute for the first ${threshold} minutes and ${money(currency, rate2)} a minute from then on. The final bill is rounded down to a whole amount. How much do you pay for a call of ${total} minutes?`,
    answer: cost,
    steps: [
      `Later minutes: ${total} - ${threshold} = ${later}`,
      `Bill: ${threshold} * ${rate1} + ${later} * ${rate2}, rounded down = ${cost}`,
    ],
    variables: {
      device,
      currency,
      rate1,
      rate2,
      threshold,
      total_mins: total,
      first_period_cost: Math.trunc(cost1),
      second_period_cost: Math.trunc(cost2),
    },
  };
};

const plantation: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William', 'Richard']);
  const fruit = rng.choice(['pineapple', 'mango', 'banana', 'papaya', 'coconut']);
  const area = rng.choice(['hectare', 'square yard', 'square meter']);
  const size = rng.randrange(5, 100, 5);
  const density = rng.randint(2, 101);
  const months = rng.choice([1, 2, 3, 4, 6, 12]);
  const perHarvest = size * density;
  const harvests = 12 / months;
  return {
    question: `${name}'s plantation measures ${size} ${plural(area)}. At every harvest each ${area} yields ${density} ${plural(fruit)}, and there is a harvest every ${months === 1 ? 'month' : `${months} months`}, the whole year round. How many ${plural(fruit)} does he harvest in a year of 12 months?`,
    answer: perHarvest * harvests,
    steps: [
      `One harvest: ${size} * ${density} = ${perHarvest}`,
      `Harvests: 12 / ${months} = ${harvests}`,
      `A year: ${perHarvest} * ${harvests} = ${perHarvest * harvests}`,
    ],
    variables: {
      name,
      fruit,
      area,
      field_size: size,
      density,
      months_per_harvest: months,
      fruits_per_harvest: perHarvest,
      harvests_per_year: harvests,
    },
  };
};

const roundedPrices: Template = (rng) => {
  const name = rng.choice(['John', 'Mike', 'David', 'James', 'Robert', 'William', 'Richard']);
  const product = rng.choice(['vegetable', 'flower', 'herb', 'plant']);
  const location = rng.choice(['local fair', 'community market', 'street bazaar', 'town square']);
  const items = rng.sample(['roses', 'daisies', 'tulips', 'lilies', 'sunflowers', 'orchids'], 3) as [
    string,
    string,
    string,
  ];
  const unit = rng.choice(['bunch', 'basket', 'bouquet', 'bundle']);
  const currency = rng.choice(POUND_SECOND);
  const price = (low: number, high: number): number => roundTo(rng.uniform(low, high), 2);
  const prices = [price(1.26, 3.53), price(2.27, 5.53), price(4.85, 6.53)];
  const quantities = [rng.randint(5, 21), rng.randint(15, 31), rng.randint(35, 41)];
  const rounded = prices.map(nearestEven);
  const sums = rounded.map((amount, i) => amount * quantities[i]!);
  const total = sums.reduce((sum, amount) => sum + amount);
  const tags = items.map((item, i) => `${item} ${money(currency, prices[i]!)}`);
  const sold = items.map((item, i) => `${quantities[i]} of ${item}`);
  return {
    question: `On the price list of ${name}'s ${product} stall at the ${location}, one ${unit} costs: ${tags.join(', ')}. Today he is out of small change, so each price is rounded to the nearest whole amount (a price that ends in exactly .50 to the nearest even one). He sells, in ${plural(unit)}, ${sold[0]}, ${sold[1]} and ${sold[2]}. How much money does he take?`,
    answer: total,
    steps: [
      ...items.map((item, i) => `Price of ${item}: ${prices[i]}, rounded to the nearest = ${rounded[i]}`),
      ...items.map((item, i) => `${capital(item)}: ${quantities[i]} * ${rounded[i]} = ${sums[i]}`),
      `All: ${sums.join(' + ')} = ${total}`,
    ],
    variables: {
      name,
      product,
      location,
      items,
      original_prices: prices,
      rounded_prices: rounded,
      quantities,
      unit,
      currency,
    },
  };
};

const monsterSlayers: Template = (rng) => {
  const names = ['Arthur', 'Bruce', 'Charles', 'David', 'Edward', 'Frederick', 'George', 'Henry'];
  const [name1, name2, name3, name4] = rng.sample(names, 4);
  const creature = rng.choice(['ogres', 'trolls', 'goblins', 'orcs', 'giants']);
  const weapon1 = rng.choice(['sword', 'mace', 'battle axe', 'war hammer']);
  const weapon2 = rng.choice(['spear', 'lance', 'javelin', 'halberd']);
  const weapon3 = rng.choice(['rusty iron axe', 'wooden club', 'stone hammer', 'bone dagger']);
  const weapon4 = rng.choice(['sword', 'axe', 'mace', 'hammer']);
  const weapon5 = rng.choice(['nail file', 'butter knife', 'wooden spoon', 'feather']);
  const shares = [0.25, 0.5, 0.75];
  const draw = (): number => rng.randrange(50, 500, 50);
  const drawn = draw();
  const share1 = rng.choice(shares);
  const factor = rng.choice([2, 3, 4]);
  const share2 = rng.choice(shares);
  const slain1 = settle(
    drawn,
    (slain) => Number.isInteger(slain * share1) && Number.isInteger(slain * share1 * factor * share2),
    draw,
  );
  const slain2 = slain1 * share1;
  const slain3 = slain2 * factor;
  const slain4 = slain3 * share2;
  return {
    question: `A minstrel sings of four knights. ${name1} with his ${weapon1} defeated ${slain1} ${creature}, ${name2} with a ${weapon2} ${share(share1)} as many as ${name1}, and ${name3} with a ${weapon3} ${times(factor)} as many as ${name2}. ${name4} had left his ${weapon4} in the castle and fought with a ${weapon5}; he defeated ${share(share2)} as many as ${name3}. How many ${creature} did ${name4} defeat?`,
    answer: slain4,
    steps: [
      `${name2}: ${slain1} * ${ratio(share1)} = ${slain2}`,
      `${name3}: ${slain2} * ${factor} = ${slain3}`,
      `${name4}: ${slain3} * ${ratio(share2)} = ${slain4}`,
    ],
    variables: {
      name1,
      name2,
      name3,
      name4,
      creature,
      weapon1,
      weapon2,
      weapon3,
      weapon4,
      weapon5,
      initial_kills: slain1,
      fraction1: share1,
      multiplier: factor,
      fraction2: share2,
      kills_arthur: slain2,
      kills_walter: slain3,
      kills_bruce: slain4,
    },
  };
};

const stockValue: Template = (rng) => {
  const name = rng.choice(['Maria', 'Sarah', 'Emma', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const [shares, price, rise, fall] = until(
    ([amount, each, up, down]) =>
      Number.isInteger((amount * each * up) / 100) &&
      Number.isInteger(amount * each * (1 + up / 100) * (1 - down / 100)),
    () => [rng.randint(5, 20), rng.randint(5, 100), rng.randrange(10, 100, 5), rng.randrange(5, 50, 5)] as const,
  );
  const initial = shares * price;
  const gain = (initial * rise) / 100;
  const higher = initial + gain;
  const loss = (higher * fall) / 100;
  return {
    question: `${name} invests in ${shares} shares at $${price} each. Within a year their price climbs by ${rise}%; in the year after, it drops by ${fall}% of what it has become. How many dollars are all her shares worth after these two years?`,
    answer: higher - loss,
    steps: [
      `At first: ${shares} * ${price} = ${initial}`,
      `Gain: ${initial} * ${rise} / 100 = ${gain}`,
      `After a year: ${initial} + ${gain} = ${higher}`,
      `Loss: ${higher} * ${fall} / 100 = ${loss}`,
      `After two years: ${higher} - ${loss} = ${higher - loss}`,
    ],
    variables: {
      name,
      num_shares: shares,
      price_per_share: price,
      increase_pct: rise,
      decrease_pct: fall,
      initial_value: initial,
      final_value: higher - loss,
    },
  };
};

const hungryFamily: Template = (rng) => {
  const name1 = rng.choice(['A father', 'A grandfather', 'An uncle']);
  const name2 = rng.choice(['his wife', 'his partner', 'his spouse']);
  const relation = rng.choice(['daughter', 'son', 'grandchild']);
  const food = rng.choice(['pizzas', 'burritos', 'tacos', 'sushi rolls', 'hamburgers']);
  const [eaten1, eaten2, eaten3] = [rng.randint(2, 9), rng.randint(2, 9), rng.randint(2, 9)];
  const period = rng.choice(['week', 'month']);
  const days = period === 'week' ? 7 : 30;
  const daily = eaten1 + eaten2 + eaten3;
  return {
    question: `${name1}, ${name2} and their ${relation} live on ${food}: he has ${eaten1} a day, ${name2} has ${eaten2} a day and the ${relation} has ${eaten3} a day. How many ${food} do the three get through in a ${period} of ${days} days?`,
    answer: daily * days,
    steps: [`A day: ${eaten1} + ${eaten2} + ${eaten3} = ${daily}`, `A ${period}: ${daily} * ${days} = ${daily * days}`],
    variables: {
      name1,
      name2,
      relation,
      food,
      daily_servings1: eaten1,
      daily_servings2: eaten2,
      daily_servings3: eaten3,
      daily_total: daily,
      time_unit: 'day',
      time_period: period,
    },
  };
};

const livestock: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William', 'Richard']);
  const food = rng.choice(['hay', 'grain', 'feed', 'silage']);
  const animals = ['goat', 'cow', 'horse', 'donkey', 'llama', 'alpaca', 'pig', 'turkey', 'duck'];
  const [animal1, animal2] = rng.sample(animals, 2) as [string, string];
  const unit = rng.choice(['pounds', 'kilograms', 'kg']);
  const [each1, less] = until(
    ([need, minus]) => 2 * need > minus,
    () => [rng.randint(3, 15), rng.randint(1, 10)] as const,
  );
  const count1 = rng.randint(10, 50);
  const count2 = rng.randint(10, 50);
  const each2 = 2 * each1 - less;
  const total1 = count1 * each1;
  const total2 = count2 * each2;
  return {
    question: `On ${name}'s farm live ${count1} ${plural(animal1)} and ${count2} ${plural(animal2)}. One ${animal1} gets ${each1} ${unit} of ${food}. To find the ration of one ${animal2}, double that of one ${animal1} and subtract ${count(less, unit.replace(/s$/, ''))}. How many ${unit} of ${food} do all these animals get?`,
    answer: total1 + total2,
    steps: [
      `One ${animal2}: 2 * ${each1} - ${less} = ${each2}`,
      `All ${plural(animal2)}: ${count2} * ${each2} = ${total2}`,
      `All ${plural(animal1)}: ${count1} * ${each1} = ${total1}`,
      `Together: ${total1} + ${total2} = ${total1 + total2}`,
    ],
    variables: {
      name,
      food,
      animal1,
      animal2,
      n1: each1,
      n2: less,
      k1: count1,
      k2: count2,
      unit,
      animal2_amount: each2,
      animal2_total: total2,
      animal1_total: total1,
    },
  };
};

const runAndWalk: Template = (rng) => {
  const name = rng.choice(['Dana', 'Emma', 'Sarah', 'Julia', 'Sophie', 'Maria']);
  const skip = rng.choice([2, 3, 4, 5, 6]);
  const run = skip * 2;
  const factor = rng.randint(2, 5);
  const walk = run / factor;
  const fitting = [6, 12].filter((hours) => Number.isInteger(hours * (2 / 3) * walk));
  const hours = rng.choice(fitting.length > 0 ? fitting : [6]);
  const running = hours / 3;
  const walking = hours - running;
  const miles = Math.trunc(running * run + walking * walk);
  return {
    question: `${name} skips at ${skip} miles per hour, which is half as fast as she runs. Running, she is ${times(factor)} as fast as walking. Of a tour that lasts ${hours} hours she runs for 1/3 of the time and walks for 2/3 of it. How many full miles does she cover?`,
    answer: miles,
    steps: [
      `Running speed: ${skip} * 2 = ${run}`,
      `Hours of running: ${hours} * 1 / 3 = ${running}`,
      `Hours of walking: ${hours} * 2 / 3 = ${walking}`,
      `Miles: ${running} * ${run} + ${walking} * ${run} / ${factor}, rounded down = ${miles}`,
    ],
    variables: {
      name,
      mult_run: factor,
      frac_skip: 0.5,
      skip_speed: skip,
      total_time: hours,
      frac_run: 1 / 3,
      frac_walk: 2 / 3,
      run_speed: run,
      walk_speed: walk,
      total_dist: miles,
    },
  };
};

const pushingForce: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William', 'Richard']);
  const vehicle = rng.choice(['car', 'van', 'truck', 'SUV']);
  const item = rng.choice(['luggage', 'groceries', 'equipment', 'furniture']);
  const passengers = rng.choice(['children', 'friends', 'colleagues', 'teammates']);
  const unit = rng.choice(['pounds', 'kilograms']);
  const vehicleWeight = rng.randrange(10, 25) * 100;
  const itemWeight = rng.randrange(1, 4) * 100;
  const passengerWeight = rng.randrange(10, 15) * 5;
  const riders = rng.randint(2, 4);
  const percent = 5 * rng.randint(1, 1);
  const allPassengers = riders * passengerWeight;
  const total = vehicleWeight + itemWeight + allPassengers;
  const force = whole(total * percent, 100);
  return {
    question: `${name} has to push his ${vehicle}, and ${riders} ${passengers} of ${passengerWeight} ${unit} each stay inside. The empty ${vehicle} weighs ${vehicleWeight} ${unit}, and the ${item} in it ${itemWeight} ${unit}. The force it takes is ${percent}% of the whole weight. How many full ${unit} of force is that?`,
    answer: force,
    steps: [
      `${passengers}: ${riders} * ${passengerWeight} = ${allPassengers}`,
      `Weight: ${vehicleWeight} + ${itemWeight} + ${allPassengers} = ${total}`,
      `Force: ${total} * ${percent} / 100, rounded down = ${force}`,
    ],
    variables: {
      name,
      vehicle,
      weight_vehicle: vehicleWeight,
      item,
      weight_item: itemWeight,
      passenger_type: passengers,
      num_passengers: riders,
      weight_passenger: passengerWeight,
      unit,
      force_percent: percent,
      total_weight: total,
    },
  };
};

const hardware: Template = (rng) => {
  const name = rng.choice(['David', 'John', 'Michael', 'James', 'William', 'Robert']);
  const currency = rng.choice(EURO_SECOND);
  const item = rng.choice(['screw', 'nail', 'washer', 'nut', 'anchor']);
  const store = rng.choice(['hardware', 'home improvement', 'construction supply']);
  const quantity = rng.randint(15, 60);
  const price = roundTo(rng.uniform(0.01, 1), 2);
  const cost = quantity * price;
  const change = rng.randint(1, 100);
  const initial = cost + change;
  const remaining = initial - cost;
  // The reference can lose a coin to floating point here; the story then gives that coin away.
  const isExact = Math.trunc(remaining) === change;
  const cents = Math.round(cost * 100);
  const paid = money(currency, (cents + change * 100) / 100);
  return {
    question: `${name} goes to the ${store} store with ${paid} and buys ${quantity} ${plural(item)} at ${money(currency, price)} apiece. ${isExact ? '' : `On the way out he drops ${currency}1 into a collecting box. `}How much money has he left?`,
    answer: isExact ? change : change - 1,
    steps: [
      `${plural(item)}: ${quantity} * ${price} = ${cents / 100}`,
      `Left: ${(cents + change * 100) / 100} - ${cents / 100}${isExact ? '' : ' - 1'} = ${isExact ? change : change - 1}`,
    ],
    variables: {
      name,
      currency,
      initial_amount: initial,
      quantity,
      item,
      store_type: store,
      unit_price: price,
      total_cost: cost,
      remaining,
    },
  };
};

export const stories: readonly Template[] = [
  phoneCall,
  plantation,
  roundedPrices,
  monsterSlayers,
  stockValue,
  hungryFamily,
  livestock,
  runAndWalk,
  pushingForce,
  hardware,
];

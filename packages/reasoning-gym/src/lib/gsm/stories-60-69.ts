import { MONTHS } from '../calendar.ts';
import { roundTo } from '../python-float.ts';
import {
  capital,
  count,
  EURO_SECOND,
  money,
  plural,
  POUND_SECOND,
  range,
  ratio,
  type Template,
  until,
  whole,
} from './story.ts';

const coastRide: Template = (rng) => {
  const name = rng.choice(['Emma', 'Sophia', 'Isabella', 'Olivia', 'Ava', 'Mia', 'Emily']);
  const unit = rng.choice(['mile', 'kilometer', 'block']);
  const beach = rng.randint(10, 15);
  const beachTime = rng.randrange(Math.ceil(40 / beach) * beach, 66, beach);
  const sidewalk = rng.randint(10, 15);
  const sidewalkTime = whole(sidewalk * beachTime, 2 * beach);
  return {
    question: `Every day ${name} cycles ${beach} ${plural(unit)} along the beach, which takes her ${beachTime} minutes, and then ${sidewalk} ${plural(unit)} on the sidewalk, where she goes twice as fast. How many full minutes does the whole ride of ${beach + sidewalk} ${plural(unit)} take?`,
    answer: beachTime + sidewalkTime,
    steps: [
      `Sidewalk: ${sidewalk} * ${beachTime} / (2 * ${beach}), rounded down = ${sidewalkTime}`,
      `Whole ride: ${beachTime} + ${sidewalkTime} = ${beachTime + sidewalkTime}`,
    ],
    variables: {
      name,
      unit,
      total_distance: beach + sidewalk,
      beach_distance: beach,
      sidewalk_distance: sidewalk,
      speed_multiplier: 2,
      beach_time: beachTime,
      sidewalk_time: sidewalkTime,
    },
  };
};

const souvenirs: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const location = rng.choice(['beach', 'boardwalk', 'pier', 'coast']);
  const shop = rng.choice(['souvenir store', 'gift shop', 'beach shop', 'seaside store']);
  const item1 = rng.choice(['fudge', 'saltwater taffy', 'rock candy', 'cotton candy']);
  const item2 = rng.choice(['sand dollars', 'starfish', 'sea glass', 'coral pieces']);
  const item3 = rng.choice(['postcards', 'keychains', 'stickers', 'pins']);
  const unit = rng.choice(['pound', 'kilogram', 'kg']);
  const currency = rng.choice(POUND_SECOND);
  const discount = rng.choice([0.25, 0.33, 0.5, 0.67]);
  const price2 = roundTo(rng.uniform(11.25, 12), 2);
  const price3 = roundTo(rng.uniform(20.25, 21.25), 2);
  let full = rng.randint(15, 18);
  let reduced = rng.randint(4, 10);
  let beyond = rng.randint(2, 5);
  let pieces = rng.randint(11, 19);
  const total = rng.randint(1200, 1500);
  const costAt = (price: number): number =>
    full * price + reduced * (1 - discount) * price + beyond * price + price2 + pieces * price3;
  const fitting = range(20, 25).filter((price) => Number.isInteger(costAt(price)) && costAt(price) < total);
  const price1 = fitting.length > 0 ? rng.choice(fitting) : 20;
  while (costAt(price1) >= total) {
    full = Math.max(15, full - 1);
    reduced = Math.max(4, reduced - 1);
    beyond = Math.max(2, beyond - 1);
    pieces = Math.max(11, pieces - 1);
  }
  const spent = Math.trunc(costAt(price1));
  const percent = Math.round(100 * discount);
  const fullPrice = full + beyond;
  return {
    question: `With ${currency}${total} in her pocket, ${name} visits a ${shop} by the ${location}. ${capital(item1)} costs ${currency}${price1} per ${unit}, but after the first ${count(full, unit)} the next ${count(reduced, unit)} are ${percent}% cheaper, and anything beyond costs the full price again. She takes ${count(full + reduced + beyond, unit)}, a bag of ${item2} for ${money(currency, price2)} and ${pieces} ${item3} at ${money(currency, price3)} apiece. The shop rounds her bill down to a whole amount. How much money has she left?`,
    answer: total - spent,
    steps: [
      `Beyond the offer: ${full + reduced + beyond} - ${full} - ${reduced} = ${beyond}`,
      `At full price: ${full} + ${beyond} = ${fullPrice}`,
      `Bill: ${fullPrice} * ${price1} + ${reduced} * ${price1} * (100 - ${percent}) / 100 + ${price2} + ${pieces} * ${price3}, rounded down = ${spent}`,
      `Left: ${total} - ${spent} = ${total - spent}`,
    ],
    variables: {
      name,
      location,
      shop,
      item1,
      item2,
      item3,
      unit,
      currency,
      total_money: total,
      n1: full,
      n2: reduced,
      n12: full + reduced + beyond,
      k: beyond,
      n3: pieces,
      p1: price1,
      p2: price2,
      p3: price3,
      discount,
      total_spent: spent,
    },
  };
};

const daysItLasts: Template = (rng) => {
  const item = rng.choice(['pizza', 'cake', 'pie', 'lasagna']);
  const unit = rng.choice(['pieces', 'portions', 'servings']);
  const names = ['Emma', 'Liam', 'Olivia', 'Noah', 'Ava', 'Elijah', 'Charlotte', 'James'];
  const [name1, name2] = rng.sample(names, 2);
  const eaten1 = rng.randint(2, 6);
  const eaten2 = eaten1 * 2;
  const daily = eaten1 + eaten2;
  const days = rng.randint(2, 8);
  const total = daily * days;
  return {
    question: `Day by day ${name1} eats ${eaten1} ${unit} of a huge ${item} and ${name2} eats twice as many. At first there are ${total} ${unit}, and nobody else has any. For how many days does the ${item} last?`,
    answer: days,
    steps: [
      `${name2}: ${eaten1} * 2 = ${eaten2}`,
      `A day: ${eaten1} + ${eaten2} = ${daily}`,
      `Days: ${total} / ${daily} = ${days}`,
    ],
    variables: {
      item,
      num_slices: total,
      name1,
      name2,
      slices_per_day: eaten1,
      multiplier: 2,
      second_person_slices: eaten2,
      total_daily_slices: daily,
      unit,
    },
  };
};

const monthlyPay: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard', 'Joseph']);
  const month = rng.choice(MONTHS);
  const hours = rng.randint(6, 13);
  const days = rng.randint(3, 7);
  const rate = rng.randint(8, 31);
  const bonus = rng.randint(100, 601);
  const daily = hours * rate;
  const shifts = days * 4;
  const base = daily * shifts;
  const bonuses = bonus * 4;
  return {
    question: `${name} has ${days} shifts of ${hours} hours a week at $${rate} an hour. For every week in which business is good he is paid another $${bonus}. In ${month} he worked for exactly four weeks, and business was good in all of them. How many dollars did he make in ${month}?`,
    answer: base + bonuses,
    steps: [
      `A shift: ${hours} * ${rate} = ${daily}`,
      `Shifts: ${days} * 4 = ${shifts}`,
      `For the shifts: ${daily} * ${shifts} = ${base}`,
      `On top: ${bonus} * 4 = ${bonuses}`,
      `In all: ${base} + ${bonuses} = ${base + bonuses}`,
    ],
    variables: {
      name,
      hours_per_day: hours,
      days_per_week: days,
      hourly_rate: rate,
      weekly_bonus: bonus,
      month,
      daily_pay: daily,
      monthly_base: base,
      monthly_bonus: bonuses,
    },
  };
};

const dozensOfEggs: Template = (rng) => {
  const name = rng.choice(['Chester', 'James', 'John', 'Robert', 'Michael', 'William', 'David']);
  const first = rng.randint(2, 6);
  const second = until(
    (eggs) => eggs > first,
    () => rng.randint(4, 8),
  );
  const [days1, days2] = until(
    ([before, after]) => (first * before + second * after) % 12 === 0,
    () => [rng.randint(20, 110), rng.randint(20, 110)] as const,
  );
  const eggs1 = first * days1;
  const eggs2 = second * days2;
  const eggs = eggs1 + eggs2;
  return {
    question: `${name} lives on eggs: ${first} a day for ${days1} days, then ${second} a day for another ${days2} days. How many dozen eggs is that over all ${days1 + days2} days?`,
    answer: eggs / 12,
    steps: [
      `At first: ${first} * ${days1} = ${eggs1}`,
      `Then: ${second} * ${days2} = ${eggs2}`,
      `Eggs: ${eggs1} + ${eggs2} = ${eggs}`,
      `Dozens: ${eggs} / 12 = ${eggs / 12}`,
    ],
    variables: {
      name,
      eggs_per_day_first: first,
      days_first: days1,
      eggs_per_day_second: second,
      days_second: days2,
      total_eggs: eggs,
      dozens: eggs / 12,
    },
  };
};

const fishSale: Template = (rng) => {
  const name = rng.choice(['John', 'Michael', 'David', 'James', 'Robert', 'William', 'Richard']);
  const fish = rng.choice(['salmon', 'cod', 'trout', 'steelhead']);
  const day = rng.choice(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  const unit = rng.choice(['kilogram', 'pound', 'kg']);
  const currency = rng.choice(EURO_SECOND);
  const weight1 = rng.randint(40, 80);
  const weight2 = rng.randint(30, 60);
  const weight3 = rng.randint(20, 40);
  const caught = rng.randint(3, 8);
  const earningsAt = (asked: number): number => (weight1 + weight2) * asked + (caught - 2) * weight3 * asked;
  const price = until(
    (asked) => Number.isInteger(earningsAt(asked)),
    () => roundTo(rng.uniform(0.25, 2.5), 2),
  );
  const others = caught - 2;
  const weight = weight1 + weight2 + others * weight3;
  return {
    question: `On ${day} ${name} pulled ${caught} ${plural(fish)} out of the water. The first weighed ${count(weight1, unit)}, the second ${count(weight2, unit)}, and each of the others ${count(weight3, unit)}. He sells the whole catch at ${money(currency, price)} per ${unit}. How much does he get for it?`,
    answer: earningsAt(price),
    steps: [
      `Others: ${caught} - 2 = ${others}`,
      `Weight: ${weight1} + ${weight2} + ${others} * ${weight3} = ${weight}`,
      `Earnings: ${weight} * ${price} = ${earningsAt(price)}`,
    ],
    variables: { name, fish, day, weight1, weight2, weight3, num_fish: caught, unit, currency, price },
  };
};

const televisionWeek: Template = (rng) => {
  const name = rng.choice(['James', 'John', 'Robert', 'Michael', 'William', 'David', 'Richard', 'Joseph']);
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours1 = rng.randint(3, 7);
  const hours2 = rng.randint(2, 7);
  const hours3 = rng.randint(2, 6);
  const minutes1 = rng.randint(1, 12) * 5;
  const minutes2 = rng.randint(1, 11) * 5;
  const episodes = rng.randint(1, 8);
  const hours = 2 * hours1 + hours2 + minutes2 / 60 + 2 * hours3 + (episodes * minutes1) / 60;
  const others = 60 * (2 * hours1 + hours2 + 2 * hours3) + minutes2;
  const onWednesday = episodes * minutes1;
  const total = others + onWednesday;
  const inHours = `${whole(total, 60)} hours${total % 60 === 0 ? '' : ` and ${total % 60} minutes`}`;
  return {
    question: `From Monday to Friday ${name} was in front of the television for ${inHours} altogether. On Monday and again on Tuesday he saw a film of ${hours1} hours. On Wednesday he saw nothing but episodes of a series, each ${minutes1} minutes long. On Thursday it was a film of ${hours2} hours and a show of ${minutes2} minutes, and on Friday two films of ${hours3} hours each. How many episodes did he see on Wednesday?`,
    answer: episodes,
    steps: [
      `All, in minutes: 60 * ${whole(total, 60)}${total % 60 === 0 ? '' : ` + ${total % 60}`} = ${total}`,
      `Without Wednesday: 60 * (2 * ${hours1} + ${hours2} + 2 * ${hours3}) + ${minutes2} = ${others}`,
      `Wednesday: ${total} - ${others} = ${onWednesday}`,
      `Episodes: ${onWednesday} / ${minutes1} = ${episodes}`,
    ],
    variables: {
      name,
      weekdays,
      hour1: hours1,
      hour2: hours2,
      hour3: hours3,
      min1: minutes1,
      min2: minutes2,
      total_hours: hours,
      num_wed_episodes: episodes,
    },
  };
};

const fruitHarvest: Template = (rng) => {
  const name = rng.choice(['John', 'James', 'William', 'Michael', 'David', 'Robert', 'Thomas']);
  const fruit = rng.choice(['banana', 'apple', 'orange', 'pear', 'peach', 'plum']);
  const [day1, day2, day3] = rng.sample(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 3);
  const factor = rng.choice([2, 3, 4]);
  const amount1 = rng.randint(30, 400);
  const amount2 = rng.randint(50, 400);
  const both = amount1 + amount2;
  const amount3 = factor * amount1;
  return {
    question: `${name}'s harvest of ${plural(fruit)} comes to ${amount1} on ${day1}, ${amount2} on ${day2} and, on ${day3}, ${factor} times the amount of ${day1}. How many ${plural(fruit)} does he have from these three days?`,
    answer: both + amount3,
    steps: [
      `${day1} and ${day2}: ${amount1} + ${amount2} = ${both}`,
      `${day3}: ${factor} * ${amount1} = ${amount3}`,
      `All: ${both} + ${amount3} = ${both + amount3}`,
    ],
    variables: {
      name,
      fruit,
      day1_amount: amount1,
      day2_amount: amount2,
      day1,
      day2,
      day3,
      multiplier: factor,
      day3_amount: amount3,
      total: both + amount3,
    },
  };
};

const outbreak: Template = (rng) => {
  const disease = rng.choice(['virus', 'bacteria', 'parasite', 'infection']);
  const initial = rng.randint(5, 20);
  const rate = rng.randint(2, 7);
  const growth = rate + 1;
  const after1 = initial * growth;
  const after2 = after1 * growth;
  const after3 = after2 * growth;
  return {
    question: `A ${disease} outbreak begins with ${initial} patients. From then on, everybody who is infected when a day begins passes it on to ${rate} healthy people in the course of that day, and nobody recovers. How many people are infected when 3 days have gone by?`,
    answer: after3,
    steps: [
      `Growth in a day: 1 + ${rate} = ${growth}`,
      `After 1 day: ${initial} * ${growth} = ${after1}`,
      `After 2 days: ${after1} * ${growth} = ${after2}`,
      `After 3 days: ${after2} * ${growth} = ${after3}`,
    ],
    variables: { initial_infected: initial, infection_rate: rate, days: 3, disease_type: disease },
  };
};

const pagesToWrite: Template = (rng) => {
  const names = ['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte', 'Amelia', 'Harper', 'Evelyn'];
  const name = rng.choice(names);
  const document = rng.choice(['essay', 'report', 'thesis', 'dissertation', 'assignment']);
  const [top, bottom] = rng.choice([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [3, 4],
  ] as const);
  const total = bottom * rng.randint(1, whole(325, bottom));
  const done = (total * top) / bottom;
  return {
    question: `${name}'s ${document} has to be ${total} pages long, and ${top}/${bottom} of these pages are finished. How many pages are still to be written?`,
    answer: total - done,
    steps: [`Finished: ${total} * ${ratio(top / bottom)} = ${done}`, `To write: ${total} - ${done} = ${total - done}`],
    variables: {
      name,
      document,
      total_pages: total,
      fraction: `${top}/${bottom}`,
      pages_done: done,
      pages_remaining: total - done,
    },
  };
};

export const stories: readonly Template[] = [
  coastRide,
  souvenirs,
  daysItLasts,
  monthlyPay,
  dozensOfEggs,
  fishSale,
  televisionWeek,
  fruitHarvest,
  outbreak,
  pagesToWrite,
];

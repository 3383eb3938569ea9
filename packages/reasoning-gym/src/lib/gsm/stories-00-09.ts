import { count, gcd, plural, range, settle, type Template, times, until, whole, EURO_SECOND } from './story.ts';

const cleaningAndFrying: Template = (rng) => {
  const name = rng.choice(['Emily', 'Sarah', 'Emma', 'Sophia', 'Olivia', 'Ava', 'Isabella', 'Mia']);
  const food = rng.choice(['shrimp', 'onion', 'carrot', 'mushroom', 'clam']);
  const rate = rng.randint(4, 15);
  const batch = rng.randrange(20, 50, 5);
  const minutes = rng.randint(5, 20);
  const total = ((rate * batch) / gcd(rate, batch)) * rng.randint(1, 4);
  const peelTime = total / rate;
  const batches = total / batch;
  const cookTime = batches * minutes;
  return {
    question: `${name} has ${total} ${plural(food)} to prepare. First she cleans them all, ${rate} a minute. Then she fries them in batches of ${batch}, and each batch takes ${minutes} minutes. How many minutes does the whole job last?`,
    answer: peelTime + cookTime,
    steps: [
      `Cleaning: ${total} / ${rate} = ${peelTime}`,
      `Batches: ${total} / ${batch} = ${batches}`,
      `Frying: ${batches} * ${minutes} = ${cookTime}`,
      `Together: ${peelTime} + ${cookTime} = ${peelTime + cookTime}`,
    ],
    variables: {
      name,
      food,
      peel_rate: rate,
      batch_size: batch,
      time_per_batch: minutes,
      total_amount: total,
      peel_time: peelTime,
      cook_time: cookTime,
    },
  };
};

const toyChest: Template = (rng) => {
  const name = rng.choice(['Sophie', 'Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia']);
  const family = rng.choice(['nephew', 'cousin', 'brother']);
  const blocks = rng.randint(70, 75);
  const animals = rng.randint(35, 50);
  const rings = rng.randint(20, 35);
  const others = blocks + animals + rings;
  const total = others + rng.randint(20, 100);
  return {
    question: `${name} keeps a chest of toys for her ${family}. In it are ${blocks} building blocks, ${animals} stuffed animals and ${rings} stacking rings. Once she has emptied a bag of bouncy balls into it as well, the chest holds ${total} toys. How many bouncy balls were in the bag?`,
    answer: total - others,
    steps: [
      `Toys before: ${blocks} + ${animals} + ${rings} = ${others}`,
      `Bouncy balls: ${total} - ${others} = ${total - others}`,
    ],
    variables: {
      name,
      family,
      building_blocks: blocks,
      stuffed_animals: animals,
      stacking_rings: rings,
      total_toys: total,
      bouncy_balls: total - others,
    },
  };
};

const leavingEarly: Template = (rng) => {
  const teacher = rng.choice(['Ms. Johnson', 'Mr. Smith', 'Dr. Lee', 'Mrs. Garcia']);
  const group1 = rng.choice(['soccer players', 'basketball players', 'volleyball players', 'swimmers']);
  const activities = ['dancers', 'choir members', 'debate team members', 'robotics club members'];
  const [group2, group3] = rng.sample(activities, 2);
  const event = rng.choice(['competition', 'tournament', 'performance', 'meet']);
  const total = rng.randint(1, 1) * 100;
  const percent1 = rng.choice([20, 40, 60, 80]);
  const count1 = (total * percent1) / 100;
  const others = total - count1;
  const percent23 = rng.randrange(20, 91, whole(100, others));
  const count23 = whole(others * percent23, 100);
  return {
    question: `${teacher} looks after ${total} students. Of these, ${percent1}% are ${group1}. Of all the others, ${percent23}%, rounded down to a whole number of students, are ${group2} or ${group3}. All three groups are excused early because of a ${event} out of town. How many students are excused?`,
    answer: count1 + count23,
    steps: [
      `First group: ${total} * ${percent1} / 100 = ${count1}`,
      `Others: ${total} - ${count1} = ${others}`,
      `Second and third group: ${others} * ${percent23} / 100, rounded down = ${count23}`,
      `Excused: ${count1} + ${count23} = ${count1 + count23}`,
    ],
    variables: {
      teacher,
      total_students: total,
      percent_group1: percent1,
      percent_group23: percent23,
      group1,
      group2,
      group3,
      event,
      group1_count: count1,
      group23_count: count23,
    },
  };
};

const letterWriter: Template = (rng) => {
  const name = rng.choice(['Mike', 'John', 'David', 'James', 'Robert', 'William', 'Richard']);
  const initial = rng.randint(5, 15);
  const lost = rng.randint(1, initial - 1);
  const letters = rng.randint(2, 5);
  const drawnPages = rng.randint(5, 12);
  const current = initial - lost;
  const received = current * letters;
  const fitting = range(4, 16).filter((minutes) => (received * drawnPages * minutes) % 60 === 0);
  const minutes = fitting.length > 0 ? rng.choice(fitting) : 4;
  const pages =
    fitting.length > 0 ? drawnPages : whole(Math.ceil((received * drawnPages * minutes) / 60) * 60, received);
  const written = received * pages;
  const total = written * minutes;
  const hours = whole(total, 60);
  return {
    question: `${name} had ${initial} pen pals, but has lost touch with ${lost} of them. Each one who remains sends him ${letters} letters of ${pages} pages every week, and he answers every letter with one just as long. A page takes him ${minutes} minutes to write. How many full hours does he spend on his answers each week?`,
    answer: hours,
    steps: [
      `Pen pals: ${initial} - ${lost} = ${current}`,
      `Letters: ${current} * ${letters} = ${received}`,
      `Pages: ${received} * ${pages} = ${written}`,
      `Minutes: ${written} * ${minutes} = ${total}`,
      `Full hours: ${total} / 60, rounded down = ${hours}`,
    ],
    variables: {
      name,
      initial_penpals: initial,
      lost_penpals: lost,
      current_penpals: current,
      letters_per_week: letters,
      pages_per_letter: pages,
      minutes_per_page: minutes,
      total_minutes: total,
    },
  };
};

const decoratedCakes: Template = (rng) => {
  const name = rng.choice(['Mary', 'Sarah', 'Emma', 'Elizabeth', 'Catherine']);
  const items = rng.choice(['sprinkles', 'frosting', 'icing', 'chocolate chips']);
  const food = rng.choice(['cupcake', 'cookie', 'brownie', 'muffin']);
  const location = rng.choice(['pantry', 'cupboard', 'kitchen cabinet', 'storage room']);
  const container = rng.choice(['pan', 'tray', 'baking sheet', 'rack']);
  const perJar = rng.randint(6, 20);
  const perPan = Math.min(24, perJar * rng.randint(1, Math.max(1, whole(24, perJar))));
  const jars = rng.randint(3, 15);
  const total = jars * perJar;
  const pans = whole(total, perPan);
  return {
    question: `In her ${location} ${name} finds ${jars} jars of ${items}. The contents of one jar will do for ${perJar} ${plural(food)}, and ${perPan} ${plural(food)} fill one ${container}. How many full ${plural(container)} of ${plural(food)} can she decorate with all the ${items} she has?`,
    answer: pans,
    steps: [
      `${plural(food)}: ${jars} * ${perJar} = ${total}`,
      `Full ${plural(container)}: ${total} / ${perPan}, rounded down = ${pans}`,
    ],
    variables: {
      name,
      items,
      food,
      location,
      container,
      num_jars: jars,
      per_jar: perJar,
      per_pan: perPan,
      total_items: total,
    },
  };
};

const autographs: Template = (rng) => {
  const names = ['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte', 'Carol', 'Jennifer'];
  const [name1, name2] = rng.sample(names, 2);
  const city = rng.choice(['Los Angeles', 'New York', 'Chicago', 'Houston', 'Phoenix']);
  const celebrities = rng.choice(['movie stars', 'athletes', 'musicians', 'politicians', 'authors']);
  const vacation = rng.choice(['winter break', 'spring break', 'summer break', 'fall break']);
  const weeks = rng.randint(3, 8);
  const weeksLeft = rng.randint(2, 5);
  const draw = (): readonly [number, number] => [rng.randint(15, 40), rng.randint(30, 60)];
  const first = draw();
  const goal = rng.randrange(90, 150, 5);
  const [signatures1, signatures2] = settle(first, ([one, two]) => one + two < goal, draw);
  const collected = signatures1 + signatures2;
  return {
    question: `Two sisters in ${city} hunt for autographs of ${celebrities}. ${weeks} weeks into their ${vacation}, ${name1} owns ${signatures1} autographs and ${name2} owns ${signatures2}. With ${weeksLeft} weeks still to go, they set themselves a joint target of ${goal}. How many autographs are they short of it now?`,
    answer: goal - collected,
    steps: [
      `Collected: ${signatures1} + ${signatures2} = ${collected}`,
      `Missing: ${goal} - ${collected} = ${goal - collected}`,
    ],
    variables: {
      name1,
      name2,
      city,
      celebrity_type: celebrities,
      vacation_type: vacation,
      weeks_passed: weeks,
      weeks_remaining: weeksLeft,
      signatures1,
      signatures2,
      goal,
      signatures_collected: collected,
      signatures_needed: goal - collected,
    },
  };
};

const girlsAndBoys: Template = (rng) => {
  const place = rng.choice(['park', 'yard', 'field', 'playground', 'garden']);
  const multiplier = rng.choice([2, 3, 4]);
  const girls = until(
    (amount) => amount * (multiplier + 1) <= 200,
    () => rng.randint(5, 50),
  );
  const boys = girls * multiplier;
  return {
    question: `${girls} girls are out in the ${place}, together with ${times(multiplier)} as many boys. How many children are out there?`,
    answer: girls + boys,
    steps: [`Boys: ${girls} * ${multiplier} = ${boys}`, `Children: ${girls} + ${boys} = ${girls + boys}`],
    variables: { n_girls: girls, place, multiplier, n_boys: boys, total_kids: girls + boys },
  };
};

const windowLedges: Template = (rng) => {
  const name = rng.choice(['Mary', 'Emma', 'Sophia', 'Isabella', 'Olivia', 'Ava', 'Mia']);
  const received = rng.randint(20, 50);
  const drawnPerLedge = rng.randint(7, 13);
  const ledges = rng.randint(50, 70);
  const [perLedge, give] = settle(
    [drawnPerLedge, rng.randint(3, 8)] as const,
    ([held, given]) => ledges * held + received > ledges * given,
    () => [rng.randint(7, 13), rng.randint(3, 8)] as const,
  );
  const initial = perLedge * ledges;
  const total = initial + received;
  const given = ledges * give;
  return {
    question: `Every one of the ${ledges} window ledges in ${name}'s mansion carries ${perLedge} potted plants. Another ${received} potted plants, delivered yesterday, stand in her hall. Tomorrow she gives away ${give} plants off each ledge. How many potted plants will then be left in the mansion?`,
    answer: total - given,
    steps: [
      `On ledges: ${ledges} * ${perLedge} = ${initial}`,
      `With the delivery: ${initial} + ${received} = ${total}`,
      `Given away: ${ledges} * ${give} = ${given}`,
      `Left: ${total} - ${given} = ${total - given}`,
    ],
    variables: {
      name,
      plants_received: received,
      plants_per_ledge: perLedge,
      num_ledges: ledges,
      plants_to_give: give,
      initial_plants: initial,
      total_plants: total,
      plants_given: given,
      remaining_plants: total - given,
    },
  };
};

const sweetDrink: Template = (rng) => {
  const name = rng.choice(['Emma', 'Olivia', 'Ava', 'Isabella', 'Sophia', 'Mia', 'Charlotte']);
  const drink = rng.choice(['coffee', 'tea']);
  const sugar = rng.randint(25, 201);
  const water = rng.randint(5, 101);
  const parts = sugar + water;
  const share = rng.randint(1, 10);
  const total = parts * share;
  return {
    question: `${name} brews ${drink} for a crowd. For every ${sugar} teaspoons of sugar she takes ${count(water, 'cup')} of water. In the end the teaspoons of sugar and the cups of water come to ${total} when counted together. How many teaspoons of sugar did she take?`,
    answer: sugar * share,
    steps: [
      `In one round: ${sugar} + ${water} = ${parts}`,
      `Rounds: ${total} / ${parts} = ${share}`,
      `Teaspoons of sugar: ${sugar} * ${share} = ${sugar * share}`,
    ],
    variables: {
      name,
      drink,
      sugar_ratio: sugar,
      water_ratio: water,
      total_items: total,
      sugar_amount: sugar * share,
    },
  };
};

const shoppingWithNotes: Template = (rng) => {
  const name = rng.choice(['Craig', 'John', 'Michael', 'David', 'James', 'Robert', 'William']);
  const item1 = rng.choice(['toy car', 'action figure', 'coloring book', 'puzzle', 'board game']);
  const item2 = rng.choice(['sticker', 'candy bar', 'trading card', 'pencil', 'eraser']);
  const currency = rng.choice(EURO_SECOND);
  const bill = rng.choice([5, 10, 20, 50, 100]);
  const bills = Math.max(2, rng.randint(1, 10));
  const initial = bills * bill;
  const price = Math.max(1, Math.min(10, whole(initial, 8)));
  const count1 = rng.randint(2, Math.max(3, Math.min(15, whole(whole(initial, 2), price))));
  const spent1 = count1 * price;
  const count2 = rng.randint(2, Math.max(3, Math.min(10, whole(initial - spent1, price))));
  const spent2 = count2 * price;
  const spent = spent1 + spent2;
  return {
    question: `${name} takes ${bills} banknotes of ${currency}${bill} to the toy shop. He comes home with ${count1} ${plural(item1)} at ${currency}${price} apiece and ${count2} packs of ${plural(item2)} at ${currency}${price} a pack. How much of his money is left?`,
    answer: initial - spent,
    steps: [
      `Money: ${bills} * ${bill} = ${initial}`,
      `${plural(item1)}: ${count1} * ${price} = ${spent1}`,
      `${plural(item2)}: ${count2} * ${price} = ${spent2}`,
      `Spent: ${spent1} + ${spent2} = ${spent}`,
      `Left: ${initial} - ${spent} = ${initial - spent}`,
    ],
    variables: {
      name,
      num_bills: bills,
      bill_value: bill,
      num_items1: count1,
      price1: price,
      num_items2: count2,
      price2: price,
      item1,
      item2,
      currency,
      initial_amount: initial,
      total_spent: spent,
    },
  };
};

export const stories: readonly Template[] = [
  cleaningAndFrying,
  toyChest,
  leavingEarly,
  letterWriter,
  decoratedCakes,
  autographs,
  girlsAndBoys,
  windowLedges,
  sweetDrink,
  shoppingWithNotes,
];

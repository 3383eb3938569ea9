import { integers, type Program, program, sum, words } from './program.ts';

const simulation: readonly Program[] = [
  program({
    name: 'counters',
    difficulty: 6,
    about: 'This function serves customers at several counters; each goes to the one that is free first.',
    takes: 'times is a list of 5 to 8 integers from 1 to 9 and counters an integer from 2 to 3',
    python: `
def solve(times, counters):
    free_at = [0] * counters
    served = [[] for _ in range(counters)]
    waited = 0
    for customer, time in enumerate(times):
        counter = free_at.index(min(free_at))
        waited += free_at[counter]
        free_at[counter] += time
        served[counter].append(customer)
    return {"served": served, "free_at": free_at, "waited": waited}
`,
    input: (rng) => ({ times: integers(rng, rng.randint(5, 8), 1, 9), counters: rng.randint(2, 3) }),
    output: ({ times, counters }) => {
      const free_at = Array.from({ length: counters }, () => 0);
      const served: number[][] = free_at.map(() => []);
      let waited = 0;
      for (const [customer, time] of times.entries()) {
        const counter = free_at.indexOf(Math.min(...free_at));
        waited += free_at[counter]!;
        free_at[counter]! += time;
        served[counter]!.push(customer);
      }
      return { served, free_at, waited };
    },
  }),

  program({
    name: 'ledger',
    difficulty: 3,
    about: 'This function keeps an account that must not go below zero; each refused payment costs a fee of 2.',
    takes: 'opening is an integer from 0 to 40 and entries a list of 5 to 8 integers from -30 to 30',
    python: `
def solve(opening, entries):
    balance = opening
    refused = []
    for entry in entries:
        if balance + entry >= 0:
            balance += entry
        else:
            refused.append(entry)
            balance = max(0, balance - 2)
    return {"balance": balance, "refused": refused}
`,
    input: (rng) => ({ opening: rng.randint(0, 40), entries: integers(rng, rng.randint(5, 8), -30, 30) }),
    output: ({ opening, entries }) => {
      const refused: number[] = [];
      let balance = opening;
      for (const entry of entries) {
        if (balance + entry >= 0) balance += entry;
        else {
          refused.push(entry);
          balance = Math.max(0, balance - 2);
        }
      }
      return { balance, refused };
    },
  }),

  program({
    name: 'lift',
    difficulty: 6,
    about: 'This function moves a lift: it goes on in its direction while a call is left there, then turns.',
    takes: 'floor is an integer from 1 to 8 and calls a list of 4 to 6 different floors from 0 to 9, other than floor',
    python: `
def solve(floor, calls):
    waiting = sorted(calls)
    going_up = True
    stops = []
    travelled = 0
    while waiting:
        ahead = [c for c in waiting if (c > floor) == going_up]
        if not ahead:
            going_up = not going_up
            continue
        target = min(ahead) if going_up else max(ahead)
        travelled += abs(target - floor)
        floor = target
        stops.append(floor)
        waiting.remove(floor)
    return {"stops": stops, "travelled": travelled}
`,
    input: (rng) => {
      const floor = rng.randint(1, 8);
      const floors = Array.from({ length: 10 }, (_, i) => i).filter((other) => other !== floor);
      return { floor, calls: rng.sample(floors, rng.randint(4, 6)) };
    },
    output: ({ floor, calls }) => {
      const above = calls.filter((call) => call > floor).sort((a, b) => a - b);
      const below = calls.filter((call) => call < floor).sort((a, b) => b - a);
      const stops = [...above, ...below];
      return { stops, travelled: sum(stops.map((stop, i) => Math.abs(stop - (stops[i - 1] ?? floor)))) };
    },
  }),

  program({
    name: 'vending',
    difficulty: 5,
    about: 'This function runs a vending machine: coins go in, buttons ask for goods.',
    takes:
      'events is a list of 5 to 9 entries, each a coin (5, 10 or 20) or a button ("tea" for 15, "soup" for 25, "back" for the money back)',
    python: `
def solve(events):
    prices = {"tea": 15, "soup": 25}
    credit = 0
    sold = []
    returned = 0
    for event in events:
        if event == "back":
            returned += credit
            credit = 0
        elif event in prices:
            if credit >= prices[event]:
                credit -= prices[event]
                sold.append(event)
        else:
            credit += event
    return {"sold": sold, "credit": credit, "returned": returned}
`,
    input: (rng) => ({
      events: Array.from({ length: rng.randint(5, 9) }, () =>
        rng.random() < 0.6 ? rng.choice([5, 10, 20]) : rng.choice(['tea', 'tea', 'soup', 'back']),
      ),
    }),
    output: ({ events }) => {
      const sold: string[] = [];
      let [credit, returned] = [0, 0];
      for (const event of events) {
        const price = event === 'tea' ? 15 : 25;
        if (typeof event === 'number') credit += event;
        else if (event === 'back') [returned, credit] = [returned + credit, 0];
        else if (credit >= price) {
          credit -= price;
          sold.push(event);
        }
      }
      return { sold, credit, returned };
    },
  }),

  program({
    name: 'counting_out',
    difficulty: 6,
    about: 'This function counts people out of a circle.',
    takes: 'people is a list of 5 to 7 names and count an integer from 2 to 9',
    python: `
def solve(people, count):
    circle = list(people)
    out = []
    at = 0
    while len(circle) > 1:
        at = (at + count - 1) % len(circle)
        out.append(circle.pop(at))
    return {"out": out, "last": circle[0]}
`,
    input: (rng) => ({ people: words(rng, rng.randint(5, 7)), count: rng.randint(2, 9) }),
    output: ({ people, count }) => {
      const circle = [...people];
      const out: string[] = [];
      for (let at = 0; circle.length > 1; ) {
        at = (at + count - 1) % circle.length;
        out.push(...circle.splice(at, 1));
      }
      return { out, last: circle[0]! };
    },
  }),

  program({
    name: 'bouncing',
    difficulty: 5,
    about: 'This function lets a ball roll between two walls.',
    takes:
      'start is an integer from 1 to 9, speed an integer from -4 to 4 other than 0, and seconds an integer from 5 to 9',
    python: `
def solve(start, speed, seconds):
    place = start
    bounces = 0
    track = []
    for _ in range(seconds):
        place += speed
        if place < 0:
            place = -place
            speed = -speed
            bounces += 1
        elif place > 10:
            place = 20 - place
            speed = -speed
            bounces += 1
        track.append(place)
    return {"track": track, "bounces": bounces, "speed": speed}
`,
    input: (rng) => ({
      start: rng.randint(1, 9),
      speed: rng.choice([-4, -3, -2, -1, 1, 2, 3, 4]),
      seconds: rng.randint(5, 9),
    }),
    output: ({ start, speed, seconds }) => {
      const track: number[] = [];
      let [place, velocity, bounces] = [start, speed, 0];
      for (let second = 0; second < seconds; second++) {
        place += velocity;
        if (place < 0 || place > 10) {
          place = place < 0 ? -place : 20 - place;
          velocity = -velocity;
          bounces += 1;
        }
        track.push(place);
      }
      return { track, bounces, speed: velocity };
    },
  }),

  program({
    name: 'colony',
    difficulty: 4,
    about: 'This function follows a colony of animals through its ages: young, grown, old.',
    takes:
      'young, grown and old are integers from 0 to 9, litter an integer from 1 to 3 and years an integer from 2 to 4',
    python: `
def solve(young, grown, old, litter, years):
    totals = []
    for _ in range(years):
        young, grown, old = litter * grown, young, grown
        totals.append(young + grown + old)
    return {"young": young, "grown": grown, "old": old, "totals": totals}
`,
    input: (rng) => ({
      young: rng.randint(0, 9),
      grown: rng.randint(0, 9),
      old: rng.randint(0, 9),
      litter: rng.randint(1, 3),
      years: rng.randint(2, 4),
    }),
    output: ({ litter, years, ...start }) => {
      let { young, grown, old } = start;
      const totals: number[] = [];
      for (let year = 0; year < years; year++) {
        [young, grown, old] = [litter * grown, young, grown];
        totals.push(young + grown + old);
      }
      return { young, grown, old, totals };
    },
  }),

  program({
    name: 'cache',
    difficulty: 8,
    about: 'This function keeps a small cache, from which the entry drops out that was used longest ago.',
    takes: 'size is 2 or 3 and requests a list of 7 to 10 letters from a to e',
    python: `
def solve(size, requests):
    cache = []
    log = ""
    dropped = []
    for page in requests:
        if page in cache:
            log += "H"
            cache.remove(page)
        else:
            log += "M"
            if len(cache) == size:
                dropped.append(cache.pop(0))
        cache.append(page)
    return {"log": log, "dropped": dropped, "cache": cache}
`,
    input: (rng) => ({
      size: rng.randint(2, 3),
      requests: Array.from({ length: rng.randint(7, 10) }, () => rng.letter('abcde')),
    }),
    output: ({ size, requests }) => {
      const cache = new Set<string>();
      const dropped: string[] = [];
      let log = '';
      for (const page of requests) {
        const isHit = cache.delete(page);
        log += isHit ? 'H' : 'M';
        if (cache.size === size) {
          const [oldest] = [...cache] as [string];
          cache.delete(oldest);
          dropped.push(oldest);
        }
        cache.add(page);
      }
      return { log, dropped, cache: [...cache] };
    },
  }),

  program({
    name: 'round_robin',
    difficulty: 8,
    about: 'This function shares a processor among jobs in turns of a fixed length.',
    takes: 'jobs is a list of 3 to 5 lists such as ["oak", 7]: a name and a length from 1 to 9; slice is from 2 to 4',
    python: `
def solve(jobs, slice):
    queue = [list(job) for job in jobs]
    clock = 0
    finished = []
    switches = 0
    while queue:
        name, left = queue.pop(0)
        used = min(slice, left)
        clock += used
        if left > used:
            queue.append([name, left - used])
            switches += 1
        else:
            finished.append([name, clock])
    return {"finished": finished, "switches": switches}
`,
    input: (rng) => ({
      jobs: words(rng, rng.randint(3, 5)).map((name) => [name, rng.randint(1, 9)] as const),
      slice: rng.randint(2, 4),
    }),
    output: ({ jobs, slice }) => {
      const queue: (readonly [string, number])[] = [...jobs];
      const finished: [string, number][] = [];
      let [clock, switches] = [0, 0];
      for (const [name, left] of queue) {
        clock += Math.min(slice, left);
        if (left > slice) {
          queue.push([name, left - slice]);
          switches += 1;
        } else finished.push([name, clock]);
      }
      return { finished, switches };
    },
  }),

  program({
    name: 'home_made_shuffle',
    difficulty: 7,
    about: 'This function shuffles a list by pseudo-random numbers of its own.',
    takes: 'items is a list of 5 to 6 words and seed an integer from 0 to 99',
    python: `
def solve(items, seed):
    deck = list(items)
    state = seed
    draws = []
    for last in range(len(deck) - 1, 0, -1):
        state = (21 * state + 17) % 100
        pick = state % (last + 1)
        draws.append(pick)
        deck[last], deck[pick] = deck[pick], deck[last]
    return {"draws": draws, "deck": deck}
`,
    input: (rng) => ({ items: words(rng, rng.randint(5, 6)), seed: rng.randint(0, 99) }),
    output: ({ items, seed }) => {
      const deck = [...items];
      const draws: number[] = [];
      let state = seed;
      for (let last = deck.length - 1; last > 0; last--) {
        state = (21 * state + 17) % 100;
        const pick = state % (last + 1);
        draws.push(pick);
        [deck[last], deck[pick]] = [deck[pick]!, deck[last]!];
      }
      return { draws, deck };
    },
  }),
];

export default simulation;

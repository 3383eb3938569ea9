import { integers, letters, type Program, program, sum } from './program.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const COINS = [50, 20, 10, 5, 2, 1] as const;

const basics: readonly Program[] = [
  program({
    name: 'rectangle',
    difficulty: 1,
    about: 'This function measures a rectangle.',
    takes: 'width and height are integers from 1 to 30',
    python: `
def solve(width, height):
    area = width * height
    return {"area": area, "perimeter": 2 * (width + height), "square": width == height}
`,
    input: (rng) => ({ width: rng.randint(1, 30), height: rng.randint(1, 30) }),
    output: ({ width, height }) => ({
      area: width * height,
      perimeter: 2 * (width + height),
      square: width === height,
    }),
  }),

  program({
    name: 'clock_face',
    difficulty: 1,
    about: 'This function splits a number of seconds into hours, minutes and seconds.',
    takes: 'total is an integer from 0 to 90000',
    python: `
def solve(total):
    minutes, seconds = divmod(total, 60)
    hours, minutes = divmod(minutes, 60)
    return {"hours": hours, "minutes": minutes, "seconds": seconds}
`,
    input: (rng) => ({ total: rng.randint(0, 90_000) }),
    output: ({ total }) => ({
      hours: Math.floor(total / 3600),
      minutes: Math.floor(total / 60) % 60,
      seconds: total % 60,
    }),
  }),

  program({
    name: 'extremes',
    difficulty: 1,
    about: 'This function looks for the ends of a list.',
    takes: 'values is a list of 4 to 8 integers from -50 to 50',
    python: `
def solve(values):
    low = min(values)
    high = max(values)
    return {"low": low, "high": high, "spread": high - low, "first_low": values.index(low)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(4, 8), -50, 50) }),
    output: ({ values }) => {
      const [low, high] = [Math.min(...values), Math.max(...values)];
      return { low, high, spread: high - low, first_low: values.indexOf(low) };
    },
  }),

  program({
    name: 'even_odd',
    difficulty: 1,
    about: 'This function sorts numbers into two heaps.',
    takes: 'values is a list of 5 to 9 integers from 0 to 99',
    python: `
def solve(values):
    even = [v for v in values if v % 2 == 0]
    odd = [v for v in values if v % 2 == 1]
    return {"even": even, "odd": odd, "difference": sum(even) - sum(odd)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(5, 9), 0, 99) }),
    output: ({ values }) => {
      const even = values.filter((value) => value % 2 === 0);
      const odd = values.filter((value) => value % 2 === 1);
      return { even, odd, difference: sum(even) - sum(odd) };
    },
  }),

  program({
    name: 'mirror',
    difficulty: 1,
    about: 'This function holds a word up to a mirror.',
    takes: 'word is a text of 4 to 9 letters, each a, b or c',
    python: `
def solve(word):
    back = word[::-1]
    matches = sum(1 for a, b in zip(word, back) if a == b)
    return {"back": back, "matches": matches, "palindrome": back == word}
`,
    input: (rng) => ({ word: letters(rng, rng.randint(4, 9), 'abc') }),
    output: ({ word }) => {
      const back = [...word].reverse().join('');
      return { back, matches: [...word].filter((letter, i) => letter === back[i]).length, palindrome: back === word };
    },
  }),

  program({
    name: 'vowel_split',
    difficulty: 1,
    about: 'This function takes the vowels out of a text.',
    takes: 'text is 5 to 12 lower-case letters',
    python: `
def solve(text):
    vowels = ""
    rest = ""
    for letter in text:
        if letter in "aeiou":
            vowels += letter
        else:
            rest += letter
    return {"vowels": vowels, "rest": rest, "more_vowels": len(vowels) > len(rest)}
`,
    input: (rng) => ({ text: letters(rng, rng.randint(5, 12), 'aaeiioubcdfglmnprst') }),
    output: ({ text }) => {
      const vowels = text.replace(/[^aeiou]/g, '');
      const rest = text.replace(/[aeiou]/g, '');
      return { vowels, rest, more_vowels: vowels.length > rest.length };
    },
  }),

  program({
    name: 'clamp',
    difficulty: 1,
    about: 'This function keeps readings within limits.',
    takes: 'readings is a list of 4 to 8 integers from -20 to 120, low is from 0 to 20 and high from 60 to 90',
    python: `
def solve(readings, low, high):
    kept = [max(low, min(high, r)) for r in readings]
    changed = sum(1 for a, b in zip(readings, kept) if a != b)
    return {"kept": kept, "changed": changed}
`,
    input: (rng) => ({
      readings: integers(rng, rng.randint(4, 8), -20, 120),
      low: rng.randint(0, 20),
      high: rng.randint(60, 90),
    }),
    output: ({ readings, low, high }) => {
      const kept = readings.map((reading) => Math.max(low, Math.min(high, reading)));
      return { kept, changed: kept.filter((value, i) => value !== readings[i]).length };
    },
  }),

  program({
    name: 'coin_change',
    difficulty: 2,
    about: 'This function hands out change in as few coins as it can.',
    takes: 'price is an integer from 1 to 150 and paid one of 150 to 300',
    python: `
def solve(price, paid):
    rest = paid - price
    coins = []
    for coin in [50, 20, 10, 5, 2, 1]:
        while rest >= coin:
            coins.append(coin)
            rest -= coin
    return {"coins": coins, "count": len(coins)}
`,
    input: (rng) => ({ price: rng.randint(1, 150), paid: rng.randint(150, 300) }),
    output: ({ price, paid }) => {
      const coins: number[] = [];
      let rest = paid - price;
      for (const coin of COINS) for (; rest >= coin; rest -= coin) coins.push(coin);
      return { coins, count: coins.length };
    },
  }),

  program({
    name: 'fizz',
    difficulty: 2,
    about: 'This function counts up and calls some numbers by other names.',
    takes: 'start is an integer from 1 to 60, three an integer from 2 to 4 and five an integer from 5 to 7',
    python: `
def solve(start, three, five):
    calls = []
    for n in range(start, start + 10):
        call = ""
        if n % three == 0:
            call += "fizz"
        if n % five == 0:
            call += "buzz"
        calls.append(call or str(n))
    return {"calls": calls}
`,
    input: (rng) => ({ start: rng.randint(1, 60), three: rng.randint(2, 4), five: rng.randint(5, 7) }),
    output: ({ start, three, five }) => ({
      calls: Array.from({ length: 10 }, (_, i) => start + i).map(
        (n) => (n % three === 0 ? 'fizz' : '') + (n % five === 0 ? 'buzz' : '') || String(n),
      ),
    }),
  }),

  program({
    name: 'weekday',
    difficulty: 2,
    about: 'This function counts days forward and back in the week.',
    takes: 'start is a day such as "Wed" and steps is a list of 3 to 5 integers from -20 to 20',
    python: `
def solve(start, steps):
    days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    at = days.index(start)
    visited = []
    for step in steps:
        at = (at + step) % 7
        visited.append(days[at])
    return {"visited": visited, "weekend": sum(1 for d in visited if d[0] == "S")}
`,
    input: (rng) => ({ start: rng.choice(DAYS), steps: integers(rng, rng.randint(3, 5), -20, 20) }),
    output: ({ start, steps }) => {
      let at = DAYS.indexOf(start);
      const visited = steps.map((step) => {
        at = (((at + step) % 7) + 7) % 7;
        return DAYS[at]!;
      });
      return { visited, weekend: visited.filter((day) => day.startsWith('S')).length };
    },
  }),

  program({
    name: 'rises',
    difficulty: 2,
    about: 'This function follows a row of measurements.',
    takes: 'values is a list of 5 to 9 integers from 1 to 30',
    python: `
def solve(values):
    signs = ""
    for before, after in zip(values, values[1:]):
        if after > before:
            signs += "+"
        elif after < before:
            signs += "-"
        else:
            signs += "="
    return {"signs": signs, "rises": signs.count("+"), "net": values[-1] - values[0]}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(5, 9), 1, 30) }),
    output: ({ values }) => {
      const signs = values.slice(1).map((value, i) => (value > values[i]! ? '+' : value < values[i]! ? '-' : '='));
      return {
        signs: signs.join(''),
        rises: signs.filter((sign) => sign === '+').length,
        net: values.at(-1)! - values[0]!,
      };
    },
  }),
];

export default basics;

import { integers, modulo, type Program, program } from './program.ts';

const DIGITS = '0123456789abcdef';

const numbers: readonly Program[] = [
  program({
    name: 'collatz',
    difficulty: 3,
    about: 'This function halves even numbers and triples odd ones, plus one, for a number of steps.',
    takes: 'start is an integer from 3 to 60 and steps an integer from 4 to 9',
    python: `
def solve(start, steps):
    path = [start]
    for _ in range(steps):
        n = path[-1]
        path.append(n // 2 if n % 2 == 0 else 3 * n + 1)
    return {"end": path[-1], "peak": max(path), "odd": sum(n % 2 for n in path)}
`,
    input: (rng) => ({ start: rng.randint(3, 60), steps: rng.randint(4, 9) }),
    output: ({ start, steps }) => {
      const path = [start];
      for (let i = 0; i < steps; i++) path.push(path[i]! % 2 === 0 ? path[i]! / 2 : 3 * path[i]! + 1);
      return { end: path.at(-1)!, peak: Math.max(...path), odd: path.filter((n) => n % 2 === 1).length };
    },
  }),

  program({
    name: 'digit_root',
    difficulty: 2,
    about: 'This function adds up digits until a single one is left.',
    takes: 'number is an integer from 1000 to 999999',
    python: `
def solve(number):
    sums = []
    while number > 9:
        number = sum(int(digit) for digit in str(number))
        sums.append(number)
    return {"sums": sums, "root": number}
`,
    input: (rng) => ({ number: rng.randint(1000, 999_999) }),
    output: ({ number }) => {
      const sums: number[] = [];
      let rest = number;
      while (rest > 9) {
        rest = [...String(rest)].reduce((total, digit) => total + Number(digit), 0);
        sums.push(rest);
      }
      return { sums, root: rest };
    },
  }),

  program({
    name: 'factors',
    difficulty: 4,
    about: 'This function takes a number apart into primes.',
    takes: 'number is an integer from 20 to 600',
    python: `
def solve(number):
    primes = []
    rest = number
    divisor = 2
    while divisor * divisor <= rest:
        while rest % divisor == 0:
            primes.append(divisor)
            rest //= divisor
        divisor += 1
    if rest > 1:
        primes.append(rest)
    return {"primes": primes, "distinct": len(set(primes)), "prime": len(primes) == 1}
`,
    input: (rng) => ({ number: rng.randint(20, 600) }),
    output: ({ number }) => {
      const primes: number[] = [];
      let rest = number;
      for (let divisor = 2; rest > 1; divisor++) {
        for (; rest % divisor === 0; rest /= divisor) primes.push(divisor);
      }
      return { primes, distinct: new Set(primes).size, prime: primes.length === 1 };
    },
  }),

  program({
    name: 'two_bases',
    difficulty: 4,
    about: 'This function writes a number in two bases.',
    takes: 'number is an integer from 10 to 900; first and second are integers from 2 to 16',
    python: `
def solve(number, first, second):
    def digits(base):
        rest = number
        text = ""
        while rest > 0:
            text = "0123456789abcdef"[rest % base] + text
            rest //= base
        return text

    left = digits(first)
    right = digits(second)
    return {"first": left, "second": right, "same_length": len(left) == len(right)}
`,
    input: (rng) => ({ number: rng.randint(10, 900), first: rng.randint(2, 16), second: rng.randint(2, 16) }),
    output: ({ number, first, second }) => {
      const [left, right] = [number.toString(first), number.toString(second)];
      return { first: left, second: right, same_length: left.length === right.length };
    },
  }),

  program({
    name: 'divisors',
    difficulty: 3,
    about: 'This function compares a number with the sum of its divisors.',
    takes: 'number is an integer from 6 to 120',
    python: `
def solve(number):
    divisors = [d for d in range(1, number) if number % d == 0]
    total = sum(divisors)
    if total == number:
        kind = "perfect"
    elif total > number:
        kind = "abundant"
    else:
        kind = "deficient"
    return {"count": len(divisors), "total": total, "kind": kind}
`,
    input: (rng) => ({ number: rng.randint(6, 120) }),
    output: ({ number }) => {
      const divisors = Array.from({ length: number - 1 }, (_, i) => i + 1).filter((divisor) => number % divisor === 0);
      const total = divisors.reduce((a, b) => a + b, 0);
      return {
        count: divisors.length,
        total,
        kind: total === number ? 'perfect' : total > number ? 'abundant' : 'deficient',
      };
    },
  }),

  program({
    name: 'bezout',
    difficulty: 6,
    about: 'This function runs the extended Euclidean algorithm.',
    takes: 'a and b are integers from 10 to 200',
    python: `
def solve(a, b):
    old_r, r = a, b
    old_s, s = 1, 0
    old_t, t = 0, 1
    quotients = []
    while r != 0:
        q = old_r // r
        quotients.append(q)
        old_r, r = r, old_r - q * r
        old_s, s = s, old_s - q * s
        old_t, t = t, old_t - q * t
    return {"gcd": old_r, "x": old_s, "y": old_t, "quotients": quotients}
`,
    input: (rng) => ({ a: rng.randint(10, 200), b: rng.randint(10, 200) }),
    output: ({ a, b }) => {
      const quotients: number[] = [];
      let [previous, current] = [
        [a, 1, 0],
        [b, 0, 1],
      ];
      while (current[0] !== 0) {
        const quotient = Math.floor(previous[0]! / current[0]!);
        quotients.push(quotient);
        const next = previous.map((value, i) => value - quotient * current[i]!);
        [previous, current] = [current, next];
      }
      return { gcd: previous[0]!, x: previous[1]!, y: previous[2]!, quotients };
    },
  }),

  program({
    name: 'modular_power',
    difficulty: 6,
    about: 'This function raises a number to a power by repeated squaring, keeping remainders only.',
    takes: 'base is an integer from 2 to 30, exponent one from 5 to 60 and modulus one from 7 to 97',
    python: `
def solve(base, exponent, modulus):
    result = 1
    square = base % modulus
    used = []
    while exponent > 0:
        if exponent % 2 == 1:
            result = result * square % modulus
            used.append(square)
        square = square * square % modulus
        exponent //= 2
    return {"result": result, "used": used}
`,
    input: (rng) => ({ base: rng.randint(2, 30), exponent: rng.randint(5, 60), modulus: rng.randint(7, 97) }),
    output: ({ base, exponent, modulus }) => {
      const used: number[] = [];
      let square = base % modulus;
      for (const bit of [...exponent.toString(2)].reverse()) {
        if (bit === '1') used.push(square);
        square = square ** 2 % modulus;
      }
      return { result: used.reduce((product, factor) => (product * factor) % modulus, 1), used };
    },
  }),

  program({
    name: 'peasant_product',
    difficulty: 5,
    about: 'This function multiplies by halving and doubling.',
    takes: 'left and right are integers from 6 to 60',
    python: `
def solve(left, right):
    rows = []
    total = 0
    while left > 0:
        keep = left % 2 == 1
        rows.append([left, right, keep])
        if keep:
            total += right
        left //= 2
        right *= 2
    return {"rows": rows[1:], "product": total}
`,
    input: (rng) => ({ left: rng.randint(6, 60), right: rng.randint(6, 60) }),
    output: ({ left, right }) => {
      const rows: [number, number, boolean][] = [];
      for (let [a, b] = [left, right]; a > 0; [a, b] = [Math.floor(a / 2), 2 * b]) rows.push([a, b, a % 2 === 1]);
      return { rows: rows.slice(1), product: left * right };
    },
  }),

  program({
    name: 'square_digits',
    difficulty: 5,
    about: 'This function replaces a number by the sum of the squares of its digits until something repeats.',
    takes: 'start is an integer from 10 to 500',
    python: `
def solve(start):
    seen = []
    n = start
    while n not in seen:
        seen.append(n)
        n = sum(int(digit) ** 2 for digit in str(n))
    return {"happy": n == 1, "steps": len(seen), "repeats": n, "tail": seen.index(n)}
`,
    input: (rng) => ({ start: rng.randint(10, 500) }),
    output: ({ start }) => {
      const seen: number[] = [];
      let n = start;
      while (!seen.includes(n)) {
        seen.push(n);
        n = [...String(n)].reduce((total, digit) => total + Number(digit) ** 2, 0);
      }
      return { happy: n === 1, steps: seen.length, repeats: n, tail: seen.indexOf(n) };
    },
  }),

  program({
    name: 'continued_fraction',
    difficulty: 7,
    about: 'This function expands a fraction and lists the fractions that approach it.',
    takes: 'top and bottom are integers from 5 to 99',
    python: `
def solve(top, bottom):
    terms = []
    a, b = top, bottom
    while b != 0:
        terms.append(a // b)
        a, b = b, a % b
    h0, h1 = 0, 1
    k0, k1 = 1, 0
    steps = []
    for term in terms:
        h0, h1 = h1, term * h1 + h0
        k0, k1 = k1, term * k1 + k0
        steps.append(str(h1) + "/" + str(k1))
    return {"terms": terms, "steps": steps}
`,
    input: (rng) => ({ top: rng.randint(5, 99), bottom: rng.randint(5, 99) }),
    output: ({ top, bottom }) => {
      const terms: number[] = [];
      for (let [a, b] = [top, bottom]; b !== 0; [a, b] = [b, a % b]) terms.push(Math.floor(a / b));
      let [h0, h1, k0, k1] = [0, 1, 1, 0];
      const steps = terms.map((term) => {
        [h0, h1, k0, k1] = [h1, term * h1 + h0, k1, term * k1 + k0];
        return `${h1}/${k1}`;
      });
      return { terms, steps };
    },
  }),

  program({
    name: 'remainder_table',
    difficulty: 8,
    about: 'This function puts numbers into a table by their remainders; a place that is taken sends them on.',
    takes: 'keys is a list of 5 to 7 different integers from 1 to 99 and size is 8 or 9',
    python: `
def solve(keys, size):
    table = [None] * size
    probes = 0
    for key in keys:
        at = key % size
        step = 1 + key % (size - 2)
        tries = 1
        while table[at] is not None and tries <= 2 * size:
            at = (at + step) % size
            tries += 1
        if table[at] is not None:
            at = table.index(None)
        table[at] = key
        probes += tries
    return {"table": table, "probes": probes}
`,
    input: (rng) => ({
      keys: rng.sampleIndices(99, rng.randint(5, 7)).map((index) => index + 1),
      size: rng.randint(8, 9),
    }),
    output: ({ keys, size }) => {
      const table: (number | null)[] = Array.from({ length: size }, () => null);
      let probes = 0;
      for (const key of keys) {
        let [at, tries] = [key % size, 1];
        for (; table[at] !== null && tries <= 2 * size; tries++) at = (at + 1 + (key % (size - 2))) % size;
        if (table[at] !== null) at = table.indexOf(null);
        table[at] = key;
        probes += tries;
      }
      return { table, probes };
    },
  }),

  program({
    name: 'check_digit',
    difficulty: 4,
    about: 'This function computes the check digit of a card number and tests a whole number with it.',
    takes: 'digits is a list of 6 to 8 integers from 0 to 9',
    python: `
def solve(digits):
    def weight(row):
        total = 0
        for i, digit in enumerate(reversed(row)):
            if i % 2 == 0:
                digit *= 2
                if digit > 9:
                    digit -= 9
            total += digit
        return total

    check = -weight(digits) % 10
    return {"weight": weight(digits), "check": check, "number": "".join(map(str, digits)) + str(check)}
`,
    input: (rng) => ({ digits: integers(rng, rng.randint(6, 8), 0, 9) }),
    output: ({ digits }) => {
      const weight = [...digits]
        .reverse()
        .map((digit, i) => (i % 2 === 0 ? 2 * digit - (digit > 4 ? 9 : 0) : digit))
        .reduce((a, b) => a + b, 0);
      const check = modulo(-weight, 10);
      return { weight, check, number: digits.join('') + DIGITS[check] };
    },
  }),
];

export default numbers;

import type { Rng } from '../../core/rng.ts';
import { alphabetical, integers, letters, type Plain, type Program, program, sum } from './program.ts';

const puzzles: readonly Program[] = [
  program({
    name: 'knapsack',
    difficulty: 9,
    about: 'This function packs a bag with as much value as its limit allows.',
    takes: 'weights and values are lists of 4 to 5 integers each, from 1 to 6 and from 1 to 12; limit is from 7 to 12',
    python: `
def solve(weights, values, limit):
    best = [[0] * (limit + 1)]
    for weight, value in zip(weights, values):
        last = best[-1]
        row = []
        for room in range(limit + 1):
            take = last[room - weight] + value if weight <= room else 0
            row.append(max(last[room], take))
        best.append(row)
    packed = []
    room = limit
    for i in range(len(weights), 0, -1):
        if best[i][room] != best[i - 1][room]:
            packed.append(i - 1)
            room -= weights[i - 1]
    return {"value": best[-1][limit], "packed": packed[::-1], "room_left": room}
`,
    input: (rng) => {
      const count = rng.randint(4, 5);
      return { weights: integers(rng, count, 1, 6), values: integers(rng, count, 1, 12), limit: rng.randint(7, 12) };
    },
    output: ({ weights, values, limit }) => {
      const best = (items: number, room: number): number => {
        if (items === 0) return 0;
        const [weight, value] = [weights[items - 1]!, values[items - 1]!];
        const without = best(items - 1, room);
        return weight <= room ? Math.max(without, best(items - 1, room - weight) + value) : without;
      };
      const packed: number[] = [];
      let room = limit;
      for (let items = weights.length; items > 0; items--) {
        if (best(items, room) === best(items - 1, room)) continue;
        packed.unshift(items - 1);
        room -= weights[items - 1]!;
      }
      return { value: best(weights.length, limit), packed, room_left: room };
    },
  }),

  program({
    name: 'edit_script',
    difficulty: 9,
    about: 'This function finds the fewest edits that turn one word into another, and an order to make them in.',
    takes: 'source and target are texts of 3 to 5 letters, each a, b or c',
    python: `
def solve(source, target):
    m, n = len(source), len(target)
    cost = [[i + j for j in range(n + 1)] for i in range(m + 1)]
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            same = source[i - 1] == target[j - 1]
            cost[i][j] = min(cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (not same))
    script = []
    i, j = m, n
    while i > 0 or j > 0:
        if i > 0 and j > 0 and source[i - 1] == target[j - 1]:
            script.append("keep " + source[i - 1])
            i, j = i - 1, j - 1
        elif i > 0 and j > 0 and cost[i][j] == cost[i - 1][j - 1] + 1:
            script.append("swap " + source[i - 1] + target[j - 1])
            i, j = i - 1, j - 1
        elif i > 0 and cost[i][j] == cost[i - 1][j] + 1:
            script.append("drop " + source[i - 1])
            i -= 1
        else:
            script.append("add " + target[j - 1])
            j -= 1
    return {"edits": cost[m][n], "script": script[::-1]}
`,
    input: (rng) => ({
      source: letters(rng, rng.randint(3, 5), 'abc'),
      target: letters(rng, rng.randint(3, 5), 'abc'),
    }),
    output: ({ source, target }) => {
      const cost = (i: number, j: number): number => {
        if (i === 0 || j === 0) return i + j;
        const swap = source[i - 1] === target[j - 1] ? 0 : 1;
        return Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + swap);
      };
      const script: string[] = [];
      for (let [i, j] = [source.length, target.length]; i > 0 || j > 0; ) {
        const [from, to] = [source[i - 1], target[j - 1]];
        if (from !== undefined && from === to) {
          script.unshift(`keep ${from}`);
          [i, j] = [i - 1, j - 1];
        } else if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + 1) {
          script.unshift(`swap ${from}${to}`);
          [i, j] = [i - 1, j - 1];
        } else if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) {
          script.unshift(`drop ${from}`);
          i -= 1;
        } else {
          script.unshift(`add ${to}`);
          j -= 1;
        }
      }
      return { edits: cost(source.length, target.length), script };
    },
  }),

  program({
    name: 'coin_ways',
    difficulty: 7,
    about: 'This function counts the ways to pay amounts with coins of given kinds.',
    takes: 'coins is a list of 2 to 3 different integers from 2 to 7 and amount an integer from 8 to 14',
    python: `
def solve(coins, amount):
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            ways[total] += ways[total - coin]
    impossible = [total for total in range(amount + 1) if ways[total] == 0]
    return {"ways": ways[amount], "impossible": impossible, "most": max(ways)}
`,
    input: (rng) => ({
      coins: rng.sample([2, 3, 4, 5, 6, 7], rng.randint(2, 3)),
      amount: rng.randint(8, 14),
    }),
    output: ({ coins, amount }) => {
      const count = (total: number, kinds: number): number => {
        if (total === 0) return 1;
        if (total < 0 || kinds === 0) return 0;
        return count(total, kinds - 1) + count(total - coins[kinds - 1]!, kinds);
      };
      const ways = Array.from({ length: amount + 1 }, (_, total) => count(total, coins.length));
      return {
        ways: ways[amount]!,
        impossible: ways.flatMap((number, total) => (number === 0 ? [total] : [])),
        most: Math.max(...ways),
      };
    },
  }),

  program({
    name: 'queens',
    difficulty: 10,
    about:
      'This function places queens on the columns left to right, the first one fixed, so that none attacks another.',
    takes: 'size is an integer from 4 to 6 and first the row of the first queen, from 0 to 3',
    python: `
def solve(size, first):
    rows = [first]
    tried = 0
    row = 0
    while 0 < len(rows) < size:
        while row < size:
            tried += 1
            column = len(rows)
            if all(r != row and abs(r - row) != column - c for c, r in enumerate(rows)):
                break
            row += 1
        if row < size:
            rows.append(row)
            row = 0
        else:
            row = rows.pop() + 1
    return {"rows": rows, "tried": tried}
`,
    input: (rng) => ({ size: rng.randint(4, 6), first: rng.randint(0, 3) }),
    output: ({ size, first }) => {
      let tried = 0;
      const place = (rows: readonly number[]): readonly number[] | undefined => {
        if (rows.length === size) return rows;
        for (let row = 0; row < size; row++) {
          tried += 1;
          const isSafe = rows.every((r, c) => r !== row && Math.abs(r - row) !== rows.length - c);
          const found = isSafe ? place([...rows, row]) : undefined;
          if (found) return found;
        }
        return undefined;
      };
      return { rows: place([first]) ?? [], tried };
    },
  }),

  program({
    name: 'common_letters',
    difficulty: 9,
    about: 'This function finds the longest text whose letters occur in both words in order.',
    takes: 'left and right are texts of 4 to 6 letters from a to d',
    python: `
def solve(left, right):
    table = [[""] * (len(right) + 1) for _ in range(len(left) + 1)]
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            if a == b:
                table[i + 1][j + 1] = table[i][j] + a
            else:
                up, side = table[i][j + 1], table[i + 1][j]
                table[i + 1][j + 1] = up if len(up) >= len(side) else side
    shared = table[-1][-1]
    return {"shared": shared, "lengths": [len(cell) for cell in table[-1]]}
`,
    input: (rng) => ({ left: letters(rng, rng.randint(4, 6), 'abcd'), right: letters(rng, rng.randint(4, 6), 'abcd') }),
    output: ({ left, right }) => {
      const shared = (i: number, j: number): string => {
        if (i === 0 || j === 0) return '';
        if (left[i - 1] === right[j - 1]) return shared(i - 1, j - 1) + left[i - 1];
        const [up, side] = [shared(i - 1, j), shared(i, j - 1)];
        return up.length >= side.length ? up : side;
      };
      return {
        shared: shared(left.length, right.length),
        lengths: Array.from({ length: right.length + 1 }, (_, j) => shared(left.length, j).length),
      };
    },
  }),

  program({
    name: 'exact_sum',
    difficulty: 8,
    about: 'This function searches for numbers that add up to a target, taking the earliest it can.',
    takes: 'numbers is a list of 5 to 6 integers from 2 to 15 and target an integer from 12 to 30',
    python: `
def solve(numbers, target):
    looked = 0

    def search(start, left):
        nonlocal looked
        looked += 1
        if left == 0:
            return []
        for i in range(start, len(numbers)):
            if numbers[i] <= left:
                rest = search(i + 1, left - numbers[i])
                if rest is not None:
                    return [numbers[i]] + rest
        return None

    found = search(0, target)
    return {"found": found, "looked": looked}
`,
    input: (rng) => ({ numbers: integers(rng, rng.randint(5, 6), 2, 15), target: rng.randint(12, 30) }),
    output: ({ numbers, target }) => {
      let looked = 0;
      const search = (start: number, left: number): number[] | null => {
        looked += 1;
        if (left === 0) return [];
        for (const [i, number] of numbers.entries()) {
          const rest = i >= start && number <= left ? search(i + 1, left - number) : null;
          if (rest) return [number, ...rest];
        }
        return null;
      };
      return { found: search(0, target), looked };
    },
  }),

  program({
    name: 'matrix_chain',
    difficulty: 10,
    about: 'This function finds where to put brackets so that a chain of matrices takes the fewest multiplications.',
    takes: 'sizes is a list of 4 to 5 integers from 1 to 9: matrix i has sizes[i] rows and sizes[i + 1] columns',
    python: `
def solve(sizes):
    n = len(sizes) - 1
    best = {(i, i): (0, "ABCD"[i]) for i in range(n)}
    for span in range(1, n):
        for i in range(n - span):
            j = i + span
            options = []
            for k in range(i, j):
                left, right = best[i, k], best[k + 1, j]
                cost = left[0] + right[0] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                options.append((cost, "(" + left[1] + right[1] + ")"))
            best[i, j] = min(options)
    cost, text = best[0, n - 1]
    return {"cost": cost, "brackets": text}
`,
    input: (rng) => ({ sizes: integers(rng, rng.randint(4, 5), 1, 9) }),
    output: ({ sizes }) => {
      const best = (i: number, j: number): readonly [number, string] => {
        if (i === j) return [0, 'ABCD'[i]!];
        const options: (readonly [number, string])[] = [];
        for (let k = i; k < j; k++) {
          const [left, right] = [best(i, k), best(k + 1, j)];
          const cost = left[0] + right[0] + sizes[i]! * sizes[k + 1]! * sizes[j + 1]!;
          options.push([cost, `(${left[1]}${right[1]})`]);
        }
        return options.sort((a, b) => a[0] - b[0] || alphabetical(a[1], b[1]))[0]!;
      };
      const [cost, brackets] = best(0, sizes.length - 2);
      return { cost, brackets };
    },
  }),

  program({
    name: 'heap_game',
    difficulty: 10,
    about: 'This function analyses a game in which players take allowed numbers of matches from heaps.',
    takes: 'moves is a list of 2 to 3 different integers from 1 to 5 and heaps a list of 3 integers from 1 to 9',
    python: `
def solve(moves, heaps):
    grundy = [0]
    for size in range(1, max(heaps) + 1):
        reached = {grundy[size - move] for move in moves if move <= size}
        value = 0
        while value in reached:
            value += 1
        grundy.append(value)
    balance = 0
    for heap in heaps:
        balance ^= grundy[heap]
    wins = []
    for i, heap in enumerate(heaps):
        for move in sorted(moves):
            if move <= heap and balance ^ grundy[heap] == grundy[heap - move]:
                wins.append([i, move])
    return {"values": [grundy[heap] for heap in heaps], "balance": balance, "wins": wins}
`,
    input: (rng) => ({ moves: rng.sample([1, 2, 3, 4, 5], rng.randint(2, 3)), heaps: integers(rng, 3, 1, 9) }),
    output: ({ moves, heaps }) => {
      const grundy: number[] = [];
      for (let size = 0; size <= Math.max(...heaps); size++) {
        const reached = new Set(moves.map((move) => grundy[size - move]));
        grundy.push([0, 1, 2, 3].find((value) => !reached.has(value))!);
      }
      const values = heaps.map((heap) => grundy[heap]!);
      const balance = values.reduce((left, right) => left ^ right, 0);
      const wins = heaps.flatMap((heap, i) =>
        [...moves]
          .sort((a, b) => a - b)
          .filter((move) => move <= heap && (balance ^ values[i]!) === grundy[heap - move])
          .map((move) => [i, move]),
      );
      return { values, balance, wins };
    },
  }),

  program({
    name: 'prefix_code',
    difficulty: 10,
    about: 'This function builds a prefix code in which frequent letters get short words.',
    takes: 'text is 7 to 12 letters from a to e',
    python: `
def solve(text):
    trees = sorted((text.count(letter), letter) for letter in set(text))
    codes = {letter: "" for _, letter in trees}
    while len(trees) > 1:
        (n1, left), (n2, right) = trees[:2]
        for letter in left:
            codes[letter] = "0" + codes[letter]
        for letter in right:
            codes[letter] = "1" + codes[letter]
        trees = sorted(trees[2:] + [(n1 + n2, left + right)])
    bits = "".join(codes[letter] for letter in text)
    return {"codes": {letter: codes[letter] for letter in sorted(codes)}, "bits": bits}
`,
    input: (rng) => ({ text: letters(rng, rng.randint(7, 12), 'aaabbcde') }),
    output: ({ text }) => {
      const names = [...new Set(text)].sort(alphabetical);
      const codes: Record<string, string> = Object.fromEntries(names.map((letter) => [letter, '']));
      let trees = names.map((letter) => [text.split(letter).length - 1, letter] as const);
      for (;;) {
        trees.sort((a, b) => a[0] - b[0] || alphabetical(a[1], b[1]));
        const [first, second, ...rest] = trees;
        if (!first || !second) break;
        for (const letter of first[1]) codes[letter] = `0${codes[letter]}`;
        for (const letter of second[1]) codes[letter] = `1${codes[letter]}`;
        trees = [...rest, [first[0] + second[0], first[1] + second[1]]];
      }
      return { codes, bits: [...text].map((letter) => codes[letter]!).join('') };
    },
  }),

  program({
    name: 'list_language',
    difficulty: 10,
    about:
      'This function evaluates a nested list as a program: the head names an operation, the rest are its arguments.',
    takes:
      'tree is an integer from 1 to 9, "x", or a list of "add", "mul", "max" or "let" and two such trees; let gives x the value of the first tree within the second',
    python: `
def solve(tree):
    trace = []

    def value(node, x):
        if node == "x":
            return x
        if isinstance(node, int):
            return node
        op, left, right = node
        a = value(left, x)
        if op == "let":
            return value(right, a)
        b = value(right, x)
        result = {"add": a + b, "mul": a * b, "max": max(a, b)}[op]
        trace.append(result)
        return result

    return {"value": value(tree, 0), "trace": trace}
`,
    input: (rng) => ({ tree: nested(rng, 3) }),
    output: ({ tree }) => {
      const trace: number[] = [];
      const valueOf = (node: Plain, x: number): number => {
        if (node === 'x') return x;
        if (typeof node === 'number') return node;
        const [op, left, right] = node as readonly [string, Plain, Plain];
        const a = valueOf(left, x);
        if (op === 'let') return valueOf(right, a);
        const b = valueOf(right, x);
        trace.push(op === 'add' ? a + b : op === 'mul' ? a * b : Math.max(a, b));
        return trace.at(-1)!;
      };
      return { value: valueOf(tree, 0), trace };
    },
  }),

  program({
    name: 'fair_split',
    difficulty: 9,
    about:
      'This function deals weights into two bags, the heaviest first, each into the lighter bag, and then improves the deal.',
    takes: 'weights is a list of 5 to 7 integers from 1 to 20',
    python: `
def solve(weights):
    left, right = [], []
    for weight in sorted(weights, reverse=True):
        (left if sum(left) <= sum(right) else right).append(weight)
    swaps = []
    while True:
        gap = sum(left) - sum(right)
        best = None
        for a in left:
            for b in right:
                after = abs(gap - 2 * (a - b))
                if after < abs(gap) and (best is None or after < best[0]):
                    best = (after, a, b)
        if best is None:
            break
        _, a, b = best
        left[left.index(a)] = b
        right[right.index(b)] = a
        swaps.append([a, b])
    return {"left": left, "right": right, "swaps": swaps}
`,
    input: (rng) => ({ weights: integers(rng, rng.randint(5, 7), 1, 20) }),
    output: ({ weights }) => {
      const [left, right, swaps]: [number[], number[], number[][]] = [[], [], []];
      for (const weight of [...weights].sort((a, b) => b - a)) (sum(left) <= sum(right) ? left : right).push(weight);
      for (;;) {
        const gap = sum(left) - sum(right);
        let [best, from, to] = [Math.abs(gap), -1, -1];
        for (const [i, a] of left.entries()) {
          for (const [j, b] of right.entries()) {
            const after = Math.abs(gap - 2 * (a - b));
            if (after < best) [best, from, to] = [after, i, j];
          }
        }
        if (from < 0) return { left, right, swaps };
        const [a, b] = [left[from]!, right[to]!];
        left[left.indexOf(a)] = b;
        right[right.indexOf(b)] = a;
        swaps.push([a, b]);
      }
    },
  }),

  program({
    name: 'wildcards',
    difficulty: 8,
    about:
      'This function matches a word against a pattern, in which ? stands for a letter and * for any number of them.',
    takes: 'pattern is 3 to 5 characters from a, b, ? and *, and words a list of 4 texts of 3 to 5 letters a or b',
    python: `
def solve(pattern, words):
    def matches(p, w):
        if not p:
            return not w
        if p[0] == "*":
            return matches(p[1:], w) or (w != "" and matches(p, w[1:]))
        return w != "" and p[0] in ("?", w[0]) and matches(p[1:], w[1:])

    hits = [word for word in words if matches(pattern, word)]
    near = [word for word in words if word not in hits and matches("*" + pattern + "*", word)]
    return {"hits": hits, "near": near}
`,
    input: (rng) => ({
      pattern: letters(rng, rng.randint(3, 5), 'aabb??*'),
      words: Array.from({ length: 4 }, () => letters(rng, rng.randint(3, 5), 'ab')),
    }),
    output: ({ pattern, words }) => {
      const whole = pattern.replaceAll('?', '.').replaceAll('*', '.*');
      const hits = words.filter((word) => new RegExp(`^${whole}$`).test(word));
      return { hits, near: words.filter((word) => !hits.includes(word) && new RegExp(whole).test(word)) };
    },
  }),
];

export default puzzles;

function nested(rng: Rng, depth: number): Plain {
  if (depth === 0 || rng.random() < 0.15) return rng.random() < 0.4 ? 'x' : rng.randint(1, 9);
  return [rng.choice(['add', 'add', 'mul', 'max', 'let', 'let']), nested(rng, depth - 1), nested(rng, depth - 1)];
}

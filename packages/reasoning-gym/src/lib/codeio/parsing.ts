import type { Rng } from '../../core/rng.ts';
import { letters, type Program, program, words } from './program.ts';

const ROMAN = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const parsing: readonly Program[] = [
  program({
    name: 'postfix',
    difficulty: 5,
    about: 'This function works out an expression in postfix notation.',
    takes: 'expression is 3 to 5 one-digit numbers and the operators + - *, separated by blanks, in postfix order',
    python: `
def solve(expression):
    stack = []
    deepest = 0
    for token in expression.split():
        if token in "+-*":
            right = stack.pop()
            left = stack.pop()
            if token == "+":
                stack.append(left + right)
            elif token == "-":
                stack.append(left - right)
            else:
                stack.append(left * right)
        else:
            stack.append(int(token))
        deepest = max(deepest, len(stack))
    return {"value": stack[0], "deepest": deepest}
`,
    input: (rng) => ({ expression: postfix(rng, rng.randint(3, 5)) }),
    output: ({ expression }) => {
      const stack: number[] = [];
      let deepest = 0;
      for (const token of expression.split(' ')) {
        if (/\d/.test(token)) stack.push(Number(token));
        else {
          const right = stack.pop()!;
          stack.push(apply(token, stack.pop()!, right));
        }
        deepest = Math.max(deepest, stack.length);
      }
      return { value: stack[0]!, deepest };
    },
  }),

  program({
    name: 'bracket_check',
    difficulty: 5,
    about: 'This function checks whether brackets match and says where they first fail to.',
    takes: 'text is 4 to 10 characters, each one of ( ) [ ] { }',
    python: `
def solve(text):
    pairs = {")": "(", "]": "[", "}": "{"}
    stack = []
    deepest = 0
    for at, mark in enumerate(text):
        if mark in pairs:
            if not stack or stack.pop() != pairs[mark]:
                return {"balanced": False, "error_at": at, "deepest": deepest}
        else:
            stack.append(mark)
            deepest = max(deepest, len(stack))
    return {"balanced": not stack, "error_at": None, "deepest": deepest}
`,
    input: (rng) => ({ text: brackets(rng) }),
    output: ({ text }) => {
      const expected: string[] = [];
      let deepest = 0;
      for (const [at, mark] of [...text].entries()) {
        const closer = CLOSERS[mark];
        if (closer !== undefined) deepest = Math.max(deepest, expected.push(closer));
        else if (expected.pop() !== mark) return { balanced: false, error_at: at, deepest };
      }
      return { balanced: expected.length === 0, error_at: null, deepest };
    },
  }),

  program({
    name: 'settings_line',
    difficulty: 3,
    about: 'This function reads a line of settings; later ones win.',
    takes: 'line is 3 to 5 settings such as "mint=7", separated by semicolons, with values from 0 to 50',
    python: `
def solve(line):
    settings = {}
    for part in line.split(";"):
        key, value = part.split("=")
        settings[key] = int(value)
    names = sorted(settings)
    return {"names": names, "values": [settings[name] for name in names], "total": sum(settings.values())}
`,
    input: (rng) => {
      const names = words(rng, 3);
      const parts = Array.from({ length: rng.randint(3, 5) }, () => `${rng.choice(names)}=${rng.randint(0, 50)}`);
      return { line: parts.join(';') };
    },
    output: ({ line }) => {
      const settings = new Map(line.split(';').map((part) => part.split('=') as [string, string]));
      const names = [...settings.keys()].sort();
      const values = names.map((name) => Number(settings.get(name)));
      return { names, values, total: values.reduce((total, value) => total + value, 0) };
    },
  }),

  program({
    name: 'unpack',
    difficulty: 7,
    about: 'This function unfolds a packed text, in which a number says how often the bracket after it is repeated.',
    takes: 'code is made of letters from a to c and of groups such as 2[ab], which may contain other groups',
    python: `
def solve(code):
    stack = [["", 1]]
    number = ""
    for mark in code:
        if mark.isdigit():
            number += mark
        elif mark == "[":
            stack.append(["", int(number)])
            number = ""
        elif mark == "]":
            text, times = stack.pop()
            stack[-1][0] += text * times
        else:
            stack[-1][0] += mark
    return {"text": stack[0][0], "length": len(stack[0][0])}
`,
    input: (rng) => ({ code: packed(rng, 2) }),
    output: ({ code }) => {
      let folded = code;
      while (folded.includes('[')) {
        folded = folded.replace(/(\d+)\[([a-z]*)\]/g, (_, times: string, inner: string) => inner.repeat(Number(times)));
      }
      return { text: folded, length: folded.length };
    },
  }),

  program({
    name: 'infix',
    difficulty: 8,
    about: 'This function works out an expression with brackets, in which * binds more tightly than + and -.',
    takes: 'expression is made of 3 to 6 numbers from 1 to 9, the operators + - * and brackets, without blanks',
    python: `
def solve(expression):
    at = 0
    steps = []

    def atom():
        nonlocal at
        if expression[at] == "(":
            at += 1
            value = total()
            at += 1
            return value
        value = int(expression[at])
        at += 1
        return value

    def product():
        nonlocal at
        value = atom()
        while at < len(expression) and expression[at] == "*":
            at += 1
            value *= atom()
            steps.append(value)
        return value

    def total():
        nonlocal at
        value = product()
        while at < len(expression) and expression[at] in "+-":
            sign = 1 if expression[at] == "+" else -1
            at += 1
            value += sign * product()
            steps.append(value)
        return value

    result = total()
    return {"result": result, "steps": steps}
`,
    input: (rng) => ({ expression: infix(rng, rng.randint(3, 6), true) }),
    output: ({ expression }) => {
      const steps: number[] = [];
      let at = 0;
      const level = (operators: string, next: () => number): number => {
        let value = next();
        while (at < expression.length && operators.includes(expression[at]!)) {
          const operator = expression[at++]!;
          value = apply(operator, value, next());
          steps.push(value);
        }
        return value;
      };
      const total = (): number => level('+-', () => level('*', atom));
      const atom = (): number => {
        if (expression[at++] !== '(') return Number(expression[at - 1]);
        const value = total();
        at += 1;
        return value;
      };
      return { result: total(), steps };
    },
  }),

  program({
    name: 'roman',
    difficulty: 4,
    about: 'This function reads a Roman numeral.',
    takes: 'numeral is a Roman numeral from I (1) to MMXCIX (2099), in capital letters',
    python: `
def solve(numeral):
    worth = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total = 0
    taken_off = 0
    for i, letter in enumerate(numeral):
        value = worth[letter]
        if i + 1 < len(numeral) and worth[numeral[i + 1]] > value:
            total -= value
            taken_off += value
        else:
            total += value
    return {"value": total, "taken_off": taken_off}
`,
    input: (rng) => {
      let rest = rng.randint(1, 2099);
      let numeral = '';
      for (const [sign, worth] of ROMAN) for (; rest >= worth; rest -= worth) numeral += sign;
      return { numeral };
    },
    output: ({ numeral }) => {
      let [value, taken_off] = [0, 0];
      let rest = numeral;
      for (const [sign, worth] of ROMAN) {
        for (; rest.startsWith(sign); rest = rest.slice(sign.length)) {
          value += worth;
          if (sign.length === 2) taken_off += ROMAN.find(([single]) => single === sign[0])![1];
        }
      }
      return { value, taken_off };
    },
  }),

  program({
    name: 'table_totals',
    difficulty: 4,
    about: 'This function adds up a table that is given as text.',
    takes: 'table is a text of 3 to 5 lines such as "oak,4,12": a name, a count from 1 to 9 and a price from 2 to 20',
    python: `
def solve(table):
    total = 0
    dearest = ""
    top = 0
    for line in table.split("\\n"):
        name, count, price = line.split(",")
        cost = int(count) * int(price)
        total += cost
        if cost > top:
            dearest, top = name, cost
    return {"total": total, "dearest": dearest, "cost": top}
`,
    input: (rng) => ({
      table: words(rng, rng.randint(3, 5))
        .map((name) => `${name},${rng.randint(1, 9)},${rng.randint(2, 20)}`)
        .join('\n'),
    }),
    output: ({ table }) => {
      let [total, dearest, top] = [0, '', 0];
      for (const line of table.split('\n')) {
        const [name, count, price] = line.split(',') as [string, string, string];
        const cost = Number(count) * Number(price);
        total += cost;
        if (cost > top) [dearest, top] = [name, cost];
      }
      return { total, dearest, cost: top };
    },
  }),

  program({
    name: 'durations',
    difficulty: 4,
    about: 'This function reads spans of time and adds them up.',
    takes: 'spans is a list of 2 to 4 texts such as "2h5m" or "45s", with hours, minutes and seconds in that order',
    python: `
def solve(spans):
    unit = {"h": 3600, "m": 60, "s": 1}
    seconds = []
    for span in spans:
        total = 0
        number = 0
        for mark in span:
            if mark in unit:
                total += number * unit[mark]
                number = 0
            else:
                number = 10 * number + int(mark)
        seconds.append(total)
    return {"seconds": seconds, "longest": spans[seconds.index(max(seconds))]}
`,
    input: (rng) => ({ spans: Array.from({ length: rng.randint(2, 4) }, () => span(rng)) }),
    output: ({ spans }) => {
      const part = (text: string, unit: string): number => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0);
      const seconds = spans.map((text) => 3600 * part(text, 'h') + 60 * part(text, 'm') + part(text, 's'));
      return { seconds, longest: spans[seconds.indexOf(Math.max(...seconds))]! };
    },
  }),

  program({
    name: 'tokens',
    difficulty: 5,
    about: 'This function cuts a formula into numbers, names and signs.',
    takes: 'formula is a text of 3 to 5 numbers or names, joined by + - * or /',
    python: `
def solve(formula):
    tokens = []
    kind = ""
    for mark in formula:
        if mark.isdigit():
            new = "number"
        elif mark.isalpha():
            new = "name"
        else:
            new = "sign"
        if new == kind and new != "sign":
            tokens[-1] += mark
        else:
            tokens.append(mark)
        kind = new
    names = [token for token in tokens if token.isalpha()]
    numbers = [int(token) for token in tokens if token.isdigit()]
    return {"tokens": tokens, "names": names, "sum": sum(numbers)}
`,
    input: (rng) => ({
      formula: Array.from({ length: rng.randint(3, 5) }, () =>
        rng.random() < 0.5 ? String(rng.randint(1, 99)) : letters(rng, rng.randint(1, 3), 'pqrxyz'),
      ).reduce((left, right) => left + rng.letter('+-*/') + right),
    }),
    output: ({ formula }) => {
      const tokens: string[] = formula.match(/\d+|[a-z]+|./g) ?? [];
      return {
        tokens,
        names: tokens.filter((token) => /[a-z]/.test(token)),
        sum: tokens.filter((token) => /\d/.test(token)).reduce((total, token) => total + Number(token), 0),
      };
    },
  }),

  program({
    name: 'sections',
    difficulty: 6,
    about: 'This function reads a settings file with sections; a section may refer to the one it builds on.',
    takes:
      'text has 2 or 3 sections; each starts with a line such as "[oak]" or "[oak:fern]", the latter taking over what ' +
      'the earlier section fern holds, and goes on with lines such as "x=5", with names x, y or z and values from 0 to 9',
    python: `
def solve(text):
    sections = {}
    current = None
    for line in text.split("\\n"):
        if line.startswith("["):
            name, _, base = line[1:-1].partition(":")
            current = dict(sections.get(base, {}))
            sections[name] = current
        else:
            key, value = line.split("=")
            current[key] = int(value)
    sums = {name: sum(sections[name].values()) for name in sections}
    return {"sections": sections, "sums": sums}
`,
    input: (rng) => {
      const names = words(rng, rng.randint(2, 3));
      const lines = names.flatMap((name, i) => {
        const base = i > 0 && rng.random() < 0.7 ? `:${names[rng.below(i)]}` : '';
        const keys = rng.sample(['x', 'y', 'z'], rng.randint(1, 2));
        return [`[${name}${base}]`, ...keys.map((key) => `${key}=${rng.randint(0, 9)}`)];
      });
      return { text: lines.join('\n') };
    },
    output: ({ text }) => {
      const sections: Record<string, Record<string, number>> = {};
      let current: Record<string, number> = {};
      for (const line of text.split('\n')) {
        const header = /^\[(\w+)(?::(\w+))?\]$/.exec(line);
        if (header) {
          current = { ...sections[header[2] ?? ''] };
          sections[header[1]!] = current;
        } else {
          const [key, value] = line.split('=') as [string, string];
          current[key] = Number(value);
        }
      }
      const total = (values: Record<string, number>): number => Object.values(values).reduce((a, b) => a + b, 0);
      return {
        sections,
        sums: Object.fromEntries(Object.entries(sections).map(([name, values]) => [name, total(values)])),
      };
    },
  }),
];

export default parsing;

function apply(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  return operator === '-' ? left - right : left * right;
}

function postfix(rng: Rng, numbers: number): string {
  if (numbers === 1) return String(rng.randint(1, 9));
  const left = rng.randint(1, numbers - 1);
  return `${postfix(rng, left)} ${postfix(rng, numbers - left)} ${rng.letter('+-*')}`;
}

function infix(rng: Rng, numbers: number, isOuter: boolean): string {
  if (numbers === 1) return String(rng.randint(1, 9));
  const left = rng.randint(1, numbers - 1);
  const text = infix(rng, left, false) + rng.letter('+-*') + infix(rng, numbers - left, false);
  return !isOuter && rng.random() < 0.5 ? `(${text})` : text;
}

/** Mostly balanced, some with one bracket changed. */
function brackets(rng: Rng): string {
  let text = '';
  const open: string[] = [];
  const length = 2 * rng.randint(2, 5);
  while (text.length < length) {
    const mustClose = open.length >= length - text.length;
    if (mustClose || (open.length > 0 && rng.random() < 0.4)) text += CLOSERS[open.pop()!];
    else {
      open.push(rng.letter('([{'));
      text += open.at(-1);
    }
  }
  if (rng.random() < 0.4) return text;
  const at = rng.below(text.length);
  return text.slice(0, at) + rng.letter('()[]{}') + text.slice(at + 1);
}

function packed(rng: Rng, depth: number): string {
  let text = '';
  for (let i = rng.randint(1, 2); i > 0; i--) {
    text += letters(rng, rng.randint(0, 2), 'abc');
    text += depth > 0 ? `${rng.randint(2, 3)}[${packed(rng, depth - 1)}]` : rng.letter('abc');
  }
  return text;
}

function span(rng: Rng): string {
  const parts = [`${rng.randint(1, 5)}h`, `${rng.randint(1, 59)}m`, `${rng.randint(1, 59)}s`];
  const kept = rng.sampleIndices(3, rng.randint(1, 3));
  return parts.filter((_, i) => kept.includes(i)).join('');
}

import type { Rng } from '../../core/rng.ts';
import { integers, letters, type Program, program, words } from './program.ts';

const machines: readonly Program[] = [
  program({
    name: 'turnstile',
    difficulty: 2,
    about: 'This function runs a turnstile: a coin opens it, a push goes through and closes it.',
    takes: 'events is a text of 6 to 10 letters, each c for a coin or p for a push',
    python: `
def solve(events):
    is_open = False
    passed = 0
    wasted = 0
    for event in events:
        if event == "c":
            wasted += is_open
            is_open = True
        elif is_open:
            passed += 1
            is_open = False
    return {"passed": passed, "wasted": wasted, "open": is_open}
`,
    input: (rng) => ({ events: letters(rng, rng.randint(6, 10), 'cp') }),
    output: ({ events }) => ({
      passed: events.split('cp').length - 1,
      wasted: [...events].filter((event, i) => event === 'c' && events[i - 1] === 'c').length,
      open: events.endsWith('c'),
    }),
  }),

  program({
    name: 'traffic_light',
    difficulty: 3,
    about: 'This function runs a traffic light that pedestrians can hurry.',
    takes: 'presses is a list of 2 to 5 different seconds from 0 to 19 and length an integer from 12 to 20',
    python: `
def solve(presses, length):
    lasts = {"green": 6, "yellow": 2, "red": 4}
    after = {"green": "yellow", "yellow": "red", "red": "green"}
    light = "green"
    left = 6
    record = ""
    for second in range(length):
        if second in presses and light == "green":
            left = min(left, 2)
        record += light[0]
        left -= 1
        if left == 0:
            light = after[light]
            left = lasts[light]
    return {"record": record, "light": light, "left": left}
`,
    input: (rng) => ({ presses: rng.sampleIndices(20, rng.randint(2, 5)), length: rng.randint(12, 20) }),
    output: ({ presses, length }) => {
      const phases = [
        ['green', 6],
        ['yellow', 2],
        ['red', 4],
      ] as const;
      let [phase, left, record] = [0, 6, ''];
      for (let second = 0; second < length; second++) {
        if (phase === 0 && presses.includes(second)) left = Math.min(left, 2);
        record += phases[phase]![0][0];
        left -= 1;
        if (left > 0) continue;
        phase = (phase + 1) % 3;
        left = phases[phase]![1];
      }
      return { record, light: phases[phase]![0], left };
    },
  }),

  program({
    name: 'strip_comments',
    difficulty: 6,
    about: 'This function removes comments from a text, but not from within quotes.',
    takes: `text is 3 to 5 pieces: words, "quoted words" with or without a star, and comments such as /*oak*/`,
    python: `
def solve(text):
    state = "code"
    out = ""
    removed = 0
    i = 0
    while i < len(text):
        pair = text[i:i + 2]
        if state == "code" and pair == "/*":
            state = "comment"
            i += 2
        elif state == "comment" and pair == "*/":
            state = "code"
            i += 2
        else:
            if text[i] == '"' and state != "comment":
                state = "code" if state == "quote" else "quote"
            if state == "comment":
                removed += 1
            else:
                out += text[i]
            i += 1
    return {"out": out, "removed": removed, "state": state}
`,
    input: (rng) => ({
      text: words(rng, rng.randint(3, 5))
        .map((word) => rng.choice([word, `"${word}"`, `"/*${word}"`, `/*${word}*/`, `/*${word}*/`, `/*"${word}*/`]))
        .join(' '),
    }),
    output: ({ text }) => {
      let removed = 0;
      let state = 'code';
      const out = text.replace(/"[^"]*"|"[^"]*$|\/\*([\s\S]*?)(\*\/|$)/g, (piece, inner?: string, end?: string) => {
        if (piece.startsWith('"')) {
          if (piece.length === 1 || !piece.endsWith('"')) state = 'quote';
          return piece;
        }
        removed += inner!.length;
        if (end === '') state = 'comment';
        return '';
      });
      return { out, removed, state };
    },
  }),

  program({
    name: 'stack_machine',
    difficulty: 8,
    about: 'This function runs a machine with a stack.',
    takes: 'code is a list of 6 to 10 instructions: numbers from 1 to 9, "add", "mul", "swap", "dup" or "drop"',
    python: `
def solve(code):
    stack = []
    skipped = []
    for at, op in enumerate(code):
        if isinstance(op, int):
            stack.append(op)
        elif op == "dup" and stack:
            stack.append(stack[-1])
        elif op == "drop" and stack:
            stack.pop()
        elif op in ("add", "mul", "swap") and len(stack) > 1:
            b = stack.pop()
            a = stack.pop()
            if op == "add":
                stack.append(a + b)
            elif op == "mul":
                stack.append(a * b)
            else:
                stack += [b, a]
        else:
            skipped.append(at)
    return {"stack": stack, "skipped": skipped}
`,
    input: (rng) => ({
      code: Array.from({ length: rng.randint(6, 10) }, () =>
        rng.random() < 0.5 ? rng.randint(1, 9) : rng.choice(['add', 'mul', 'swap', 'dup', 'drop']),
      ),
    }),
    output: ({ code }) => {
      const skipped: number[] = [];
      let stack: number[] = [];
      for (const [at, op] of code.entries()) {
        const rest = stack.slice(0, -2);
        const [a, b] = stack.slice(-2) as [number, number];
        const top = stack.at(-1);
        if (typeof op === 'number') stack.push(op);
        else if (op === 'dup' && top !== undefined) stack.push(top);
        else if (op === 'drop' && top !== undefined) stack.pop();
        else if (op === 'dup' || op === 'drop' || stack.length < 2) skipped.push(at);
        else if (op === 'swap') stack = [...rest, b, a];
        else stack = [...rest, op === 'add' ? a + b : a * b];
      }
      return { stack, skipped };
    },
  }),

  program({
    name: 'register_machine',
    difficulty: 9,
    about: 'This function runs a machine with two registers for at most 40 steps.',
    takes:
      'code is a list of 5 to 7 instructions such as "inc x", "dec y", "dbl x", or "jnz x -2", which jumps so far when the ' +
      'register is not zero; x and y start at integers from 0 to 4',
    python: `
def solve(code, x, y):
    registers = {"x": x, "y": y}
    at = 0
    steps = 0
    while 0 <= at < len(code) and steps < 40:
        parts = code[at].split()
        name = parts[1]
        jump = 1
        if parts[0] == "inc":
            registers[name] += 1
        elif parts[0] == "dec":
            registers[name] = max(0, registers[name] - 1)
        elif parts[0] == "dbl":
            registers[name] = 2 * registers[name] % 100
        elif registers[name] != 0:
            jump = int(parts[2])
        at += jump
        steps += 1
    return {"x": registers["x"], "y": registers["y"], "at": at, "steps": steps}
`,
    input: (rng) => ({
      code: Array.from({ length: rng.randint(5, 7) }, () => instruction(rng)),
      x: rng.randint(0, 4),
      y: rng.randint(0, 4),
    }),
    output: ({ code, x, y }) => {
      const registers = { x, y };
      let [at, steps] = [0, 0];
      for (; at >= 0 && at < code.length && steps < 40; steps++) {
        const [op, name, distance] = code[at]!.split(' ') as [string, 'x' | 'y', string?];
        if (op === 'inc') registers[name] += 1;
        else if (op === 'dec') registers[name] = Math.max(0, registers[name] - 1);
        else if (op === 'dbl') registers[name] = (2 * registers[name]) % 100;
        at += op === 'jnz' && registers[name] !== 0 ? Number(distance) : 1;
      }
      return { ...registers, at, steps };
    },
  }),

  program({
    name: 'cell_rule',
    difficulty: 7,
    about: 'This function lets a row of cells develop by a numbered rule; the row is a ring.',
    takes: 'row is a text of 8 characters, each # or a dot, rule an integer from 1 to 254 and steps from 2 to 3',
    python: `
def solve(row, rule, steps):
    history = []
    for _ in range(steps):
        after = ""
        for i in range(len(row)):
            near = row[i - 1] + row[i] + row[(i + 1) % len(row)]
            number = 0
            for cell in near:
                number = 2 * number + (cell == "#")
            after += "#" if rule >> number & 1 else "."
        row = after
        history.append(row)
    return {"history": history, "alive": row.count("#")}
`,
    input: (rng) => ({ row: letters(rng, 8, '#.'), rule: rng.randint(1, 254), steps: rng.randint(2, 3) }),
    output: ({ row, rule, steps }) => {
      const history: string[] = [];
      let cells = row;
      for (let step = 0; step < steps; step++) {
        const ring = cells.at(-1)! + cells + cells[0]!;
        cells = [...cells]
          .map((_, i) => {
            const bits = ring
              .slice(i, i + 3)
              .replaceAll('#', '1')
              .replaceAll('.', '0');
            return (rule >> Number.parseInt(bits, 2)) % 2 === 1 ? '#' : '.';
          })
          .join('');
        history.push(cells);
      }
      return { history, alive: cells.replaceAll('.', '').length };
    },
  }),

  program({
    name: 'turing',
    difficulty: 9,
    about: 'This function runs a Turing machine whose rules are given.',
    takes:
      'tape is a text of 4 to 6 zeros and ones; rules has a text for each of "p0", "p1", "q0" and "q1" (state and symbol): ' +
      'the symbol to write, L or R to move, and p, q or the halting state h to go on with',
    python: `
def solve(tape, rules):
    cells = list(tape)
    at = 0
    state = "p"
    steps = 0
    while state != "h" and 0 <= at < len(cells) and steps < 30:
        write, move, state = rules[state + cells[at]]
        cells[at] = write
        at += 1 if move == "R" else -1
        steps += 1
    return {"tape": "".join(cells), "state": state, "at": at, "steps": steps}
`,
    input: (rng) => {
      const rule = (): string => rng.letter('01') + rng.letter('LRR') + rng.letter('ppqqh');
      return { tape: letters(rng, rng.randint(4, 6), '01'), rules: { p0: rule(), p1: rule(), q0: rule(), q1: rule() } };
    },
    output: ({ tape, rules }) => {
      const cells = [...tape];
      let [at, state, steps] = [0, 'p', 0];
      for (; state !== 'h' && at >= 0 && at < cells.length && steps < 30; steps++) {
        const key = (state + cells[at]!) as keyof typeof rules;
        const [write, move, next] = [...rules[key]] as [string, string, string];
        cells[at] = write;
        at += move === 'R' ? 1 : -1;
        state = next;
      }
      return { tape: cells.join(''), state, at, steps };
    },
  }),

  program({
    name: 'remainder_automaton',
    difficulty: 4,
    about: 'This function reads a binary number bit by bit and keeps nothing but its remainder.',
    takes: 'bits is a text of 6 to 10 zeros and ones and divisor an integer from 3 to 7',
    python: `
def solve(bits, divisor):
    state = 0
    states = []
    for bit in bits:
        state = (2 * state + int(bit)) % divisor
        states.append(state)
    return {"states": states, "divisible": state == 0}
`,
    input: (rng) => ({ bits: letters(rng, rng.randint(6, 10), '01'), divisor: rng.randint(3, 7) }),
    output: ({ bits, divisor }) => {
      const states = [...bits].map((_, i) => Number.parseInt(bits.slice(0, i + 1), 2) % divisor);
      return { states, divisible: states.at(-1) === 0 };
    },
  }),

  program({
    name: 'editor',
    difficulty: 7,
    about: 'This function plays back the keys pressed in an editor that can undo.',
    takes:
      'keys is a list of 6 to 10 entries: a word of letters is typed, "<" deletes the last letter, "!" clears all, "undo" ' +
      'takes back the last change that is still in place',
    python: `
def solve(keys):
    text = ""
    past = []
    for key in keys:
        if key == "undo":
            if past:
                text = past.pop()
            continue
        past.append(text)
        if key == "<":
            text = text[:-1]
        elif key == "!":
            text = ""
        else:
            text += key
    return {"text": text, "past": len(past), "longest": max([len(t) for t in past], default=0)}
`,
    input: (rng) => ({
      keys: Array.from({ length: rng.randint(6, 10) }, () =>
        rng.random() < 0.5 ? letters(rng, rng.randint(1, 3), 'abcxyz') : rng.choice(['<', '<', '!', 'undo', 'undo']),
      ),
    }),
    output: ({ keys }) => {
      const past: string[] = [];
      let text = '';
      for (const key of keys) {
        if (key === 'undo') text = past.pop() ?? text;
        else {
          past.push(text);
          text = key === '<' ? text.slice(0, -1) : key === '!' ? '' : text + key;
        }
      }
      return { text, past: past.length, longest: Math.max(0, ...past.map((entry) => entry.length)) };
    },
  }),

  program({
    name: 'tape_program',
    difficulty: 10,
    about: 'This function runs a small program on a ring of five cells, with loops in brackets, for at most 80 steps.',
    takes:
      'code is a text of 6 to 12 of the characters + - > < [ ] with matching brackets, and cells five integers from 0 to 3',
    python: `
def solve(code, cells):
    partner = {}
    stack = []
    for i, mark in enumerate(code):
        if mark == "[":
            stack.append(i)
        elif mark == "]":
            partner[i] = stack.pop()
            partner[partner[i]] = i
    cells = list(cells)
    at = pointer = steps = 0
    while at < len(code) and steps < 80:
        mark = code[at]
        if mark == "+":
            cells[pointer] = (cells[pointer] + 1) % 8
        elif mark == "-":
            cells[pointer] = (cells[pointer] - 1) % 8
        elif mark == ">":
            pointer = (pointer + 1) % 5
        elif mark == "<":
            pointer = (pointer - 1) % 5
        elif (mark == "[") == (cells[pointer] == 0):
            at = partner[at]
        at += 1
        steps += 1
    return {"cells": cells, "pointer": pointer, "steps": steps}
`,
    input: (rng) => ({ code: looped(rng), cells: integers(rng, 5, 0, 3) }),
    output: ({ code, cells }) => {
      const tape = [...cells];
      let [at, pointer, steps] = [0, 0, 0];
      for (; at < code.length && steps < 80; at++, steps++) {
        const mark = code[at]!;
        if (mark === '+') tape[pointer] = (tape[pointer]! + 1) % 8;
        else if (mark === '-') tape[pointer] = (tape[pointer]! + 7) % 8;
        else if (mark === '>') pointer = (pointer + 1) % 5;
        else if (mark === '<') pointer = (pointer + 4) % 5;
        else if ((mark === '[') === (tape[pointer] === 0)) at = partnerOf(code, at);
      }
      return { cells: tape, pointer, steps };
    },
  }),
];

export default machines;

function instruction(rng: Rng): string {
  const op = rng.choice(['inc', 'dec', 'dec', 'dbl', 'jnz', 'jnz']);
  const name = rng.letter('xy');
  return op === 'jnz' ? `jnz ${name} ${rng.choice([-3, -2, -1, 2])}` : `${op} ${name}`;
}

function looped(rng: Rng): string {
  const plain = (count: number): string => letters(rng, count, '+-><');
  const loop = `[${rng.random() < 0.7 ? '-' : ''}${plain(rng.randint(2, 4))}]`;
  return plain(rng.randint(1, 3)) + loop + plain(rng.randint(0, 3));
}

function partnerOf(code: string, at: number): number {
  const step = code[at] === '[' ? 1 : -1;
  let depth = 0;
  for (let i = at; ; i += step) {
    if (code[i] === '[') depth += 1;
    else if (code[i] === ']') depth -= 1;
    if (depth === 0) return i;
  }
}

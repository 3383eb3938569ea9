const TAPE = 30_000;

const ADD = 0;
const MOVE = 1;
const OPEN = 2;
const CLOSE = 3;
const PRINT = 4;
const DRAIN = 5;

/**
 * What a Brainf*** program without input prints on a tape of zeroed 8-bit cells that wrap around; `undefined` when
 * it has not come to an end after `limit` steps. A run of equal commands and a loop that only drains a cell into
 * others count as one step.
 */
export function run(program: string, limit = 4_000_000): string | undefined {
  const { ops, args, drains } = assemble(program);
  const tape = new Uint8Array(TAPE);
  const size = ops.length;
  let output = '';
  let pointer = 0;
  let left = limit;
  for (let at = 0; at < size; at++) {
    if (left-- === 0) return undefined;
    switch (ops[at]) {
      case ADD:
        tape[pointer]! += args[at]!;
        break;
      case MOVE:
        pointer += args[at]!;
        if (pointer < 0 || pointer >= TAPE) throw new RangeError('the program leaves its tape');
        break;
      case OPEN:
        if (tape[pointer] === 0) at = args[at]!;
        break;
      case CLOSE:
        if (tape[pointer] !== 0) at = args[at]!;
        break;
      case PRINT:
        output += String.fromCharCode(tape[pointer]!);
        break;
      case DRAIN: {
        const amount = tape[pointer]!;
        if (amount === 0) break;
        const targets = drains[args[at]!]!;
        for (let i = 0; i < targets.length; i += 2) tape[pointer + targets[i]!]! += amount * targets[i + 1]!;
        tape[pointer] = 0;
        break;
      }
    }
  }
  return output;
}

interface Assembly {
  readonly ops: number[];
  readonly args: number[];
  /** Offsets and factors in turn, for each draining loop. */
  readonly drains: (readonly number[])[];
}

function assemble(program: string): Assembly {
  const ops: number[] = [];
  const args: number[] = [];
  const drains: (readonly number[])[] = [];
  const open: number[] = [];
  const add = (op: number, amount: number): void => {
    if (ops.at(-1) === op) args[args.length - 1]! += amount;
    else {
      ops.push(op);
      args.push(amount);
    }
  };
  for (let at = 0; at < program.length; at++) {
    const command = program[at];
    if (command === '+') add(ADD, 1);
    else if (command === '-') add(ADD, -1);
    else if (command === '>') add(MOVE, 1);
    else if (command === '<') add(MOVE, -1);
    else if (command === '.') {
      ops.push(PRINT);
      args.push(0);
    } else if (command === '[') {
      open.push(ops.length);
      ops.push(OPEN);
      args.push(0);
    } else if (command === ']') {
      const start = open.pop();
      if (start === undefined) throw new SyntaxError('a loop is closed that was never opened');
      const targets = drainOf(ops, args, start);
      if (targets) {
        ops.length = start;
        args.length = start;
        ops.push(DRAIN);
        args.push(drains.push(targets) - 1);
      } else {
        args[start] = ops.length;
        ops.push(CLOSE);
        args.push(start);
      }
    }
  }
  if (open.length > 0) throw new SyntaxError('a loop is never closed');
  return { ops, args, drains };
}

/** What a loop adds to its neighbours per count of its own cell, if it takes one off that and does nothing else. */
function drainOf(ops: readonly number[], args: readonly number[], start: number): number[] | undefined {
  const gains = new Map<number, number>();
  let offset = 0;
  for (let i = start + 1; i < ops.length; i++) {
    if (ops[i] === MOVE) offset += args[i]!;
    else if (ops[i] === ADD) gains.set(offset, (gains.get(offset) ?? 0) + args[i]!);
    else return undefined;
  }
  if (offset !== 0 || gains.get(0) !== -1) return undefined;
  gains.delete(0);
  return [...gains].flat();
}

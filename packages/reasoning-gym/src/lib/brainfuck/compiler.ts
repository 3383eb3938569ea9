import { type Expression, type Operator, parse, type Statement } from './parser.ts';

/**
 * Brainf*** for a program of the small language. Cell 0 is set aside for what `main` returns, the variables of a
 * block follow, and expressions are worked out on a stack to the right of them. Code that works out an expression
 * leaves the pointer one cell to the right of the result; a statement puts it back where it was.
 */
export const compile = (source: string): string => `>${block(parse(source), new Map(), 1)}<`;

type Cells = ReadonlyMap<string, number>;

const right = (cells: number): string => '>'.repeat(cells);
const left = (cells: number): string => '<'.repeat(cells);

/** `top` is the first cell that is free. */
function block(statements: readonly Statement[], outer: Cells, top: number): string {
  const cells = new Map(outer);
  const declared = statements.flatMap((entry) => (entry.kind === 'assign' && entry.declares ? [entry.name] : []));
  declared.forEach((name, i) => cells.set(name, top + i));
  const count = declared.length;
  return right(count) + statements.map((entry) => statement(entry, cells, top + count)).join('') + left(count);
}

function statement(entry: Statement, cells: Cells, top: number): string {
  switch (entry.kind) {
    case 'assign':
      return `${expression(entry.value, cells, top)}<${copyLeft(top - cellOf(entry.name, cells))}><`;
    case 'while': {
      const test = `${expression(entry.condition, cells, top)}<`;
      return `${test}[${block(entry.body, cells, top)}${test}]`;
    }
    case 'if':
      return `${expression(entry.condition, cells, top)}<[>>${block(entry.body, cells, top + 2)}<<[-]]`;
    case 'print':
      return printText(entry.text);
    case 'printint':
      return `[-]>${expression(entry.value, cells, top + 1)}<<${PRINT_NUMBER}><`;
  }
}

function expression(entry: Expression, cells: Cells, top: number): string {
  switch (entry.kind) {
    case 'number':
      return `[-]${change(entry.value, '[-]')}>`;
    case 'variable':
      return fetch(top - cellOf(entry.name, cells));
    case 'binary':
      return (
        expression(entry.left, cells, top) + expression(entry.right, cells, top + 1) + left(2) + OPERATE[entry.operator]
      );
  }
}

function cellOf(name: string, cells: Cells): number {
  const cell = cells.get(name);
  if (cell === undefined) throw new SyntaxError(`${name} is not declared`);
  return cell;
}

/** Adds an amount to the current cell: one by one, or by a product counted down in the next cell if that is shorter. */
function change(amount: number, clearNext: string): string {
  const step = amount > 0 ? '+' : '-';
  const back = amount > 0 ? '-' : '+';
  const size = Math.abs(amount);
  const { count, each, rest } = nearestProduct(size);
  const remainder = (rest > 0 ? step : back).repeat(Math.abs(rest));
  const looped = `>${clearNext}${'+'.repeat(count)}[<${step.repeat(each)}>-]<${remainder}`;
  return size > looped.length ? looped : step.repeat(size);
}

/** `count * each + rest` makes the size, with the three as small together as a walk along the hyperbola finds. */
function nearestProduct(size: number): { readonly count: number; readonly each: number; readonly rest: number } {
  let best = { count: size, each: 1, rest: 0 };
  let least = size + 1;
  for (let [count, each] = [2, Math.floor(size / 2)]; each >= count; ) {
    const rest = size - count * each;
    const sum = count + each + Math.abs(rest);
    if (sum < least) [best, least] = [{ count, each, rest }, sum];
    if (rest < 0) each -= 1;
    else count += 1;
  }
  return best;
}

/** Copies the current cell into the one so far to the left, by way of the next. */
const copyLeft = (distance: number): string =>
  `>[-]${left(distance + 1)}[-]${right(distance)}[>+${left(distance + 1)}+${right(distance)}-]>[<+>-]<`;

/** Copies the cell so far to the left into the current one, by way of the next, where the pointer ends. */
const fetch = (distance: number): string =>
  `[-]>[-]${left(distance + 1)}[${right(distance)}+>+${left(distance + 1)}-]` +
  `${right(distance + 1)}[${left(distance + 1)}+${right(distance + 1)}-]`;

/** On two neighbouring cells, the pointer on the first: the result replaces the first, the pointer ends on the second. */
const OPERATE: Readonly<Record<Operator, string>> = {
  '+': '>[<+>-]',
  '-': '>[<->-]',
  '<': '>>[-]>[-]<<[>[-]<<[>>+>+<<<-]>>[<<+>>-]+>[[-]<-<<->>>]<<-]<[-]>>[<<+>>-]<',
  '>': '>>[-]>[-]<<<[>>[-]<[>+>+<<-]>[<+>-]+>[[-]<-<->>]<<<-]>>[<<+>>-]<',
};

function printText(text: string): string {
  let held = 0;
  const parts = ['[-]>[-]<'];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    parts.push(change(code - held, ''), '.');
    held = code;
  }
  return parts.join('');
}

const DIVIDE_BY_TEN = '>++++++++++<[->-[>+>>]>[+[<+>-]>+>>]<<<<<]>[-]>>';

/** Prints the cell to the right of the pointer in decimal, without leading zeros. */
const PRINT_NUMBER = [
  '>',
  '>[-]'.repeat(8) + left(8),
  DIVIDE_BY_TEN.repeat(2),
  '[>++++++[<++++++++>-]<.<<+>+>[-]]',
  '<[<[>-<-]++++++[>++++++++<-]>.[-]]',
  '<<++++++[<++++++++>-]<.[-]<<<',
].join('');

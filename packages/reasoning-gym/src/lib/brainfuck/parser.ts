// The small language that Brainf*** programs are compiled from: one `main`, whole numbers in variables, four
// operators, `while`, `if`, and output of a text or a number.

export type Operator = '+' | '-' | '<' | '>';

export type Expression =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export type Statement =
  | { readonly kind: 'assign'; readonly name: string; readonly value: Expression; readonly declares: boolean }
  | { readonly kind: 'while' | 'if'; readonly condition: Expression; readonly body: readonly Statement[] }
  | { readonly kind: 'print'; readonly text: string }
  | { readonly kind: 'printint'; readonly value: Expression };

const TOKEN = /\s*(?:([A-Za-z_]\w*)|(\d+)|"([^"]*)"|([-+<>=(){};]))/y;

interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'mark';
  readonly text: string;
}

/** The statements of `int main() { … }`. */
export function parse(source: string): Statement[] {
  const tokens = tokenize(source.trimEnd());
  let at = 0;
  const peek = (): string => tokens[at]?.text ?? '';
  const take = (kind: Token['kind']): string => {
    const token = tokens[at++];
    if (token?.kind !== kind) throw new SyntaxError(`${kind} expected, found ${token?.text ?? 'the end'}`);
    return token.text;
  };
  const skip = (...texts: readonly string[]): void => {
    for (const text of texts) {
      if (peek() !== text) throw new SyntaxError(`${text} expected, found ${peek() || 'the end'}`);
      at += 1;
    }
  };

  const operand = (): Expression =>
    tokens[at]?.kind === 'number'
      ? { kind: 'number', value: Number(take('number')) }
      : { kind: 'variable', name: take('name') };

  const chain = (operators: string, next: () => Expression): Expression => {
    let left = next();
    while (peek() !== '' && operators.includes(peek())) {
      const operator = take('mark') as Operator;
      left = { kind: 'binary', operator, left, right: next() };
    }
    return left;
  };
  const expression = (): Expression => chain('<>', () => chain('+-', operand));

  const statement = (): Statement => {
    const word = peek();
    if (word === 'while' || word === 'if') {
      skip(word, '(');
      const condition = expression();
      skip(')');
      return { kind: word, condition, body: block() };
    }
    if (word === 'print') {
      skip(word, '(');
      const text = take('text');
      skip(')', ';');
      return { kind: word, text };
    }
    if (word === 'printint') {
      skip(word, '(');
      const value = expression();
      skip(')', ';');
      return { kind: word, value };
    }
    const declares = word === 'int';
    if (declares) skip(word);
    const name = take('name');
    skip('=');
    const value = expression();
    skip(';');
    return { kind: 'assign', name, value, declares };
  };

  const block = (): Statement[] => {
    const statements: Statement[] = [];
    skip('{');
    while (peek() !== '}') statements.push(statement());
    skip('}');
    return statements;
  };

  skip('int', 'main', '(', ')');
  return block();
}

function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new SyntaxError(`no token at ${source.slice(at, at + 10)}`);
    const [, name, number, text, mark] = match;
    if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text });
    else tokens.push({ kind: 'mark', text: mark! });
  }
  return tokens;
}

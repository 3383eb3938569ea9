// Measuring water with unmarked jugs: a move fills a jug, empties it, or pours it into another as far as that goes.

export interface Move {
  readonly kind: 'fill' | 'empty' | 'pour';
  readonly jug: number;
  /** Where a pour goes; the jug itself otherwise. */
  readonly into: number;
}

const NOT_SEEN = -1;

/** A shortest way to the target, or `undefined` when there is none. Few jugs only: it keeps every state in a table. */
export function solveJugs(capacities: readonly number[], target: number): Move[] | undefined {
  const moves = movesOf(capacities.length);
  const strides = stridesOf(capacities);
  const cameFrom = new Int32Array(capacities.reduce((size, capacity) => size * (capacity + 1), 1)).fill(NOT_SEEN);
  const cameBy = new Uint8Array(cameFrom.length);
  const queue = [0];
  cameFrom[0] = 0;
  const amounts = capacities.map(() => 0);
  for (const code of queue) {
    for (let i = 0; i < amounts.length; i++) amounts[i] = Math.floor(code / strides[i]!) % (capacities[i]! + 1);
    for (let m = 0; m < moves.length; m++) {
      const { kind, jug, into } = moves[m]!;
      const space = capacities[into]! - amounts[into]!;
      const flow = kind === 'pour' ? Math.min(amounts[jug]!, space) : kind === 'fill' ? space : amounts[jug]!;
      const next = code + (kind === 'empty' ? 0 : flow * strides[into]!) - (kind === 'fill' ? 0 : flow * strides[jug]!);
      if (cameFrom[next] !== NOT_SEEN) continue;
      cameFrom[next] = code;
      cameBy[next] = m;
      const isThere =
        (kind !== 'empty' && amounts[into]! + flow === target) || (kind === 'pour' && amounts[jug]! - flow === target);
      if (isThere) return pathTo(next, cameFrom, cameBy).map((index) => moves[index]!);
      queue.push(next);
    }
  }
  return undefined;
}

function pathTo(end: number, cameFrom: Int32Array, cameBy: Uint8Array): number[] {
  const path: number[] = [];
  for (let code = end; code !== 0; code = cameFrom[code]!) path.push(cameBy[code]!);
  return path.reverse();
}

const movesOf = (count: number): Move[] =>
  Array.from({ length: count }, (_, jug): Move[] => [
    { kind: 'fill', jug, into: jug },
    { kind: 'empty', jug, into: jug },
    ...Array.from({ length: count }, (_, into): Move => ({ kind: 'pour', jug, into })).filter(
      ({ into }) => into !== jug,
    ),
  ]).flat();

export interface Effort {
  /** Moves tried so far, in all searches that share this. */
  spent: number;
  readonly limit: number;
}

/** The fewest moves to the target with any number of jugs; `undefined` when there is no way, or the effort is used up. */
export function fewestMoves(capacities: readonly number[], target: number, effort: Effort): number | undefined {
  const caps = [...capacities].sort((a, b) => a - b);
  const seen = new Set([0]);
  const scratch = new Uint8Array(caps.length);
  let level: Uint8Array[] = [scratch.slice()];
  let next: Uint8Array[] = [];

  /** Notes the state that differs in two jugs, or in one named twice; true when it holds the target. */
  const reach = (state: Uint8Array, jug: number, amount: number, other: number, rest: number): boolean => {
    effort.spent += 1;
    for (let i = 0; i < state.length; i++) scratch[i] = state[i]!;
    scratch[jug] = amount;
    scratch[other] = rest;
    const code = tidy(scratch, caps);
    if (!seen.has(code)) {
      seen.add(code);
      next.push(scratch.slice());
    }
    return amount === target || rest === target;
  };
  const reachAll = (state: Uint8Array): boolean => {
    for (let i = 0; i < caps.length; i++) {
      const [held, room] = [state[i]!, caps[i]! - state[i]!];
      if (room > 0 && reach(state, i, caps[i]!, i, caps[i]!)) return true;
      if (held > 0) reach(state, i, 0, i, 0);
      for (let j = 0; j < caps.length; j++) {
        const flow = Math.min(held, caps[j]! - state[j]!);
        if (j !== i && flow > 0 && reach(state, i, held - flow, j, state[j]! + flow)) return true;
      }
    }
    return false;
  };

  for (let moves = 1; level.length > 0; moves++) {
    next = [];
    for (const state of level) {
      if (reachAll(state)) return moves;
      if (effort.spent > effort.limit) return undefined;
    }
    level = next;
  }
  return undefined;
}

/** Jugs of one size are alike: puts their contents in order, and names the outcome by a number. */
function tidy(state: Uint8Array, caps: readonly number[]): number {
  for (let i = 1; i < caps.length; i++) {
    for (let j = i; j > 0 && caps[j - 1] === caps[j] && state[j - 1]! > state[j]!; j--) {
      const held = state[j]!;
      state[j] = state[j - 1]!;
      state[j - 1] = held;
    }
  }
  let code = 0;
  for (let i = 0; i < caps.length; i++) code = code * (caps[i]! + 1) + state[i]!;
  return code;
}

/** Moves until two of the jugs, one poured into the other over and over, come to the target; `limit` if not sooner. */
export function movesByPairs(capacities: readonly number[], target: number, limit: number): number {
  let least = limit;
  for (const [i, from] of capacities.entries()) {
    for (const [j, into] of capacities.entries()) if (i !== j) least = movesPouring(from, into, target, least);
  }
  return least;
}

function movesPouring(from: number, into: number, target: number, limit: number): number {
  let source = 0;
  let sink = 0;
  for (let moves = 1; moves < limit; moves++) {
    if (sink === into) sink = 0;
    else if (source === 0) source = from;
    else {
      const flow = Math.min(source, into - sink);
      source -= flow;
      sink += flow;
    }
    if (source === target || sink === target) return moves;
  }
  return limit;
}

function stridesOf(capacities: readonly number[]): number[] {
  let stride = 1;
  return capacities.map((capacity) => {
    const own = stride;
    stride *= capacity + 1;
    return own;
  });
}

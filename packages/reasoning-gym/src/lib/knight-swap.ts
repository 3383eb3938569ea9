/** For each square, the squares a knight reaches from it, as a bit set. */
export type Graph = readonly number[];

export interface Step {
  readonly from: number;
  readonly to: number;
}

/** Two sets of squares: those with a white knight and those with a black one. */
export interface Position {
  readonly white: number;
  readonly black: number;
}

const MOST_SQUARES = 12;
/** Four knights of each colour on twelve squares can stand in the most ways, and either colour may be to move. */
const MOST_STATES = 2 * 34_650;

/** For each bit set, the number with a digit 1 to base three where the set has a bit. */
const TERNARY = /* @__PURE__ */ Int32Array.from({ length: 1 << MOST_SQUARES }, (_, set) =>
  Number.parseInt(set.toString(2), 3),
);

/**
 * Breadth-first search for the shortest exchange of white and black knights that move in turn. Knights are tried in
 * the order of their squares, and so are the squares they go to; this settles which of several shortest ones is found.
 */
export class SwapSearch {
  /** The positions looked at so far, by which a caller can tell when to give up. */
  effort = 0;
  private readonly isSeen = new Uint8Array(2 * 3 ** MOST_SQUARES);
  private readonly state = new Int32Array(MOST_STATES);
  private readonly white = new Uint16Array(MOST_STATES);
  private readonly black = new Uint16Array(MOST_STATES);
  private readonly parent = new Int32Array(MOST_STATES);

  /** The shortest exchange of at most so many steps, or `undefined`. */
  solve(graph: Graph, start: Position, whiteStarts: boolean, most: number): Step[] | undefined {
    const found = this.explore(graph, start, whiteStarts, most, false);
    return found < 0 ? undefined : this.stepsTo(found);
  }

  canSolve(graph: Graph, start: Position, whiteStarts: boolean): boolean {
    return this.explore(graph, start, whiteStarts, Infinity, true) >= 0;
  }

  /**
   * The place in the queue of the exchanged position, or -1. Where only its existence matters, halfway is enough: moves
   * can be taken back and the colours behave alike, so a position whose twin with the colours exchanged has been reached
   * too joins the two halves of an exchange.
   */
  private explore(
    graph: Graph,
    { white, black }: Position,
    whiteStarts: boolean,
    most: number,
    isHalfwayEnough: boolean,
  ): number {
    const { isSeen, state } = this;
    let found = -1;
    let head = 0;
    let tail = 0;
    let whiteMoves = whiteStarts;
    const enqueue = (nextWhite: number, nextBlack: number, turn: number): void => {
      const next = (TERNARY[nextWhite]! + 2 * TERNARY[nextBlack]!) * 2 + turn;
      if (isSeen[next] === 1) return;
      isSeen[next] = 1;
      state[tail] = next;
      this.white[tail] = nextWhite;
      this.black[tail] = nextBlack;
      this.parent[tail] = head;
      const isExchanged = nextWhite === black && nextBlack === white;
      const isHalfway = isHalfwayEnough && isSeen[(TERNARY[nextBlack]! + 2 * TERNARY[nextWhite]!) * 2 + turn] === 1;
      if (found < 0 && (isExchanged || isHalfway)) found = tail;
      tail += 1;
    };
    enqueue(white, black, Number(whiteStarts));
    for (let depth = 0; depth < most && head < tail && found < 0; depth++, whiteMoves = !whiteMoves) {
      for (const end = tail; head < end && found < 0; head++) {
        const whites = this.white[head]!;
        const blacks = this.black[head]!;
        for (let movers = whiteMoves ? whites : blacks; movers !== 0; movers &= movers - 1) {
          const from = movers & -movers;
          for (let goals = graph[bitOf(from)]! & ~(whites | blacks); goals !== 0; goals &= goals - 1) {
            const hop = from | (goals & -goals);
            enqueue(whiteMoves ? whites ^ hop : whites, whiteMoves ? blacks : blacks ^ hop, Number(!whiteMoves));
          }
        }
      }
    }
    this.effort += tail;
    for (let i = 0; i < tail; i++) isSeen[state[i]!] = 0;
    return found;
  }

  private stepsTo(end: number): Step[] {
    const steps: Step[] = [];
    for (let at = end; at > 0; at = this.parent[at]!) {
      const before = this.parent[at]!;
      const taken = this.white[at]! | this.black[at]!;
      const takenBefore = this.white[before]! | this.black[before]!;
      steps.push({ from: bitOf(takenBefore & ~taken), to: bitOf(taken & ~takenBefore) });
    }
    return steps.reverse();
  }
}

/** The place of the only bit of a set. */
const bitOf = (set: number): number => 31 - Math.clz32(set);

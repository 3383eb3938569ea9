import type { Rng } from '../../core/rng.ts';
import { integers, letters, type Program, program, sum } from './program.ts';

const AROUND = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

const grids: readonly Program[] = [
  program({
    name: 'transpose',
    difficulty: 2,
    about: 'This function swaps the rows and columns of a table.',
    takes: 'rows is a table of 2 to 3 rows and 3 to 4 columns of integers from 0 to 20',
    python: `
def solve(rows):
    columns = [list(column) for column in zip(*rows)]
    return {"columns": columns, "sums": [sum(column) for column in columns]}
`,
    input: (rng) => ({ rows: table(rng, rng.randint(2, 3), rng.randint(3, 4), 0, 20) }),
    output: ({ rows }) => {
      const columns = rows[0]!.map((_, c) => rows.map((row) => row[c]!));
      return { columns, sums: columns.map(sum) };
    },
  }),

  program({
    name: 'spiral',
    difficulty: 6,
    about: 'This function peels a table from the outside in.',
    takes: 'rows is a table of 3 to 4 rows and 3 to 4 columns of integers from 1 to 30',
    python: `
def solve(rows):
    rows = [list(row) for row in rows]
    path = []
    turns = 0
    while rows:
        path += rows.pop(0)
        rows = [list(column) for column in zip(*rows)][::-1]
        turns += 1
    return {"path": path, "turns": turns, "end": path[-1]}
`,
    input: (rng) => ({ rows: table(rng, rng.randint(3, 4), rng.randint(3, 4), 1, 30) }),
    output: ({ rows }) => {
      const path: number[] = [];
      let [rest, turns] = [rows.map((row) => [...row]), 0];
      for (; rest.length > 0; turns++) {
        const [first, ...others] = rest as [number[], ...number[][]];
        path.push(...first);
        rest = others.length === 0 ? [] : first.map((_, c) => others.map((row) => row[c]!)).reverse();
      }
      return { path, turns, end: path.at(-1)! };
    },
  }),

  program({
    name: 'flood',
    difficulty: 7,
    about: 'This function pours paint onto a map and fills the field around it.',
    takes: 'grid is a list of 4 rows of 5 characters, each # or a dot; row is from 0 to 3 and column from 0 to 4',
    python: `
def solve(grid, row, column):
    cells = [list(line) for line in grid]
    target = cells[row][column]
    stack = [(row, column)]
    filled = 0
    while stack:
        r, c = stack.pop()
        if 0 <= r < len(cells) and 0 <= c < len(cells[0]) and cells[r][c] == target:
            cells[r][c] = "o"
            filled += 1
            stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return {"filled": filled, "grid": ["".join(line) for line in cells]}
`,
    input: (rng) => ({
      grid: Array.from({ length: 4 }, () => letters(rng, 5, '##...')),
      row: rng.randint(0, 3),
      column: rng.randint(0, 4),
    }),
    output: ({ grid, row, column }) => {
      const cells = grid.map((line) => [...line]);
      const target = cells[row]![column];
      const pour = (r: number, c: number): number => {
        if (cells[r]?.[c] !== target) return 0;
        cells[r]![c] = 'o';
        return 1 + pour(r + 1, c) + pour(r - 1, c) + pour(r, c + 1) + pour(r, c - 1);
      };
      return { filled: pour(row, column), grid: cells.map((line) => line.join('')) };
    },
  }),

  program({
    name: 'life',
    difficulty: 7,
    about: 'This function plays a generation of the Game of Life; beyond the edges nothing lives.',
    takes: 'grid is a list of 4 rows of 5 characters, each o or a dot',
    python: `
def solve(grid):
    def alive(r, c):
        return 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == "o"

    after = []
    for r in range(len(grid)):
        line = ""
        for c in range(len(grid[0])):
            near = sum(alive(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)) - alive(r, c)
            line += "o" if near == 3 or (near == 2 and alive(r, c)) else "."
        after.append(line)
    return {"grid": after, "alive": sum(line.count("o") for line in after)}
`,
    input: (rng) => ({ grid: Array.from({ length: 4 }, () => letters(rng, 5, 'oo...')) }),
    output: ({ grid }) => {
      const after = grid.map((line, r) =>
        [...line]
          .map((cell, c) => {
            const near = countAround(grid, r, c, 'o');
            return near === 3 || (near === 2 && cell === 'o') ? 'o' : '.';
          })
          .join(''),
      );
      return { grid: after, alive: after.join('').replaceAll('.', '').length };
    },
  }),

  program({
    name: 'mine_counts',
    difficulty: 5,
    about: 'This function fills in the numbers of a minefield.',
    takes: 'grid is a list of 3 to 4 rows of 4 to 5 characters, each * or a dot',
    python: `
def solve(grid):
    lines = []
    for r, row in enumerate(grid):
        line = ""
        for c, mark in enumerate(row):
            if mark == "*":
                line += "*"
                continue
            near = 0
            for other in grid[max(0, r - 1):r + 2]:
                near += other[max(0, c - 1):c + 2].count("*")
            line += str(near)
        lines.append(line)
    return {"lines": lines}
`,
    input: (rng) => {
      const width = rng.randint(4, 5);
      return { grid: Array.from({ length: rng.randint(3, 4) }, () => letters(rng, width, '*...')) };
    },
    output: ({ grid }) => ({
      lines: grid.map((row, r) =>
        [...row].map((mark, c) => (mark === '*' ? mark : String(countAround(grid, r, c, '*')))).join(''),
      ),
    }),
  }),

  program({
    name: 'cheapest_way',
    difficulty: 7,
    about: 'This function finds the cheapest way from the top left to the bottom right, by steps right and down.',
    takes: 'costs is a table of 3 rows and 3 to 4 columns of integers from 1 to 9',
    python: `
def solve(costs):
    best = []
    for r, row in enumerate(costs):
        line = []
        for c, cost in enumerate(row):
            ways = []
            if r > 0:
                ways.append(best[r - 1][c])
            if c > 0:
                ways.append(line[c - 1])
            line.append(cost + min(ways, default=0))
        best.append(line)
    return {"total": best[-1][-1], "best": best}
`,
    input: (rng) => ({ costs: table(rng, 3, rng.randint(3, 4), 1, 9) }),
    output: ({ costs }) => {
      const best: number[][] = [];
      for (const row of costs) {
        const above = best.at(-1);
        const line: number[] = [];
        for (const [c, cost] of row.entries()) {
          const ways = [above?.[c], line[c - 1]].filter((way) => way !== undefined);
          line.push(cost + (ways.length > 0 ? Math.min(...ways) : 0));
        }
        best.push(line);
      }
      return { total: best.at(-1)!.at(-1)!, best };
    },
  }),

  program({
    name: 'robot',
    difficulty: 4,
    about: 'This function steers a robot over a floor; walls hold it back.',
    takes: 'moves is a text of 5 to 10 letters: L and R turn the robot, F sends it a step on; size is from 3 to 5',
    python: `
def solve(moves, size):
    x, y = 0, 0
    dx, dy = 0, 1
    bumps = 0
    for move in moves:
        if move == "L":
            dx, dy = -dy, dx
        elif move == "R":
            dx, dy = dy, -dx
        elif 0 <= x + dx < size and 0 <= y + dy < size:
            x, y = x + dx, y + dy
        else:
            bumps += 1
    facing = {(0, 1): "N", (1, 0): "E", (0, -1): "S", (-1, 0): "W"}[(dx, dy)]
    return {"x": x, "y": y, "facing": facing, "bumps": bumps}
`,
    input: (rng) => ({ moves: letters(rng, rng.randint(5, 10), 'FFFLR'), size: rng.randint(3, 5) }),
    output: ({ moves, size }) => {
      const steps = [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const;
      let [x, y, facing, bumps] = [0, 0, 0, 0];
      for (const move of moves) {
        if (move !== 'F') facing = (facing + (move === 'R' ? 1 : 3)) % 4;
        else {
          const [nextX, nextY] = [x + steps[facing]![0], y + steps[facing]![1]];
          const isFree = Math.min(nextX, nextY) >= 0 && Math.max(nextX, nextY) < size;
          if (isFree) [x, y] = [nextX, nextY];
          else bumps += 1;
        }
      }
      return { x, y, facing: 'NESW'[facing]!, bumps };
    },
  }),

  program({
    name: 'saddle_points',
    difficulty: 5,
    about: 'This function finds entries that are the largest of their row and the smallest of their column.',
    takes: 'rows is a table of 3 rows and 3 columns of integers from 1 to 9',
    python: `
def solve(rows):
    highs = [max(row) for row in rows]
    lows = [min(row[c] for row in rows) for c in range(len(rows[0]))]
    points = []
    for r, row in enumerate(rows):
        for c, value in enumerate(row):
            if value == highs[r] and value == lows[c]:
                points.append([r, c])
    return {"highs": highs, "lows": lows, "points": points}
`,
    input: (rng) => ({ rows: table(rng, 3, 3, 1, 9) }),
    output: ({ rows }) => {
      const highs = rows.map((row) => Math.max(...row));
      const lows = rows[0]!.map((_, c) => Math.min(...rows.map((row) => row[c]!)));
      const points = rows.flatMap((row, r) =>
        row.flatMap((value, c) => (value === highs[r] && value === lows[c] ? [[r, c]] : [])),
      );
      return { highs, lows, points };
    },
  }),

  program({
    name: 'diagonals',
    difficulty: 3,
    about: 'This function adds up the diagonals of a square.',
    takes: 'square is a table of 3 or 4 rows and as many columns of integers from -9 to 9',
    python: `
def solve(square):
    n = len(square)
    down = [square[i][i] for i in range(n)]
    up = [square[n - 1 - i][i] for i in range(n)]
    border = sum(sum(row) for row in square) - sum(sum(row[1:-1]) for row in square[1:-1])
    return {"down": sum(down), "up": sum(up), "border": border}
`,
    input: (rng) => {
      const size = rng.randint(3, 4);
      return { square: table(rng, size, size, -9, 9) };
    },
    output: ({ square }) => {
      const last = square.length - 1;
      const isOuter = (r: number, c: number): boolean => r === 0 || c === 0 || r === last || c === last;
      return {
        down: sum(square.map((row, i) => row[i]!)),
        up: sum(square.map((row, i) => row[last - i]!)),
        border: sum(square.flatMap((row, r) => row.filter((_, c) => isOuter(r, c)))),
      };
    },
  }),

  program({
    name: 'falling_stones',
    difficulty: 6,
    about: 'This function tilts a board so that stones slide left or right until something stops them.',
    takes:
      'rows is a list of 3 to 4 texts of 6 characters: o is a stone, # a wall and . free; side is "left" or "right"',
    python: `
def solve(rows, side):
    tilted = []
    for row in rows:
        parts = []
        for part in row.split("#"):
            stones = part.count("o")
            free = "." * (len(part) - stones)
            parts.append("o" * stones + free if side == "left" else free + "o" * stones)
        tilted.append("#".join(parts))
    load = sum(i for row in tilted for i, mark in enumerate(row) if mark == "o")
    return {"tilted": tilted, "load": load}
`,
    input: (rng) => ({
      rows: Array.from({ length: rng.randint(3, 4) }, () => letters(rng, 6, 'oo..#')),
      side: rng.choice(['left', 'right'] as const),
    }),
    output: ({ rows, side }) => {
      const order = side === 'left' ? 'o.' : '.o';
      const slide = (part: string): string => [...part].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('');
      const tilted = rows.map((row) => row.split('#').map(slide).join('#'));
      return { tilted, load: sum(tilted.flatMap((row) => [...row].map((mark, i) => (mark === 'o' ? i : 0)))) };
    },
  }),
];

export default grids;

const table = (rng: Rng, rows: number, columns: number, low: number, high: number): number[][] =>
  Array.from({ length: rows }, () => integers(rng, columns, low, high));

const countAround = (grid: readonly string[], r: number, c: number, mark: string): number =>
  AROUND.filter(([dr, dc]) => grid[r + dr]?.[c + dc] === mark).length;

import { ascending, integers, letters, type Program, program, sum } from './program.ts';

const lists: readonly Program[] = [
  program({
    name: 'running_totals',
    difficulty: 1,
    about: 'This function keeps a running total.',
    takes: 'values is a list of 4 to 8 integers from -20 to 40',
    python: `
def solve(values):
    totals = []
    total = 0
    for value in values:
        total += value
        totals.append(total)
    return {"totals": totals, "lowest": min(totals)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(4, 8), -20, 40) }),
    output: ({ values }) => {
      const totals = values.map((_, i) => sum(values.slice(0, i + 1)));
      return { totals, lowest: Math.min(...totals) };
    },
  }),

  program({
    name: 'gaps',
    difficulty: 1,
    about: 'This function lists how far apart neighbours are.',
    takes: 'values is a list of 4 to 8 integers from 0 to 60',
    python: `
def solve(values):
    gaps = [b - a for a, b in zip(values, values[1:])]
    return {"first": values[0], "gaps": gaps, "widest": max(abs(gap) for gap in gaps)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(4, 8), 0, 60) }),
    output: ({ values }) => {
      const gaps = values.slice(1).map((value, i) => value - values[i]!);
      return { first: values[0]!, gaps, widest: Math.max(...gaps.map(Math.abs)) };
    },
  }),

  program({
    name: 'rotate_list',
    difficulty: 2,
    about: 'This function turns a list around like a ring and cuts it in two.',
    takes: 'items is a list of 5 to 8 lower-case letters and turns an integer from -12 to 12',
    python: `
def solve(items, turns):
    shift = turns % len(items)
    ring = items[-shift:] + items[:-shift] if shift else items
    half = len(ring) // 2
    return {"left": ring[:half], "right": ring[half:], "shift": shift}
`,
    input: (rng) => ({ items: [...letters(rng, rng.randint(5, 8), 'abcdefgh')], turns: rng.randint(-12, 12) }),
    output: ({ items, turns }) => {
      const size = items.length;
      const shift = ((turns % size) + size) % size;
      const ring = items.map((_, i) => items[(i - shift + size) % size]!);
      const half = Math.floor(size / 2);
      return { left: ring.slice(0, half), right: ring.slice(half), shift };
    },
  }),

  program({
    name: 'pair_sums',
    difficulty: 4,
    about: 'This function looks for pairs with a given sum.',
    takes: 'values is a list of 6 to 9 integers from 1 to 15 and target an integer from 10 to 20',
    python: `
def solve(values, target):
    pairs = []
    seen = set()
    for value in values:
        if target - value in seen:
            pairs.append([target - value, value])
        seen.add(value)
    return {"pairs": pairs, "distinct": len(seen)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(6, 9), 1, 15), target: rng.randint(10, 20) }),
    output: ({ values, target }) => ({
      pairs: values
        .filter((value, i) => values.slice(0, i).includes(target - value))
        .map((value) => [target - value, value]),
      distinct: new Set(values).size,
    }),
  }),

  program({
    name: 'best_stretch',
    difficulty: 5,
    about: 'This function finds the stretch of a list with the greatest sum.',
    takes: 'values is a list of 6 to 10 integers from -12 to 12',
    python: `
def solve(values):
    best = values[0]
    bounds = [0, 0]
    current = 0
    start = 0
    for i, value in enumerate(values):
        if current < 0:
            current = 0
            start = i
        current += value
        if current > best:
            best = current
            bounds = [start, i]
    return {"best": best, "bounds": bounds, "stretch": values[bounds[0]:bounds[1] + 1]}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(6, 10), -12, 12) }),
    output: ({ values }) => {
      let [best, bounds, current, start] = [values[0]!, [0, 0] as [number, number], 0, 0];
      for (const [i, value] of values.entries()) {
        if (current < 0) [current, start] = [0, i];
        current += value;
        if (current > best) [best, bounds] = [current, [start, i]];
      }
      return { best, bounds, stretch: values.slice(bounds[0], bounds[1] + 1) };
    },
  }),

  program({
    name: 'merge_spans',
    difficulty: 6,
    about: 'This function joins spans that touch or overlap.',
    takes: 'spans is a list of 4 to 6 pairs [from, to] of integers, from 0 to 30 and at most 8 apart',
    python: `
def solve(spans):
    merged = []
    for low, high in sorted(spans):
        if merged and low <= merged[-1][1]:
            merged[-1][1] = max(merged[-1][1], high)
        else:
            merged.append([low, high])
    covered = sum(high - low for low, high in merged)
    holes = [b[0] - a[1] for a, b in zip(merged, merged[1:])]
    return {"merged": merged, "covered": covered, "holes": holes}
`,
    input: (rng) => ({
      spans: Array.from({ length: rng.randint(4, 6) }, () => {
        const low = rng.randint(0, 30);
        return [low, low + rng.randint(1, 8)] as const;
      }),
    }),
    output: ({ spans }) => {
      const merged: [number, number][] = [];
      for (const [low, high] of [...spans].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
        const last = merged.at(-1);
        if (last && low <= last[1]) last[1] = Math.max(last[1], high);
        else merged.push([low, high]);
      }
      return {
        merged,
        covered: sum(merged.map(([low, high]) => high - low)),
        holes: merged.slice(1).map(([low], i) => low - merged[i]![1]),
      };
    },
  }),

  program({
    name: 'pivot',
    difficulty: 2,
    about: 'This function deals a list out around a pivot.',
    takes: 'values is a list of 5 to 9 integers from 1 to 20; its middle entry is the pivot',
    python: `
def solve(values):
    pivot = values[len(values) // 2]
    below = [v for v in values if v < pivot]
    equal = [v for v in values if v == pivot]
    above = [v for v in values if v > pivot]
    return {"below": below, "equal": len(equal), "above": above, "pivot": pivot}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(5, 9), 1, 20) }),
    output: ({ values }) => {
      const pivot = values[Math.floor(values.length / 2)]!;
      return {
        below: values.filter((value) => value < pivot),
        equal: values.filter((value) => value === pivot).length,
        above: values.filter((value) => value > pivot),
        pivot,
      };
    },
  }),

  program({
    name: 'podium',
    difficulty: 3,
    about: 'This function gives out medals; equal scores share one.',
    takes: 'scores is a list of 5 to 8 integers from 1 to 12',
    python: `
def solve(scores):
    ranks = sorted(set(scores), reverse=True)
    names = ["gold", "silver", "bronze"]
    medals = []
    for score in scores:
        place = ranks.index(score)
        medals.append(names[place] if place < 3 else None)
    return {"medals": medals, "without": medals.count(None), "top": ranks[0]}
`,
    input: (rng) => ({ scores: integers(rng, rng.randint(5, 8), 1, 12) }),
    output: ({ scores }) => {
      const ranks = [...new Set(scores)].sort((a, b) => b - a);
      const medals = scores.map((score) => ['gold', 'silver', 'bronze'][ranks.indexOf(score)] ?? null);
      return { medals, without: medals.filter((medal) => medal === null).length, top: ranks[0]! };
    },
  }),

  program({
    name: 'longest_climb',
    difficulty: 7,
    about: 'This function finds how long a rising selection from a list can be, and one such selection.',
    takes: 'values is a list of 6 to 9 integers from 1 to 20',
    python: `
def solve(values):
    lengths = []
    before = []
    for i, value in enumerate(values):
        length, link = 1, None
        for j in range(i):
            if values[j] < value and lengths[j] + 1 > length:
                length, link = lengths[j] + 1, j
        lengths.append(length)
        before.append(link)
    at = lengths.index(max(lengths))
    chain = []
    while at is not None:
        chain.append(values[at])
        at = before[at]
    return {"lengths": lengths, "chain": chain[::-1]}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(6, 9), 1, 20) }),
    output: ({ values }) => {
      const chains: number[][] = [];
      for (const value of values) {
        let best: number[] = [];
        for (const chain of chains) if (chain.at(-1)! < value && chain.length > best.length) best = chain;
        chains.push([...best, value]);
      }
      const lengths = chains.map((chain) => chain.length);
      return { lengths, chain: chains[lengths.indexOf(Math.max(...lengths))]! };
    },
  }),

  program({
    name: 'window_peaks',
    difficulty: 5,
    about: 'This function slides a window over a list.',
    takes: 'values is a list of 6 to 10 integers from 1 to 30 and width an integer from 2 to 4',
    python: `
def solve(values, width):
    peaks = []
    sums = []
    for start in range(len(values) - width + 1):
        window = values[start:start + width]
        peaks.append(max(window))
        sums.append(sum(window))
    return {"peaks": peaks, "sums": sums, "best_start": sums.index(max(sums))}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(6, 10), 1, 30), width: rng.randint(2, 4) }),
    output: ({ values, width }) => {
      const windows = values.slice(width - 1).map((_, start) => values.slice(start, start + width));
      const sums = windows.map(sum);
      return { peaks: windows.map((window) => Math.max(...window)), sums, best_start: sums.indexOf(Math.max(...sums)) };
    },
  }),

  program({
    name: 'insertion_moves',
    difficulty: 5,
    about: 'This function sorts a list by insertion and notes how far each entry moves.',
    takes: 'values is a list of 5 to 8 integers from 1 to 40',
    python: `
def solve(values):
    done = []
    moves = []
    for value in values:
        at = len(done)
        while at > 0 and done[at - 1] > value:
            at -= 1
        moves.append(len(done) - at)
        done.insert(at, value)
    return {"sorted": done, "moves": moves, "total": sum(moves)}
`,
    input: (rng) => ({ values: integers(rng, rng.randint(5, 8), 1, 40) }),
    output: ({ values }) => {
      const moves = values.map((value, i) => values.slice(0, i).filter((other) => other > value).length);
      return { sorted: [...values].sort(ascending), moves, total: sum(moves) };
    },
  }),
];

export default lists;

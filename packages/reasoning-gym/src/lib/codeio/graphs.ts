import type { Rng } from '../../core/rng.ts';
import { alphabetical, ascending, integers, type Program, program } from './program.ts';

const NODES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

const graphs: readonly Program[] = [
  program({
    name: 'hops',
    difficulty: 6,
    about: 'This function counts how many steps each place is away from a start.',
    takes: 'edges is a list of 5 to 7 texts such as "AC", each a road between two of the places A to F; start is "A"',
    python: `
def solve(edges, start):
    near = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    hops = {start: 0}
    queue = [start]
    for place in queue:
        for other in sorted(near.get(place, [])):
            if other not in hops:
                hops[other] = hops[place] + 1
                queue.append(other)
    return {"order": "".join(queue), "hops": hops}
`,
    input: (rng) => ({ edges: roads(rng, 6, rng.randint(5, 7)), start: 'A' }),
    output: ({ edges, start }) => {
      const hops: Record<string, number> = { [start]: 0 };
      const queue = [start];
      for (const place of queue) {
        for (const other of neighbours(edges, place)) {
          if (other in hops) continue;
          hops[other] = hops[place]! + 1;
          queue.push(other);
        }
      }
      return { order: queue.join(''), hops };
    },
  }),

  program({
    name: 'task_order',
    difficulty: 8,
    about: 'This function orders tasks so that each comes after those it waits for, the alphabet deciding ties.',
    takes: 'waits is a list of 5 to 8 texts such as "B>D", meaning that B comes before D, with tasks A to F',
    python: `
def solve(waits):
    before = {}
    for rule in waits:
        first, second = rule.split(">")
        before.setdefault(first, set())
        before.setdefault(second, set()).add(first)
    order = []
    while before:
        ready = sorted(task for task in before if not before[task])
        if not ready:
            break
        order.append(ready[0])
        del before[ready[0]]
        for rest in before.values():
            rest.discard(ready[0])
    return {"order": order, "stuck": sorted(before)}
`,
    input: (rng) => ({ waits: rules(rng, rng.randint(5, 7), rng.random() < 0.3) }),
    output: ({ waits }) => {
      const before = new Map<string, Set<string>>();
      for (const rule of waits) {
        const [first, second] = rule.split('>') as [string, string];
        for (const task of [first, second]) if (!before.has(task)) before.set(task, new Set());
        before.get(second)!.add(first);
      }
      const order: string[] = [];
      for (;;) {
        const next = [...before.keys()].sort(alphabetical).find((task) => before.get(task)!.size === 0);
        if (next === undefined) return { order, stuck: [...before.keys()].sort(alphabetical) };
        order.push(next);
        before.delete(next);
        for (const rest of before.values()) rest.delete(next);
      }
    },
  }),

  program({
    name: 'islands',
    difficulty: 7,
    about: 'This function groups places that roads connect.',
    takes: 'edges is a list of 3 to 5 texts such as "AC", each a road between two of the places A to G',
    python: `
def solve(edges):
    leader = {place: place for place in "ABCDEFG"}

    def find(place):
        while leader[place] != place:
            place = leader[place]
        return place

    useless = []
    for a, b in edges:
        x, y = find(a), find(b)
        if x == y:
            useless.append(a + b)
        else:
            leader[max(x, y)] = min(x, y)
    groups = {}
    for place in "ABCDEFG":
        groups.setdefault(find(place), []).append(place)
    return {"groups": ["".join(group) for group in groups.values()], "useless": useless}
`,
    input: (rng) => ({ edges: roads(rng, 7, rng.randint(3, 5)) }),
    output: ({ edges }) => {
      let groups: string[] = [...NODES];
      const useless: string[] = [];
      for (const edge of edges) {
        const touched = groups.filter((group) => group.includes(edge[0]!) || group.includes(edge[1]!));
        if (touched.length === 1) useless.push(edge);
        else groups = [...groups.filter((group) => !touched.includes(group)), [...touched.join('')].sort().join('')];
      }
      return { groups: groups.sort(alphabetical), useless };
    },
  }),

  program({
    name: 'shortest_roads',
    difficulty: 9,
    about: 'This function finds the shortest way from A to every place that can be reached.',
    takes: 'roads is a list of 6 to 8 lists such as ["A", "C", 4]: two of the places A to F and a length from 1 to 9',
    python: `
def solve(roads):
    far = {"A": 0}
    via = {"A": ""}
    done = []
    while len(done) < len(far):
        here = min((p for p in far if p not in done), key=lambda p: (far[p], p))
        done.append(here)
        for a, b, length in roads:
            if here not in (a, b):
                continue
            there = b if here == a else a
            if there not in far or far[here] + length < far[there]:
                far[there] = far[here] + length
                via[there] = via[here] + here
    return {"settled": "".join(done), "far": [far[p] for p in done], "routes": [via[p] + p for p in done]}
`,
    input: (rng) => ({
      roads: roads(rng, 6, rng.randint(6, 8)).map((road) => [road[0]!, road[1]!, rng.randint(1, 9)] as const),
    }),
    output: (input) => {
      const far = new Map([['A', 0]]);
      const via = new Map([['A', '']]);
      const done: string[] = [];
      while (done.length < far.size) {
        const here = [...far.keys()]
          .filter((place) => !done.includes(place))
          .sort((p, q) => far.get(p)! - far.get(q)! || alphabetical(p, q))[0]!;
        done.push(here);
        for (const [a, b, length] of input.roads) {
          if (a !== here && b !== here) continue;
          const there = a === here ? b : a;
          if (far.get(here)! + length >= (far.get(there) ?? Number.POSITIVE_INFINITY)) continue;
          far.set(there, far.get(here)! + length);
          via.set(there, via.get(here)! + here);
        }
      }
      return {
        settled: done.join(''),
        far: done.map((place) => far.get(place)!),
        routes: done.map((place) => via.get(place)! + place),
      };
    },
  }),

  program({
    name: 'tree_levels',
    difficulty: 5,
    about: 'This function measures a tree that is given by the parent of each node.',
    takes: 'parents is a list of 6 to 8 integers: entry 0 is -1 for the root, every other entry is a smaller index',
    python: `
def solve(parents):
    depths = []
    children = [0] * len(parents)
    for node, parent in enumerate(parents):
        if parent < 0:
            depths.append(0)
        else:
            depths.append(depths[parent] + 1)
            children[parent] += 1
    leaves = [node for node in range(len(parents)) if children[node] == 0]
    return {"depths": depths, "leaves": leaves, "busiest": children.index(max(children))}
`,
    input: (rng) => ({
      parents: Array.from({ length: rng.randint(6, 8) }, (_, node) => (node === 0 ? -1 : rng.below(node))),
    }),
    output: ({ parents }) => {
      const depths: number[] = [];
      for (const parent of parents) depths.push(parent < 0 ? 0 : depths[parent]! + 1);
      const children = parents.map((_, node) => parents.filter((parent) => parent === node).length);
      const leaves = children.flatMap((count, node) => (count === 0 ? [node] : []));
      return { depths, leaves, busiest: children.indexOf(Math.max(...children)) };
    },
  }),

  program({
    name: 'two_teams',
    difficulty: 8,
    about: 'This function splits people into two teams so that no two rivals are together, if that is possible.',
    takes: 'rivals is a list of 4 to 6 texts such as "BD", each two of the people A to F',
    python: `
def solve(rivals):
    team = {}
    for first in "ABCDEF":
        if first in team:
            continue
        team[first] = 0
        stack = [first]
        while stack:
            person = stack.pop()
            for a, b in rivals:
                if person not in (a, b):
                    continue
                other = b if person == a else a
                if other not in team:
                    team[other] = 1 - team[person]
                    stack.append(other)
                elif team[other] == team[person]:
                    return {"possible": False, "clash": sorted([person, other])}
    red = [p for p in "ABCDEF" if team[p] == 0]
    blue = [p for p in "ABCDEF" if team[p] == 1]
    return {"possible": True, "red": red, "blue": blue}
`,
    input: (rng) => ({ rivals: roads(rng, 6, rng.randint(4, 6)) }),
    output: ({ rivals }) => {
      const team = new Map<string, number>();
      const people = NODES.slice(0, 6);
      for (const first of people) {
        if (team.has(first)) continue;
        team.set(first, 0);
        const stack: string[] = [first];
        for (let person = stack.pop(); person !== undefined; person = stack.pop()) {
          for (const pair of rivals) {
            if (!pair.includes(person)) continue;
            const other = pair.replace(person, '');
            if (!team.has(other)) {
              team.set(other, 1 - team.get(person)!);
              stack.push(other);
            } else if (team.get(other) === team.get(person)) {
              return { possible: false, clash: [person, other].sort(alphabetical) };
            }
          }
        }
      }
      const side = (which: number): string[] => people.filter((person) => team.get(person) === which);
      return { possible: true, red: side(0), blue: side(1) };
    },
  }),

  program({
    name: 'path_counts',
    difficulty: 7,
    about: 'This function counts the ways from each place to the last one, along one-way streets.',
    takes: 'streets is a list of 7 to 9 texts such as "BD", each from an earlier to a later one of the places A to F',
    python: `
def solve(streets):
    places = "ABCDEF"
    ways = {places[-1]: 1}
    for place in reversed(places[:-1]):
        ways[place] = sum(ways[street[1]] for street in streets if street[0] == place)
    dead = [place for place in places if ways[place] == 0]
    return {"ways": [ways[place] for place in places], "dead_ends": dead}
`,
    input: (rng) => ({ streets: roads(rng, 6, rng.randint(7, 9)) }),
    output: ({ streets }) => {
      const places = NODES.slice(0, 6);
      const ways: Record<string, number> = { F: 1 };
      for (const place of places.slice(0, 5).reverse()) {
        ways[place] = streets.reduce((total, street) => total + (street[0] === place ? ways[street[1]!]! : 0), 0);
      }
      return {
        ways: places.map((place) => ways[place]!),
        dead_ends: places.filter((place) => ways[place] === 0),
      };
    },
  }),

  program({
    name: 'popularity',
    difficulty: 3,
    about: 'This function counts who follows whom.',
    takes: 'follows is a list of 6 to 9 texts such as "C>A", with people A to E',
    python: `
def solve(follows):
    fans = {person: [] for person in "ABCDE"}
    for link in follows:
        who, whom = link.split(">")
        if who not in fans[whom]:
            fans[whom].append(who)
    mutual = [a + b for a in "ABCDE" for b in "ABCDE" if a < b and a in fans[b] and b in fans[a]]
    return {"fans": {person: len(fans[person]) for person in fans}, "mutual": mutual}
`,
    input: (rng) => ({
      follows: Array.from({ length: rng.randint(6, 9) }, () => rng.sample(NODES.slice(0, 5), 2).join('>')),
    }),
    output: ({ follows }) => {
      const people = NODES.slice(0, 5);
      const links = new Set(follows);
      const fans = people.map((whom) => people.filter((who) => links.has(`${who}>${whom}`)).length);
      const mutual = people.flatMap((a) =>
        people.filter((b) => a < b && links.has(`${a}>${b}`) && links.has(`${b}>${a}`)).map((b) => a + b),
      );
      return { fans: Object.fromEntries(people.map((person, i) => [person, fans[i]!])), mutual };
    },
  }),

  program({
    name: 'cable_plan',
    difficulty: 9,
    about: 'This function connects houses by the cheapest cables, taking cables by price and skipping loops.',
    takes: 'cables is a list of 6 to 8 lists such as [5, "A", "C"]: a price from 1 to 9 and two of the houses A to F',
    python: `
def solve(cables):
    group = {house: house for house in "ABCDEF"}
    used = []
    total = 0
    for price, a, b in sorted(cables):
        if group[a] == group[b]:
            continue
        used.append(a + b)
        total += price
        old, new = group[b], group[a]
        for house in group:
            if group[house] == old:
                group[house] = new
    return {"used": used, "total": total, "networks": len(set(group.values()))}
`,
    input: (rng) => ({
      cables: roads(rng, 6, rng.randint(6, 8)).map((pair) => [rng.randint(1, 9), pair[0]!, pair[1]!] as const),
    }),
    output: ({ cables }) => {
      const group = new Map<string, string>(NODES.slice(0, 6).map((house) => [house, house]));
      const used: string[] = [];
      let total = 0;
      const sorted = [...cables].sort((p, q) => p[0] - q[0] || alphabetical(p[1] + p[2], q[1] + q[2]));
      for (const [price, a, b] of sorted) {
        const [kept, old] = [group.get(a)!, group.get(b)!];
        if (kept === old) continue;
        used.push(a + b);
        total += price;
        for (const [house, name] of group) if (name === old) group.set(house, kept);
      }
      return { used, total, networks: new Set(group.values()).size };
    },
  }),

  program({
    name: 'all_distances',
    difficulty: 10,
    about: 'This function computes the distances between all pairs of places, by way of each other.',
    takes:
      'streets is a list of 5 to 7 lists such as [0, 2, 4]: a one-way street from place 0 to 2 of length 4, with places 0 to 3',
    python: `
def solve(streets):
    far = [[0 if i == j else None for j in range(4)] for i in range(4)]
    for a, b, length in streets:
        if a != b and (far[a][b] is None or length < far[a][b]):
            far[a][b] = length
    changes = 0
    for k in range(4):
        for i in range(4):
            for j in range(4):
                if far[i][k] is None or far[k][j] is None:
                    continue
                if far[i][j] is None or far[i][k] + far[k][j] < far[i][j]:
                    far[i][j] = far[i][k] + far[k][j]
                    changes += 1
    return {"far": far, "changes": changes}
`,
    input: (rng) => ({
      streets: Array.from({ length: rng.randint(5, 7) }, () => [...rng.sampleIndices(4, 2), rng.randint(1, 9)]),
    }),
    output: ({ streets }) => {
      const far = Array.from({ length: 4 }, (_, i) =>
        Array.from({ length: 4 }, (_unused, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)),
      );
      for (const [a, b, length] of streets as [number, number, number][]) far[a]![b] = Math.min(far[a]![b]!, length);
      let changes = 0;
      for (let k = 0; k < 4; k++) {
        for (let i = 0; i < 4; i++) {
          for (let j = 0; j < 4; j++) {
            const way = far[i]![k]! + far[k]![j]!;
            if (way >= far[i]![j]!) continue;
            far[i]![j] = way;
            changes += 1;
          }
        }
      }
      return {
        far: far.map((row) => row.map((length) => (length < Number.POSITIVE_INFINITY ? length : null))),
        changes,
      };
    },
  }),

  program({
    name: 'pointer_walk',
    difficulty: 4,
    about: 'This function follows pointers through a list until it comes back to where it has been.',
    takes: 'links is a list of 6 to 9 integers, each the index of an entry',
    python: `
def solve(links):
    at = 0
    path = []
    while at not in path:
        path.append(at)
        at = links[at]
    start = path.index(at)
    return {"tail": path[:start], "cycle": path[start:], "untouched": sorted(set(range(len(links))) - set(path))}
`,
    input: (rng) => {
      const size = rng.randint(6, 9);
      return { links: integers(rng, size, 0, size - 1) };
    },
    output: ({ links }) => {
      const path: number[] = [];
      let at = 0;
      for (; !path.includes(at); at = links[at]!) path.push(at);
      const start = path.indexOf(at);
      return {
        tail: path.slice(0, start),
        cycle: path.slice(start),
        untouched: links
          .map((_, i) => i)
          .filter((i) => !path.includes(i))
          .sort(ascending),
      };
    },
  }),
];

export default graphs;

/** Different pairs of nodes, each in alphabetical order. */
function roads(rng: Rng, nodes: number, count: number): string[] {
  const names = NODES.slice(0, nodes);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => a + b));
  return rng.sample(pairs, count);
}

/** Rules that a hidden order obeys, save for one when they are to contradict each other. */
function rules(rng: Rng, count: number, hasLoop: boolean): string[] {
  const order = rng.shuffle([...NODES.slice(0, 6)]);
  const pairs = order.flatMap((a, i) => order.slice(i + 1).map((b) => [a, b] as const));
  const chosen = rng.sample(pairs, count).map(([a, b]) => `${a}>${b}`);
  if (hasLoop) chosen.push([...chosen[0]!].reverse().join(''));
  return chosen;
}

const neighbours = (edges: readonly string[], place: string): string[] =>
  edges
    .filter((edge) => edge.includes(place))
    .map((edge) => edge.replace(place, ''))
    .sort(alphabetical);

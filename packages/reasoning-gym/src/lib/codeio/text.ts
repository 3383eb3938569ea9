import { alphabetical, letters, modulo, type Program, program, sortedRecord, words } from './program.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const text: readonly Program[] = [
  program({
    name: 'run_lengths',
    difficulty: 3,
    about: 'This function shortens a text by counting repeated letters.',
    takes: 'text is 6 to 14 letters, each a, b or c',
    python: `
def solve(text):
    runs = []
    for letter in text:
        if runs and runs[-1][0] == letter:
            runs[-1][1] += 1
        else:
            runs.append([letter, 1])
    code = "".join(letter + str(count) for letter, count in runs)
    return {"code": code, "longest": max(count for _, count in runs)}
`,
    input: (rng) => ({ text: letters(rng, rng.randint(6, 14), 'aabbc') }),
    output: ({ text: plain }) => {
      const runs = plain.match(/(.)\1*/g) ?? [];
      return {
        code: runs.map((run) => run[0]! + run.length).join(''),
        longest: Math.max(...runs.map((run) => run.length)),
      };
    },
  }),

  program({
    name: 'growing_shift',
    difficulty: 4,
    about: 'This function enciphers a word by shifts that grow from letter to letter.',
    takes: 'word is a lower-case word, first an integer from 1 to 9 and growth an integer from 1 to 5',
    python: `
def solve(word, first, growth):
    out = ""
    shift = first
    for letter in word:
        place = (ord(letter) - ord("a") + shift) % 26
        out += chr(ord("a") + place)
        shift += growth
    return {"cipher": out, "last_shift": shift - growth}
`,
    input: (rng) => ({ word: words(rng, 1)[0]!, first: rng.randint(1, 9), growth: rng.randint(1, 5) }),
    output: ({ word, first, growth }) => ({
      cipher: [...word].map((letter, i) => ALPHABET[(ALPHABET.indexOf(letter) + first + i * growth) % 26]!).join(''),
      last_shift: first + (word.length - 1) * growth,
    }),
  }),

  program({
    name: 'length_groups',
    difficulty: 3,
    about: 'This function files words under their lengths.',
    takes: 'words is a list of 4 to 7 lower-case words',
    python: `
def solve(words):
    groups = {}
    for word in words:
        key = "length " + str(len(word))
        groups.setdefault(key, []).append(word)
    return {key: sorted(groups[key]) for key in sorted(groups)}
`,
    input: (rng) => ({ words: words(rng, rng.randint(4, 7)) }),
    output: (input) => {
      const groups: Record<string, string[]> = {};
      for (const word of input.words) {
        groups[`length ${word.length}`] ??= [];
        groups[`length ${word.length}`]!.push(word);
      }
      for (const group of Object.values(groups)) group.sort(alphabetical);
      return sortedRecord(groups);
    },
  }),

  program({
    name: 'longest_palindrome',
    difficulty: 6,
    about: 'This function looks for the longest stretch of a text that reads the same both ways.',
    takes: 'text is 7 to 12 letters, each a, b or c',
    python: `
def solve(text):
    best = ""
    start = 0
    for center in range(2 * len(text) - 1):
        left = center // 2
        right = left + center % 2
        while left >= 0 and right < len(text) and text[left] == text[right]:
            left -= 1
            right += 1
        if right - left - 1 > len(best):
            best = text[left + 1:right]
            start = left + 1
    return {"palindrome": best, "start": start, "rest": text[:start] + text[start + len(best):]}
`,
    input: (rng) => ({ text: letters(rng, rng.randint(7, 12), 'abc') }),
    output: ({ text: plain }) => {
      let [best, start] = ['', 0];
      for (let center = 0; center < 2 * plain.length - 1; center++) {
        let left = Math.floor(center / 2);
        let right = left + (center % 2);
        for (; left >= 0 && right < plain.length && plain[left] === plain[right]; right++) left -= 1;
        if (right - left - 1 > best.length) [best, start] = [plain.slice(left + 1, right), left + 1];
      }
      return { palindrome: best, start, rest: plain.slice(0, start) + plain.slice(start + best.length) };
    },
  }),

  program({
    name: 'initials',
    difficulty: 2,
    about: 'This function makes an acronym and a signature out of words.',
    takes: 'words is a list of 3 to 5 lower-case words',
    python: `
def solve(words):
    acronym = "".join(word[0].upper() for word in words)
    endings = "".join(word[-1] for word in words)
    signature = "-".join(word.capitalize() for word in reversed(words))
    return {"acronym": acronym, "endings": endings, "signature": signature}
`,
    input: (rng) => ({ words: words(rng, rng.randint(3, 5)) }),
    output: (input) => ({
      acronym: input.words.map((word) => word[0]!.toUpperCase()).join(''),
      endings: input.words.map((word) => word.at(-1)!).join(''),
      signature: [...input.words]
        .reverse()
        .map((word) => word[0]!.toUpperCase() + word.slice(1))
        .join('-'),
    }),
  }),

  program({
    name: 'zip_words',
    difficulty: 3,
    about: 'This function weaves two words into one.',
    takes: 'left and right are lower-case words',
    python: `
def solve(left, right):
    woven = ""
    for i in range(max(len(left), len(right))):
        if i < len(left):
            woven += left[i]
        if i < len(right):
            woven += right[i].upper()
    return {"woven": woven, "shared": sorted(set(left) & set(right))}
`,
    input: (rng) => {
      const [left, right] = words(rng, 2) as [string, string];
      return { left, right };
    },
    output: ({ left, right }) => ({
      woven: Array.from(
        { length: Math.max(left.length, right.length) },
        (_, i) => (left[i] ?? '') + (right[i] ?? '').toUpperCase(),
      ).join(''),
      shared: [...new Set(left)].filter((letter) => right.includes(letter)).sort(alphabetical),
    }),
  }),

  program({
    name: 'letter_ranking',
    difficulty: 4,
    about: 'This function ranks the letters of a text by how often they occur.',
    takes: 'text is 8 to 15 letters from a to e',
    python: `
def solve(text):
    counts = {}
    for letter in text:
        counts[letter] = counts.get(letter, 0) + 1
    order = sorted(counts, key=lambda letter: (-counts[letter], letter))
    rare = [letter for letter in order if counts[letter] == 1]
    return {"order": "".join(order), "top": counts[order[0]], "rare": rare}
`,
    input: (rng) => ({ text: letters(rng, rng.randint(8, 15), 'abcde') }),
    output: ({ text: plain }) => {
      const count = (letter: string): number => plain.split(letter).length - 1;
      const order = [...new Set(plain)].sort((a, b) => count(b) - count(a) || alphabetical(a, b));
      return { order: order.join(''), top: count(order[0]!), rare: order.filter((letter) => count(letter) === 1) };
    },
  }),

  program({
    name: 'column_cipher',
    difficulty: 6,
    about: 'This function writes a message into rows and reads it off by columns, in an order that a key gives.',
    takes: 'message is 8 to 14 lower-case letters and key a text of 3 or 4 different lower-case letters',
    python: `
def solve(message, key):
    width = len(key)
    while len(message) % width != 0:
        message += "x"
    rows = [message[i:i + width] for i in range(0, len(message), width)]
    order = sorted(range(width), key=lambda column: key[column])
    cipher = "".join("".join(row[column] for row in rows) for column in order)
    return {"order": order, "cipher": cipher}
`,
    input: (rng) => ({
      message: letters(rng, rng.randint(8, 14), 'aeilnorst'),
      key: rng.sample([...ALPHABET], rng.randint(3, 4)).join(''),
    }),
    output: ({ message, key }) => {
      const width = key.length;
      const padded = message + 'x'.repeat(modulo(-message.length, width));
      const order = [...key].map((_, i) => i).sort((a, b) => alphabetical(key[a]!, key[b]!));
      const column = (at: number): string => [...padded].filter((_, i) => i % width === at).join('');
      return { order, cipher: order.map(column).join('') };
    },
  }),

  program({
    name: 'snake_case',
    difficulty: 3,
    about: 'This function turns a camel-case name into a snake-case one.',
    takes: 'name is 2 to 4 words written together, all but the first capitalized',
    python: `
def solve(name):
    parts = [""]
    for letter in name:
        if letter.isupper():
            parts.append(letter.lower())
        else:
            parts[-1] += letter
    return {"snake": "_".join(parts), "lengths": [len(part) for part in parts]}
`,
    input: (rng) => ({
      name: words(rng, rng.randint(2, 4))
        .map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
        .join(''),
    }),
    output: ({ name }) => {
      const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
      return { snake: parts.join('_'), lengths: parts.map((part) => part.length) };
    },
  }),

  program({
    name: 'rail_fence',
    difficulty: 7,
    about: 'This function writes a message in zigzag over a few rails and reads it rail by rail.',
    takes: 'message is 8 to 14 lower-case letters and rails an integer from 2 to 4',
    python: `
def solve(message, rails):
    lines = [""] * rails
    row = 0
    step = 1
    for letter in message:
        lines[row] += letter
        if row + step < 0 or row + step >= rails:
            step = -step
        row += step
    return {"lines": [len(line) for line in lines], "cipher": "".join(lines)}
`,
    input: (rng) => ({ message: letters(rng, rng.randint(8, 14), 'aeilnorstdg'), rails: rng.randint(2, 4) }),
    output: ({ message, rails }) => {
      const period = 2 * (rails - 1);
      const lines = Array.from({ length: rails }, () => '');
      [...message].forEach((letter, i) => {
        const phase = i % period;
        lines[Math.min(phase, period - phase)] += letter;
      });
      return { lines: lines.map((line) => line.length), cipher: lines.join('') };
    },
  }),
];

export default text;

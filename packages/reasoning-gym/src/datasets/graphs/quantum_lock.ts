import { defineDataset } from '../../core/define.ts';
import { int } from '../../core/fields.ts';
import type { Rng } from '../../core/rng.ts';
import { attempt } from '../../lib/attempt.ts';

interface Button {
  readonly name: string;
  readonly type: 'add' | 'subtract' | 'multiply';
  readonly value: number;
  readonly active_state: Light | 'any';
}
type Light = 'red' | 'green';

const BUTTONS = 3;
const LIGHTS = ['any', 'green', 'red'] as const;
const LIGHT_WEIGHTS = [4, 2, 1];

export default defineDataset({
  name: 'quantum_lock',
  category: 'graphs',
  about: 'Reach a number with the fewest presses of buttons that depend on a light.',

  config: {
    difficulty: int(10, {
      about: 'hardest lock, each item drawing its own up to it',
      floor: 1,
      ceiling: 100,
      levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    }),
  },
  difficulty: null,

  generate({ config, rng }) {
    const difficulty = rng.randint(1, config.difficulty);
    const { buttons, target, presses } = attempt('lock that can be opened', () => {
      const buttons = drawButtons(difficulty, rng);
      const base = 5 + difficulty ** 1.5;
      const target = Math.max(8, Math.trunc(base + rng.randint(-Math.trunc(base * 0.2), Math.trunc(base * 0.3))));
      const presses = fewestPresses(buttons, target, Math.min(15, 6 + Math.trunc(difficulty * 1.5)));
      return presses && { buttons, target, presses };
    });
    const lines = buttons.map((button) => `${button.name}: ${SIGNS[button.type]} ${button.value}${condition(button)}`);
    return {
      question:
        'A lock shows a number and a light. Every press of a button that works changes the number as listed and ' +
        'turns the light from red to green or from green to red. A button pressed under the wrong light does nothing at all.\n\n' +
        `The number is 0 and the light is red.\n${lines.join('\n')}\n\n` +
        `Make the number ${target} with as few presses as possible. ` +
        'Reply with the buttons in the order pressed, separated by →, as in C → A → A.',
      answer: presses.join(' → '),
      metadata: {
        solution_path: presses,
        target_value: target,
        buttons,
        initial_state: 'red' as Light,
        initial_value: 0,
        difficulty: { difficulty },
      },
    };
  },

  /** Any sequence of least length that opens the lock earns full marks, a longer one half. */
  score(answer, { answer: oracle, metadata }) {
    const given = answer.toUpperCase().match(/[A-C]/g) ?? [];
    const right = oracle?.match(/[A-C]/g) ?? [];
    if (press(given, metadata) !== metadata.target_value) return 0;
    return given.length === right.length ? 1 : 0.5;
  },
});

const SIGNS = { add: '+', subtract: '-', multiply: '×' } as const;

const condition = ({ active_state }: Button): string =>
  active_state === 'any' ? '' : ` (works only while the light is ${active_state})`;

function drawButtons(difficulty: number, rng: Rng): Button[] {
  const steps = difficulty >= 5 ? [2, 3] : [1, 2];
  const kinds = [
    { type: 'add', values: steps },
    { type: 'subtract', values: steps },
    { type: 'multiply', values: difficulty >= 7 ? [2, 3] : [2] },
  ] as const;
  const buttons: Button[] = [];
  while (buttons.length < BUTTONS) {
    const { type, values } = rng.choice(kinds);
    const value = rng.choice(values);
    const [light] = rng.choices(LIGHTS, 1, LIGHT_WEIGHTS) as [Button['active_state']];
    const isTaken = buttons.some((b) => b.type === type && b.value === value && b.active_state === light);
    if (!isTaken) buttons.push({ name: 'ABC'[buttons.length]!, type, value, active_state: light });
  }
  return buttons;
}

/** Breadth first, buttons in order, through those numbers from which the steps that are left can still lead home. */
function fewestPresses(buttons: readonly Button[], target: number, limit: number): string[] | undefined {
  const reach = limit * 3;
  const states = [{ number: 0, light: 'red' as Light, steps: 0, before: -1, name: '' }];
  const seen = new Set([0]);
  for (let i = 0; i < states.length; i++) {
    const { number, light, steps } = states[i]!;
    if (steps === limit) continue;
    for (const button of buttons) {
      if (button.active_state !== 'any' && button.active_state !== light) continue;
      const next = apply(button, number);
      if (next < -reach || next > target + reach) continue;
      const turned = other(light);
      const key = next * 2 + (turned === 'red' ? 0 : 1);
      if (seen.has(key)) continue;
      seen.add(key);
      states.push({ number: next, light: turned, steps: steps + 1, before: i, name: button.name });
      if (next === target) return presses(states);
    }
  }
  return undefined;
}

function presses(states: readonly { readonly before: number; readonly name: string }[]): string[] {
  const names: string[] = [];
  for (let state = states.at(-1)!; state.before >= 0; state = states[state.before]!) names.push(state.name);
  return names.reverse();
}

const other = (light: Light): Light => (light === 'red' ? 'green' : 'red');

const apply = ({ type, value }: Button, number: number): number =>
  type === 'add' ? number + value : type === 'subtract' ? number - value : number * value;

function press(
  sequence: readonly string[],
  lock: { readonly initial_value: number; readonly initial_state: Light; readonly buttons: readonly Button[] },
): number {
  let number = lock.initial_value;
  let light = lock.initial_state;
  for (const name of sequence) {
    const button = lock.buttons.find((b) => b.name === name);
    if (!button || (button.active_state !== 'any' && button.active_state !== light)) continue;
    number = apply(button, number);
    light = other(light);
  }
  return number;
}

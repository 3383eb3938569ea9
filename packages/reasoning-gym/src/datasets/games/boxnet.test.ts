import { expect, test } from 'vitest';
import boxnet from './boxnet.ts';

const data = boxnet.create({ seed: 1, size: 1 });
const item = {
  ...data.at(0),
  metadata: {
    ...data.at(0).metadata,
    initial_state: { '0.5_0.5': ['box_red', 'box_blue', 'target_blue'], '0.5_1.5': ['target_red'] },
  },
};
const blue = '{"Agent[0.5, 0.5]": "move(box_blue, target_blue)"}';
const pass = '{"Agent[0.5, 0.5]": "move(box_red, square[0.5, 1.5])"}';
const red = '{"Agent[0.5, 1.5]": "move(box_red, target_red)"}';

test.each([
  ['every box delivered', `[${blue}, ${pass}, ${red}]`, 1],
  ['coordinates written otherwise', `[${blue}, ${pass.replaceAll('0.5', '0.50')}, ${red}]`, 1],
  ['half of the boxes', `[${blue}]`, 0.5],
  ['a delivery in the wrong order', `[${red}, ${pass}]`, 0.05],
  ['two orders to one agent in a step, of which the last holds', `[${blue.slice(0, -1)}, ${pass.slice(1)}]`, 0.05],
  ['a move off the field', '[{"Agent[0.5, 0.5]": "move(box_red, square[-0.5, 1.5])"}]', 0.05],
  ['a move across the corner', '[{"Agent[0.5, 0.5]": "move(box_red, square[1.5, 1.5])"}]', 0.05],
  ['a move to nowhere', '[{"Agent[0.5, 0.5]": "move(box_red, square)"}]', 0.05],
  ['an agent without a place', '[{"Agent": "move(box_blue, target_blue)"}]', 0.05],
  ['an action that is no text', '[{"Agent[0.5, 0.5]": 7}]', 0.05],
  ['a step that is no object', `[${blue}, 7]`, 0],
  ['a single step outside a list', blue, 0],
  ['prose', 'move the boxes', 0],
])('scores %s', (_, answer, score) => {
  expect(data.score(answer, item)).toBe(score);
});

test('lets boxes move but not targets [boxnet-fixed-targets]', () => {
  const trick =
    '[{"Agent[0.5, 1.5]": "move(target_red, square[0.5, 0.5])"}, {"Agent[0.5, 0.5]": "move(box_red, target_red)"}]';
  expect(data.score(trick, item)).toBe(0.05);
});

test('stays quick when an action never closes its bracket', () => {
  const action = `move(${'a, '.repeat(60_000)}`;
  expect(data.score(JSON.stringify([{ 'Agent[0.5, 0.5]': action }]), item)).toBe(0.05);
});

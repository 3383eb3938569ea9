/** The library alone in a page: it makes the question and marks the answer, with no server behind. */
import { createDataset } from 'reasoning-gym';

interface PageElement {
  textContent: string | null;
  value: string;
  onsubmit: ((event: { preventDefault(): void }) => void) | null;
}
declare const document: { querySelector(selector: string): PageElement };

const data = createDataset('leg_counting', { seed: 42, size: 10 });
const item = data.at(0);
document.querySelector('#question').textContent = item.question;
document.querySelector('form').onsubmit = (event) => {
  event.preventDefault();
  const score = data.score(document.querySelector('input').value, item);
  document.querySelector('output').textContent = `score ${score}`;
};

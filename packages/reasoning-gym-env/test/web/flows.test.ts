import type { Browser, Page } from 'playwright-core';
import { createDataset, loadDataset } from 'reasoning-gym';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, startServer, type Visit, visit } from './browser.ts';

let browser: Browser;
let home: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  [browser, home] = await Promise.all([openBrowser(), startServer()]);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await home?.server.close();
});

/** Opens the page at a place, and demands in the end that nothing was reported on the console. */
async function at(hash: string, play: (page: Page, visited: Visit) => Promise<void>): Promise<void> {
  const visited = await visit(browser, `${home.url}/web/${hash}`);
  try {
    await play(visited.page, visited);
    expect(visited.errors).toEqual([]);
  } finally {
    await visited.context.close();
  }
}

const legs = createDataset('leg_counting', { seed: 42, size: 5 });
const LEGS = '#/play/leg_counting?seed=42&size=5&index=0';
const answerTo = async (page: Page, answer: string): Promise<void> => {
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Submit' }).click();
};
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const question = (page: Page) => page.locator('.room .question').first();

describe('the catalogue', () => {
  it('is what a first visit shows, and finds datasets by words and category', async () => {
    await at('', async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByLabel('Search the datasets').fill('fewest steps maze');
      await page.getByText('1 dataset', { exact: true }).waitFor();
      await page.getByLabel('Search the datasets').fill('');
      await page.getByRole('button', { name: 'Games' }).click();
      expect(await page.getByRole('link', { name: 'sudoku', exact: true }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'leg_counting' }).count()).toBe(0);
      await page.getByLabel('Search the datasets').fill('xyzzy');
      await page.getByText('Nothing fits.').waitFor();
    });
  });

  it('has a page for every dataset with a sample that can be drawn anew', async () => {
    await at('#/catalogue/chain_sum', async (page) => {
      const sample = page.locator('.dataset .question').first();
      const before = await sample.textContent();
      await page.getByRole('button', { name: 'Draw another' }).click();
      await expect.poll(() => sample.textContent()).not.toBe(before);
      await page.getByRole('link', { name: 'Play', exact: true }).last().click();
      await page.getByLabel('Your answer').waitFor();
      expect(page.url()).toContain('#/play/chain_sum?seed=');
    });
  });
});

describe('playing', () => {
  it('marks a right and a wrong answer, adds them up and goes on to the next question', async () => {
    await at(LEGS, async (page) => {
      expect(await question(page).textContent()).toBe(legs.at(0).question);
      await answerTo(page, legs.at(0).answer!);
      await result(page).getByText('Right', { exact: true }).waitFor();
      await result(page).getByText('About this question').click();
      await result(page).getByText('source_dataset').waitFor();
      await page.getByRole('button', { name: 'Next question' }).click();
      await expect.poll(() => question(page).textContent()).toBe(legs.at(1).question);
      await answerTo(page, 'a horse');
      await result(page).getByText('Not right').waitFor();
      expect(await result(page).textContent()).toContain(legs.at(1).answer!);
      expect(await page.locator('.total').textContent()).toMatch(/^1(\.\d+)? of 2 points$/);
    });
  });

  it('takes a grid painted by mouse and by keys', async () => {
    const { answer, metadata } = (await loadDataset('rearc', { seed: 1, size: 5 })).at(0);
    const { input, output } = metadata as unknown as Record<'input' | 'output', number[][]>;
    await at('#/play/rearc?seed=1&size=5&index=0', async (page) => {
      const canvas = page.getByRole('grid', { name: 'Grid to paint' });
      await canvas.waitFor();
      expect(await page.locator('.room .question figure').count()).toBeGreaterThan(6);
      await page.getByRole('button', { name: 'Copy the grid above' }).click();
      expect(await page.getByLabel('Your answer').inputValue()).toBe(input.map((row) => row.join(' ')).join('\n'));
      await page.getByLabel('Rows', { exact: true }).fill(String(output.length));
      await page.getByLabel('Columns', { exact: true }).fill(String(output[0]!.length));
      const [first, ...others] = output[0]!;
      await page.getByRole('radio', { name: `${first},` }).check({ force: true });
      await canvas.getByRole('gridcell').first().click();
      await canvas.focus();
      for (const color of others) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press(String(color));
      }
      for (const row of output.slice(1)) {
        await page.keyboard.press('ArrowDown');
        for (const _ of others) await page.keyboard.press('ArrowLeft');
        for (const [column, color] of row.entries()) {
          if (column > 0) await page.keyboard.press('ArrowRight');
          await page.keyboard.press(String(color));
        }
      }
      expect(await page.getByLabel('Your answer').inputValue()).toBe(answer);
      await page.getByRole('button', { name: 'Submit' }).click();
      await result(page).getByText('Right', { exact: true }).waitFor();
    });
  });

  it('shows the message of a bad setting beside its field', async () => {
    await at('#/play/maze?seed=1&size=5&index=0', async (page) => {
      await page.getByText('Settings', { exact: true }).click();
      const field = page.getByLabel('Min dist');
      await field.fill('0');
      expect(await page.locator('.field', { has: field }).getByRole('alert').textContent()).toBe('At least 1');
      await field.fill('many');
      expect(await page.locator('.field', { has: field }).getByRole('alert').textContent()).toBe(
        'A whole number is needed',
      );
      await page.getByRole('button', { name: 'Start' }).click();
      expect(page.url()).toContain('size=5&index=0');
      await page.getByText('Some settings need another value first.').waitFor();
    });
  });

  it("shows the server's message beside the field as well", async () => {
    const config = encodeURIComponent('{"min_dist":0}');
    await at(`#/play/maze?seed=1&size=5&index=0&config=${config}`, async (page) => {
      const field = page.getByLabel('Min dist');
      await page.locator('.field', { has: field }).getByRole('alert').waitFor();
      await field.fill('3');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByLabel('Your answer').waitFor();
    });
  });

  it('takes a level of the curriculum from the slider', async () => {
    await at('#/play/chain_sum?seed=1&size=5&index=0', async (page) => {
      await page.getByLabel('Difficulty').fill('2');
      await page.getByRole('button', { name: 'Start' }).click();
      await expect.poll(() => decodeURIComponent(page.url())).toContain('"max_terms"');
      await page.getByText('Level 2').waitFor();
      await page.getByLabel('Your answer').waitFor();
    });
  });

  it('reproduces the item of a permalink, whatever its place in the dataset', async () => {
    const data = createDataset('chain_sum', { seed: 9, size: 500, max_terms: 6 });
    const link = `#/play/chain_sum?seed=9&size=500&index=321&config=${encodeURIComponent('{"max_terms":6}')}`;
    await at(link, async (page) => {
      await expect.poll(() => question(page).textContent()).toBe(data.at(321).question);
      await answerTo(page, data.at(321).answer!);
      await result(page).getByText('Right', { exact: true }).waitFor();
      await result(page).getByText('About this question').click();
      expect(await result(page).textContent()).toContain('source_index321');
    });
  });

  it('keeps history, question and place across a reload', async () => {
    await at(LEGS, async (page) => {
      await answerTo(page, legs.at(0).answer!);
      await page.getByRole('button', { name: 'Next question' }).click();
      await expect.poll(() => question(page).textContent()).toBe(legs.at(1).question);
      await page.reload();
      await expect.poll(() => question(page).textContent()).toBe(legs.at(1).question);
      expect(await page.locator('.history li').count()).toBe(1);
      expect(await page.locator('.total').textContent()).toBe('1 of 1 points');
      await answerTo(page, legs.at(1).answer!);
      await page.getByText('2 of 2 points').waitFor();
    });
  });

  it('works with nothing but a keyboard', async () => {
    await at('#/', async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor();
      const press = async (key: string, until: string): Promise<void> => {
        for (let count = 0; count < 40; count++) {
          await page.keyboard.press(key);
          if ((await page.evaluate('document.activeElement?.textContent ?? ""')) === until) return;
        }
        throw new Error(`${until} cannot be reached by ${key}`);
      };
      await press('Tab', 'Play');
      await page.keyboard.press('Enter');
      await page.getByLabel('Your answer').waitFor();
      await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('answer');
      await page.keyboard.type('17');
      await page.keyboard.press('Enter');
      await result(page).waitFor();
      await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Next question');
      await page.keyboard.press('Enter');
      await page.getByText('Question 2 of').waitFor();
      await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('answer');
    });
  });

  it('copies the question as a program', async () => {
    const visited = await visit(browser, `${home.url}/web/${LEGS}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copied = async (label: string): Promise<string> => {
      await visited.page.getByRole('button', { name: label }).click();
      await visited.page.getByRole('button', { name: 'Copied' }).waitFor();
      const text = await visited.page.evaluate('navigator.clipboard.readText()');
      await visited.page.getByRole('button', { name: label }).waitFor();
      return String(text);
    };
    expect(await copied('Copy as TypeScript')).toContain("loadDataset('leg_counting'");
    expect(await copied('Copy as Python')).toContain(`GenericEnvClient(base_url="${home.url}")`);
    expect(await copied('Copy as curl')).toContain(`${home.url}/reset`);
    expect(await copied('Copy link')).toBe(`${home.url}/web/${LEGS}`);
    await visited.context.close();
  });

  it.each([
    ['n_queens', 'Chessboard with queens: 8 rows, 8 columns'],
    ['chess_state_eval', 'Chess position: 9 rows, 9 columns'],
    ['rubiks_cube', 'Cube, unfolded: 9 rows, 12 columns'],
    ['maze', /^Map: \d+ rows/],
    ['game_of_life', /^Table of zeros and ones/],
  ])('draws the board of %s', async (name, label) => {
    await at(`#/play/${name}?seed=3&size=5&index=0`, async (page) => {
      await page.getByRole('group', { name: label }).waitFor();
    });
  });

  it('lets a sudoku be filled in on the board', async () => {
    const item = createDataset('mini_sudoku', { seed: 3, size: 5 }).at(0);
    const solution = item.answer!.split('\n').map((line) => line.split(' '));
    await at('#/play/mini_sudoku?seed=3&size=5&index=0', async (page) => {
      const blanks = page.getByRole('textbox', { name: /^Row/ });
      await blanks.first().waitFor();
      for (const blank of await blanks.all()) {
        const [, row, column] = /Row (\d), column (\d)/.exec((await blank.getAttribute('aria-label'))!)!;
        await blank.fill(solution[Number(row) - 1]![Number(column) - 1]!);
      }
      expect(await page.getByLabel('Your answer').inputValue()).toBe(item.answer);
      await page.getByRole('button', { name: 'Submit' }).click();
      await result(page).getByText('Right', { exact: true }).waitFor();
    });
  });

  it('gives every visitor a session of their own', async () => {
    await at(LEGS, async (one) => {
      await at('#/play/leg_counting?seed=42&size=5&index=2', async (other) => {
        await expect.poll(() => question(other).textContent()).toBe(legs.at(2).question);
        await answerTo(one, legs.at(0).answer!);
        await result(one).getByText('Right', { exact: true }).waitFor();
        await answerTo(other, legs.at(2).answer!);
        await result(other).getByText('Right', { exact: true }).waitFor();
      });
    });
  });

  it('lets two tabs of one browser play side by side', async () => {
    await at(LEGS, async (one, { context }) => {
      const other = await context.newPage();
      await other.goto(`${home.url}/web/#/play/leg_counting?seed=42&size=5&index=3`);
      await expect.poll(() => question(other).textContent()).toBe(legs.at(3).question);
      await answerTo(one, legs.at(0).answer!);
      await result(one).getByText('Right', { exact: true }).waitFor();
      await answerTo(other, legs.at(3).answer!);
      await result(other).getByText('Right', { exact: true }).waitFor();
    });
  });
});

describe('a server that wants a key', () => {
  it('lets a browser in whose user knows it, WebSocket included', async () => {
    const guarded = await startServer({ apiKey: 'sesame' });
    const { page, context, errors } = await visit(browser, `${guarded.url}/web/${LEGS}`, {
      httpCredentials: { username: 'teacher', password: 'sesame' },
    });
    await page.getByText('Connected', { exact: true }).waitFor();
    await answerTo(page, legs.at(0).answer!);
    await result(page).getByText('Right', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
    await guarded.server.close();
  });
});

describe('a lost connection', () => {
  it('is noticed, mended and costs neither question nor history when the server restarts', async () => {
    const first = await startServer();
    const { page, context } = await visit(browser, `${first.url}/web/${LEGS}`);
    await answerTo(page, legs.at(0).answer!);
    await page.getByRole('button', { name: 'Next question' }).click();
    await expect.poll(() => question(page).textContent()).toBe(legs.at(1).question);
    await first.server.close();
    await page.getByText('Reconnecting;').waitFor();
    await page.getByLabel('Your answer').fill(legs.at(1).answer!);
    await page.keyboard.press('Enter');
    const second = await startServer({ port: first.port });
    await page.getByText('2 of 2 points').waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    await context.close();
    await second.server.close();
  });

  it('is told apart from a full server, and a free place is taken', async () => {
    const small = await startServer({ maxSessions: 1 });
    const first = await visit(browser, `${small.url}/web/${LEGS}`);
    await first.page.getByText('Connected', { exact: true }).waitFor();
    const second = await visit(browser, `${small.url}/web/${LEGS}`);
    await second.page.getByText('Server full').waitFor();
    await second.page.getByText('no room for another player').waitFor();
    await first.context.close();
    await second.page.getByText('Connected', { exact: true }).waitFor();
    await expect.poll(() => question(second.page).textContent()).toBe(legs.at(0).question);
    await second.context.close();
    await small.server.close();
  });

  it('resumes the same session when only the line broke', async () => {
    await at(LEGS, async (page) => {
      await expect.poll(() => question(page).textContent()).toBe(legs.at(0).question);
      const attached = () => [...home.server.sessions.all()].find(({ detach }) => detach);
      const { id, detach } = attached()!;
      const reopened = page.waitForEvent('websocket');
      detach!();
      await reopened;
      await expect.poll(() => attached()?.id).toBe(id);
      await page.getByText('Connected', { exact: true }).waitFor();
      await answerTo(page, legs.at(0).answer!);
      await result(page).getByText('Right', { exact: true }).waitFor();
    });
  });
});

describe('composing', () => {
  it('builds a mixture in the form, previews, exports, downloads and plays it', async () => {
    const parts = [{ name: 'leg_counting', weight: 3, config: {} }];
    await at(`#/compose?seed=7&size=20&specs=${encodeURIComponent(JSON.stringify(parts))}`, async (page) => {
      await page.getByRole('button', { name: 'Add a dataset' }).click();
      await page.getByLabel('Dataset 2').selectOption('chain_sum');
      await page.getByLabel('Weight').last().fill('0');
      await page.getByText('More than 0').waitFor();
      await page.getByLabel('Weight').last().fill('1');
      await page.getByText('75 %').waitFor();
      await page.getByText('Settings', { exact: true }).last().click();
      await page.getByLabel('Max terms').fill('3');
      await page.getByText('1 changed').waitFor();

      const specs = [...parts, { name: 'chain_sum', weight: 1, config: { max_terms: 3 } }];
      const data = await loadDataset('composite', { seed: 7, size: 20, datasets: specs });
      await expect.poll(() => page.locator('.preview .question').first().textContent()).toBe(data.at(0).question);
      expect(await page.locator('.export pre').textContent()).toContain('config:\n      max_terms: 3');

      await page.getByLabel('Items', { exact: true }).fill('12');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download JSONL' }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString('utf8').trim().split('\n');
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
        Array.from({ length: 12 }, (_, index) => JSON.parse(JSON.stringify(data.at(index)))),
      );

      await page.getByRole('link', { name: 'Play the mixture' }).click();
      await expect.poll(() => question(page).textContent()).toBe(data.at(0).question);
      await answerTo(page, data.at(0).answer!);
      await result(page).getByText('Right', { exact: true }).waitFor();
    });
  });
});

describe('the server screen', () => {
  it('shows sessions, capacity, rates and version live', async () => {
    await at('#/server', async (page) => {
      await page.getByText('of 16,384 possible').waitFor();
      await page
        .getByText(/^\d+\.\d\/s$/)
        .first()
        .waitFor();
      await page.getByText(/version \d/).waitFor();
      expect(await page.getByRole('link', { name: 'API documentation' }).getAttribute('href')).toBe(`${home.url}/docs`);
    });
  });
});

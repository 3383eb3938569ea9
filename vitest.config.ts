import { defineConfig } from 'vitest/config';

const WEB = 'packages/reasoning-gym-env/test/web';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    isolate: false,
    // These publish TypeScript under the `source` condition that our own packages use.
    server: { deps: { inline: ['@modelcontextprotocol/client', 'eventsource', 'eventsource-parser'] } },
    reporters: [['default', { summary: false }], './scripts/tally-reporter.ts'],
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/{src,test}/**/*.test.ts', 'conformance/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: [`${WEB}/{flows,quality}.test.ts`, '**/node_modules/**', '**/dist/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // A browser keeps the machine busy: it comes last, so that it disturbs no test that watches the clock.
        extends: true,
        test: {
          name: 'browser',
          include: [`${WEB}/{flows,quality}.test.ts`],
          globalSetup: [`${WEB}/setup.ts`],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

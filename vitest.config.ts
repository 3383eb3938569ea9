import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'conformance/**/*.test.ts', 'examples/**/*.test.ts'],
    globalSetup: ['packages/reasoning-gym-env/test/web/setup.ts'],
    isolate: false,
    // These publish TypeScript under the `source` condition that our own packages use.
    server: { deps: { inline: ['@modelcontextprotocol/client', 'eventsource', 'eventsource-parser'] } },
    reporters: [['default', { summary: false }], './scripts/tally-reporter.ts'],
    testTimeout: 30_000,
  },
});

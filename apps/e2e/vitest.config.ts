import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/*.e2e.ts'],
    globalSetup: ['src/preparation.ts', 'src/empty-database.ts'],
    pool: 'forks',
    // Most of a story is waiting: for the banner, for a mail, for a server to start.
    maxWorkers: 3,
    // A suite leaves nothing behind in the modules, and the next finds the browser started.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})

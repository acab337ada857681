import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{journeys,pages,faults}/*.e2e.ts'],
    globalSetup: ['testing/preparation.ts', 'testing/empty-database.ts'],
    pool: 'forks',
    // The tests mostly wait: for the banner, for a mail, for a server to start.
    maxWorkers: 3,
    // Suites leave no state in modules, and so share a started browser.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})

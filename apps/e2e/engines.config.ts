import { defineConfig } from 'vitest/config'

/** The stories that every engine goes through, each engine in a run of its own that is named by `ENGINE`. */
export default defineConfig({
  test: {
    include: ['src/engines/*.e2e.ts'],
    globalSetup: ['src/empty-database.ts'],
    pool: 'forks',
    // One window has the focus at a time.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 90_000,
  },
})

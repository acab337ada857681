import { defineConfig } from 'vitest/config'
import { env } from './testing/env.ts'

/** The stories that run in every engine; `ENGINE` names the engine of a run. */
export default defineConfig({
  test: {
    include: ['engines/*.e2e.ts'],
    globalSetup: ['testing/empty-database.ts'],
    pool: 'forks',
    // Only one window has the focus at a time.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    // Once in a hundred stories a command of WebKit's driver never ends.
    retry: env.engine === 'webkit' ? 1 : env.retries,
    hookTimeout: 90_000,
  },
})

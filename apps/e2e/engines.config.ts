import { defineConfig } from 'vitest/config'
import { needNode } from '../../bin/node-version.mjs'

needNode(24)
// An old Node cannot read this, because it is TypeScript.
const { TestReport } = await import('@northword/rig/test-report')

/** Stories for every engine; `ENGINE` names the engine of a run. */
export default defineConfig({
  test: {
    include: ['engines/*.e2e.ts'],
    globalSetup: ['testing/setup/databases.ts'],
    pool: 'forks',
    // Only one window has the focus at a time.
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 90_000,
    reporters: ['default', new TestReport()],
  },
})

import { defineConfig } from 'vitest/config'
import { needNode } from '../../bin/node-version.mjs'
import { FaultsBetween } from './testing/faults/faults-between.ts'

needNode(24)
// An old Node cannot read this, because it is TypeScript.
const { TestReport } = await import('@northword/rig/test-report')

export default defineConfig({
  test: {
    include: ['{journeys,pages,faults}/**/*.e2e.ts'],
    globalSetup: [
      'testing/setup/preparation.ts',
      'testing/setup/databases.ts',
      'testing/setup/shared-site.ts',
    ],
    pool: 'forks',
    // The tests mostly wait: for the banner, a mail, a server's start.
    maxWorkers: 3,
    // Suites leave no state in modules, so they can share a browser.
    isolate: false,
    sequence: { sequencer: FaultsBetween },
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 90_000,
    reporters: ['default', new TestReport(['postgres', 'browser'])],
    tags: [{ name: 'thorough', description: 'Runs in `npm run test:all` alone' }],
  },
})

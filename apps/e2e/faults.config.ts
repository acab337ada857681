import { defineConfig } from 'vitest/config'
import { FaultTable } from './testing/fault-table.ts'
import usual from './vitest.config.ts'

/** `npm run test:faults`: every fault in its long form, one after the other, and a table of what they counted. */
export default defineConfig({
  test: {
    // Not merged by vitest, which would add these files to all others.
    ...usual.test,
    include: ['faults/*.e2e.ts'],
    maxWorkers: 1,
    testTimeout: 900_000,
    reporters: ['default', new FaultTable()],
  },
})

import { defineConfig } from 'vitest/config'
import { FaultTable } from './testing/faults/fault-table.ts'
import usual from './vitest.config.ts'

/** `npm run test:faults`: every fault in its long form, in sequence, with a table of figures. */
export default defineConfig({
  test: {
    // Spread by hand, because vitest's merge would add these files to the others.
    ...usual.test,
    include: ['faults/*.e2e.ts', 'faults/site/*.e2e.ts'],
    maxWorkers: 1,
    testTimeout: 900_000,
    reporters: ['default', new FaultTable()],
  },
})

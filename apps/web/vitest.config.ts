import { TestReport } from '@northword/rig/test-report'
import { defineConfig, mergeConfig } from 'vitest/config'
import site from './vite.config.ts'

export default defineConfig((of) =>
  mergeConfig(site(of), {
    test: {
      environment: 'jsdom',
      // A new context per file instead of a new process: a third of the time, as much isolation.
      pool: 'vmThreads',
      // By default one processor stays free: half of two.
      maxWorkers: '100%',
      include: ['*.test.ts', 'src/**/*.test.{ts,tsx}', 'prerender/**/*.test.ts'],
      css: false,
      testTimeout: 30_000,
      tags: [{ name: 'thorough', description: 'Runs in `npm run test:all` alone' }],
      setupFiles: [
        'src/testing/console-guard.ts',
        'src/testing/browser-gaps.ts',
        'src/testing/quick-styles.ts',
        'src/testing/patience.ts',
      ],
      reporters: ['default', new TestReport()],
    },
  }),
)

import { defineConfig } from 'vitest/config'
import { needNode } from '../../bin/node-version.mjs'

needNode(24)
// An old Node cannot read these, because they are TypeScript.
const { TestReport } = await import('@northword/rig/test-report')
const { beginWith } = await import('./begin-with.ts')

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/databases/test-template.ts'],
    // A fifth of the time tests wait: for a mail to leave, for a second to pass. Each worker has a PGlite of its own.
    maxWorkers: 3,
    // A suite leaves nothing behind in the modules, and loading them and the WebAssembly takes most of its time.
    isolate: false,
    execArgv: [
      // Without it V8 frees code of WebAssembly twice, and a worker dies (docs/decisions/060).
      '--no-wasm-code-gc',
      // Room for short-lived objects, in MB: by V8's default, a seventh of the time went into moving them.
      '--min-semi-space-size=64',
      '--max-semi-space-size=64',
    ],
    // Minutes each in `npm run test:all`.
    sequence: { sequencer: beginWith(/\/(fuzz|offered-acts|backup|edge-input)\.test\.ts$/) },
    // The longest texts take twenty seconds, and several times as long beside other programs.
    testTimeout: 150_000,
    reporters: ['default', new TestReport(['postgres'])],
    tags: [{ name: 'thorough', description: 'Runs in `npm run test:all` alone' }],
    hookTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    provide: {
      testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
      fuzzSeed: Number(process.env.FUZZ_SEED || 296),
    },
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres on which the tests may create databases; empty where there is none. */
    testDatabaseUrl: string
    /** Another one makes other requests in the fuzz tests. */
    fuzzSeed: number
  }
}

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-template.ts'],
    // Every PGlite is a whole Postgres in WebAssembly: more at once would only wait for a processor.
    maxWorkers: 2,
    // A suite leaves nothing behind in the modules, and loading them and the WebAssembly takes most of its time.
    isolate: false,
    // The thread for texts has its turn after everything else on a machine.
    testTimeout: 150_000,
    // Where nobody watches, on a machine that may be busy, a story that failed is tried once more.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 90_000,
    provide: { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres on which the tests may create databases; empty where there is none. */
    testDatabaseUrl: string
  }
}

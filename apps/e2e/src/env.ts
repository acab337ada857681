/** What the caller may decide about the run; an empty value counts as absent. */
export const env = {
  /** A Postgres server on which databases may be created; without one the Postgres leg is skipped. */
  testDatabaseUrl: process.env.TEST_DATABASE_URL || undefined,
  /** A browser to use, `bundled` for no other than that of npm, or `none` to leave the browser suites out. */
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  /** The folder of an embedded database with nothing in it, to be copied. */
  emptyPglite: process.env.EMPTY_PGLITE || undefined,
  /** How often each fault is repeated. */
  faultRounds: Number(process.env.FAULT_ROUNDS || 1),
  /** The engine of this run, in a leg that has one. */
  engine: process.env.ENGINE || undefined,
  path: process.env.PATH ?? '',
  playwrightBrowsersPath: process.env.PLAYWRIGHT_BROWSERS_PATH || undefined,
}

/** The whole environment of this process, to hand on to a child that needs more than ours. */
export const inheritedEnv = () => ({ ...process.env })

/** Lets the suites that are still to come find a server that was started for them. */
export function useTestServer(url: string) {
  process.env.TEST_DATABASE_URL = url
}

/** Lets the suites that are still to come copy this folder instead of making a database from nothing. */
export function useEmptyPglite(folder: string) {
  process.env.EMPTY_PGLITE = folder
}

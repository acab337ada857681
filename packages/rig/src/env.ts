/** Settings from the environment; an empty value counts as absent. */
export const env = {
  /** A Postgres server on which databases may be created. */
  testDatabaseUrl: process.env.TEST_DATABASE_URL || undefined,
  /** Path of a browser, `bundled` for the one of the npm package and no other, or `none` to run without. */
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  /** Folder of an empty embedded database, which is copied. */
  emptyPglite: process.env.EMPTY_PGLITE || undefined,
  path: process.env.PATH ?? '',
  playwrightBrowsersPath: process.env.PLAYWRIGHT_BROWSERS_PATH || undefined,
}

/** The whole environment of this process, for a child that needs more than ours. */
export const inheritedEnv = () => ({ ...process.env })

/** Tells the processes that are still to come which Postgres server to use. */
export function useTestServer(url: string) {
  process.env.TEST_DATABASE_URL = url
}

/** Tells the processes that are still to come which folder to copy for an empty embedded database. */
export function useEmptyPglite(folder: string) {
  process.env.EMPTY_PGLITE = folder
}

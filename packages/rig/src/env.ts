/** Settings from the environment; an empty value counts as absent. */
export const env = {
  /** A Postgres server on which databases may be created. */
  testDatabaseUrl: process.env.TEST_DATABASE_URL || undefined,
  /** Path of a browser, `bundled` for the one of the npm package and no other, or `none` to run without. */
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  /** Folder of an empty embedded database, which is copied. */
  emptyPglite: process.env.EMPTY_PGLITE || undefined,
  /** Folder of an embedded database, and name of one on the Postgres server, that are migrated, without rows, and copied. */
  migratedPglite: process.env.MIGRATED_PGLITE || undefined,
  migratedPostgres: process.env.MIGRATED_POSTGRES || undefined,
  path: process.env.PATH ?? '',
  /** File to which runs of tests add what became of them. */
  testReport: process.env.TEST_REPORT || undefined,
  /** After which no other test is begun, in seconds since 1970. */
  testDeadline: process.env.TEST_DEADLINE ? Number(process.env.TEST_DEADLINE) : undefined,
  playwrightBrowsersPath: process.env.PLAYWRIGHT_BROWSERS_PATH || undefined,
}

/** The whole environment of this process, for a child that needs more than ours. */
export const inheritedEnv = () => ({ ...process.env })

/** Tells this process and those still to come which Postgres server to use. */
export function useTestServer(url: string) {
  env.testDatabaseUrl = process.env.TEST_DATABASE_URL = url
}

/** Tells them which folder to copy for an empty embedded database. */
export function useEmptyPglite(folder: string) {
  env.emptyPglite = process.env.EMPTY_PGLITE = folder
}

/** Tells them which migrated databases to copy. */
export function useMigrated({ pglite, postgres }: { pglite: string; postgres: string | undefined }) {
  env.migratedPglite = process.env.MIGRATED_PGLITE = pglite
  env.migratedPostgres = postgres
  if (postgres) process.env.MIGRATED_POSTGRES = postgres
}

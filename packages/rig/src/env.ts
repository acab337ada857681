/** Environment settings; an empty value counts as absent. */
export const env = {
  /** A Postgres server with permission to create databases. */
  testDatabaseUrl: process.env.TEST_DATABASE_URL || undefined,
  /** Browser path, `bundled` for the npm package's, or `none`. */
  chromiumPath: process.env.CHROMIUM_PATH || undefined,
  /** Folder of an empty embedded database to copy. */
  emptyPglite: process.env.EMPTY_PGLITE || undefined,
  /** Migrated databases without rows to copy: a folder, and a name on the Postgres server. */
  migratedPglite: process.env.MIGRATED_PGLITE || undefined,
  migratedPostgres: process.env.MIGRATED_POSTGRES || undefined,
  path: process.env.PATH ?? '',
  /** File to which test runs append their outcome. */
  testReport: process.env.TEST_REPORT || undefined,
  /** Set by npm: the script of package.json that it runs. */
  npmScript: process.env.npm_lifecycle_event ?? '',
  /** Unix time in seconds after which no test starts. */
  testDeadline: process.env.TEST_DEADLINE ? Number(process.env.TEST_DEADLINE) : undefined,
  playwrightBrowsersPath: process.env.PLAYWRIGHT_BROWSERS_PATH || undefined,
}

/** The whole environment, for a child that needs more than these. */
export const inheritedEnv = () => ({ ...process.env })

/** Sets the Postgres server for this process and its later children. */
export function useTestServer(url: string) {
  env.testDatabaseUrl = process.env.TEST_DATABASE_URL = url
}

/** Sets the folder of the empty embedded database for them. */
export function useEmptyPglite(folder: string) {
  env.emptyPglite = process.env.EMPTY_PGLITE = folder
}

/** Sets the migrated databases for them. */
export function useMigrated({ pglite, postgres }: Record<'pglite' | 'postgres', string | undefined>) {
  env.migratedPglite = pglite
  env.migratedPostgres = postgres
  if (pglite) process.env.MIGRATED_PGLITE = pglite
  if (postgres) process.env.MIGRATED_POSTGRES = postgres
}

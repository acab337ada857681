/** Environment settings; an empty value counts as absent. */
export const env = {
  /** A Postgres server with permission to create databases. Default: a throw-away cluster. */
  databaseUrl: process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL || undefined,
}

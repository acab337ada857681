/** Settings of the run, from the environment; an empty value counts as absent. */
export const env = {
  /** A Postgres server on which databases may be created; without one a throw-away cluster is started. */
  databaseUrl: process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL || undefined,
}

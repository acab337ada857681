import { inheritedEnv } from './env.ts'

/** A part of the tests that not every machine can run. */
export type Leg = 'postgres' | 'browser'

/** Hint at the end of a run without that leg. */
export const skippedLegs: Record<Leg, string> = {
  postgres: 'SKIPPED all on Postgres: set TEST_DATABASE_URL, or install PostgreSQL for npm test',
  browser: 'SKIPPED all in a browser: set CHROMIUM_PATH to one, or install Chromium',
}

/** Hints of the skipped legs. */
export function skippedLines(legs: readonly Leg[]): string[] {
  // Read now: a run may have started its own Postgres.
  const { TEST_DATABASE_URL, CHROMIUM_PATH } = inheritedEnv()
  const isSkipped = { postgres: !TEST_DATABASE_URL, browser: CHROMIUM_PATH === 'none' }
  return legs.filter((leg) => isSkipped[leg]).map((leg) => skippedLegs[leg])
}

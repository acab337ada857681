import { inheritedEnv } from './env.ts'

/** A part of the tests that needs something which not every machine has. */
export type Leg = 'postgres' | 'browser'

/** Line for the end of a run without that leg: how to get it. */
export const skippedLegs: Record<Leg, string> = {
  postgres: 'SKIPPED all on Postgres: set TEST_DATABASE_URL, or install PostgreSQL for npm test',
  browser: 'SKIPPED all in a browser: set CHROMIUM_PATH to one, or install Chromium',
}

/** The lines of those legs that this run is without. */
export function skippedLines(legs: readonly Leg[]): string[] {
  // As it is now: a run may have started a Postgres of its own.
  const { TEST_DATABASE_URL, CHROMIUM_PATH } = inheritedEnv()
  const isSkipped = { postgres: !TEST_DATABASE_URL, browser: CHROMIUM_PATH === 'none' }
  return legs.filter((leg) => isSkipped[leg]).map((leg) => skippedLegs[leg])
}

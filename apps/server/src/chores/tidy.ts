import { analyzeGrown } from '../db/queries/analyze.ts'
import type { Database } from '../db/orm.ts'
import type { Deps } from '../doors/context.ts'
import type { TidyingChore } from '../feature.ts'
import { features, hooks, personalData } from '../features.ts'
import { forgetOldCounts } from '../limits/limits.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Tidying } from '../hooks/personal-data.ts'
import { clock } from '../time/clock.ts'
import type { Chores } from './chores.ts'
import { eachAlone } from './each-alone.ts'
import { repeat } from './repeat.ts'

interface TidyingNow extends Pick<Tidying, 'mail'> {
  database: Database
  liveSite: Pick<Deps['liveSite'], 'now'>
}

interface TidyingHourly extends TidyingNow {
  chores: Chores
  log: Log
}

/** Chores that delete expired data, by name, in the order of the features. */
export const tidyingChores: [name: string, TidyingChore][] = [
  ['limits', ({ em }, now) => forgetOldCounts(em, now)],
  ...features.flatMap(({ tidy }) => Object.entries(tidy ?? {})),
]

/**
 * Deletes expired data and analyzes grown tables, now and every hour. Any number of processes may run it.
 * @returns a function that stops it and waits for the running turn
 */
export function tidyHourly({ chores, log, ...tidying }: TidyingHourly): () => Promise<void> {
  return repeat({
    do: async () => {
      for (const [name, work] of workAt(clock.now(), tidying)) await chores.do(name, lines.oldDataKept, work)
      await chores.do('statistics', lines.statisticsOld, () => analyzeGrown(tidying.database))
    },
    everyMs: 3_600_000,
    failure: lines.oldDataKept,
    log,
  })
}

/** @throws {AggregateError} the failures, after all chores have run */
export const tidy = (tidying: TidyingNow, now = clock.now()): Promise<void> =>
  eachAlone(workAt(now, tidying), ([, work]) => work())

function workAt(now: Date, { database, mail, liveSite }: TidyingNow) {
  const facts = { mail, hooks, personalData, site: liveSite.now() }
  return tidyingChores.map(
    ([name, chore]) => [name, () => chore({ em: database.orm.em.fork(), ...facts }, now)] as const,
  )
}

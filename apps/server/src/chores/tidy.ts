import { analyzeGrown } from '../db/queries/analyze.ts'
import type { Database, Em } from '../db/orm.ts'
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

interface TidyingHourly extends Pick<Tidying, 'mail'> {
  database: Database
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
export function tidyHourly({ database, mail, chores, log }: TidyingHourly): () => Promise<void> {
  return repeat({
    do: async () => {
      for (const [name, work] of workAt(clock.now(), database.orm.em, mail))
        await chores.do(name, lines.oldDataKept, work)
      await chores.do('statistics', lines.statisticsOld, () => analyzeGrown(database))
    },
    everyMs: 3_600_000,
    failure: lines.oldDataKept,
    log,
  })
}

/** @throws {AggregateError} the failures, after all chores have run */
export const tidy = (em: Em, mail: Tidying['mail'], now = clock.now()): Promise<void> =>
  eachAlone(workAt(now, em, mail), ([, work]) => work())

const workAt = (now: Date, em: Em, mail: Tidying['mail']) =>
  tidyingChores.map(
    ([name, chore]) => [name, () => chore({ em: em.fork(), mail, hooks, personalData }, now)] as const,
  )

import { analyzeGrown } from './db/analyze.ts'
import type { Database, Em } from './db/orm.ts'
import { features, personalData } from './features.ts'
import { lines } from './logs/log-lines.ts'
import type { Log } from './logs/log.ts'
import { repeat } from './repeat.ts'
import type { Tidying } from './personal-data.ts'
import { forgetOldCounts } from './limits/limits.ts'
import { clock } from './time/clock.ts'

interface TidyingHourly extends Pick<Tidying, 'mail'> {
  database: Database
  log: Log
}

/**
 * Deletes expired data and looks anew at what has grown, now and every hour. Any number of processes may do so at once.
 * @returns a function that stops it and waits for the turn under way
 */
export function tidyHourly({ database, mail, log }: TidyingHourly): () => Promise<void> {
  return repeat({
    do: async () => {
      await tidy(database.orm.em.fork(), mail)
      await analyzeGrown(database)
    },
    everyMs: 3_600_000,
    failure: lines.oldDataKept,
    log,
  })
}

/** Deletes what has expired by `now`. */
export async function tidy(em: Em, mail: Tidying['mail'], now = clock.now()): Promise<void> {
  await forgetOldCounts(em, now)
  for (const feature of features) await feature.tidy?.({ em, mail, personalData }, now)
}

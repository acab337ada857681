import type { FastifyBaseLogger } from 'fastify'
import type { Database, Em } from './db/orm.ts'
import { features, personalData } from './features.ts'
import { keepDoing } from './keep-doing.ts'
import type { Tidying } from './personal-data.ts'
import { forgetOldCounts } from './limits/limits.ts'

interface KeepingTidy extends Pick<Tidying, 'mail'> {
  database: Database
  log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Deletes what has had its time, now and every hour. Any number of processes may do so at once.
 * @returns the way to stop, which waits for what is under way
 */
export function keepTidy({ database, mail, log }: KeepingTidy): () => Promise<void> {
  return keepDoing({
    do: () => tidy(database.orm.em.fork(), mail),
    everyMs: 3_600_000,
    failure: 'Old data could not be deleted; the next try is in an hour.',
    log,
  })
}

/** Deletes what has had its time by `now`. */
export async function tidy(em: Em, mail: Tidying['mail'], now = new Date()): Promise<void> {
  await forgetOldCounts(em, now)
  for (const feature of features) await feature.tidy?.({ em, mail, personalData }, now)
}

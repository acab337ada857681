import { setTimeout as delay } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import { isDatabaseLost } from '../db/connections/database-away.ts'
import type { Database, Em } from '../db/orm.ts'
import { traceOf } from '../logs/log-failure.ts'
import { lines } from '../logs/log-lines.ts'
import type { Log } from '../logs/log.ts'
import type { Figure } from './figure.ts'

/** The database is queried once in this time, however often it is scraped. */
const freshForMs = 10_000

/** Time limit of one statement, on Postgres only: PGlite cannot cancel one. */
const statementMs = 1_000

/** Longest wait of a scrape: every statement may reach its limit. Prometheus gives up after ten seconds. */
const waitMs = 5_000

interface Shared {
  database: Database
  figures: Figure[]
  registry: Registry
  log: Log
}

/**
 * Figures of the database, with one reader at a time.
 * @returns a function that refreshes stale figures and never fails; one that is too slow or fails is left out alone,
 * and without an answer of the database there are none, and `northword_database_up` is 0
 */
export function shareFigures({ database, figures, registry, log }: Shared): () => Promise<void> {
  const registers = [registry]
  const help = 'Whether the database answered this process in time.'
  const up = new Gauge({ name: 'northword_database_up', help, registers })
  const gauges = figures.map((figure) => {
    const { name, help: about, labels = [] } = figure
    return { figure, gauge: new Gauge({ name, help: about, labelNames: labels, registers }) }
  })
  const leaveOut = () => {
    up.set(0)
    for (const { gauge } of gauges) empty(gauge)
  }
  const readOne = async ({ figure, gauge }: (typeof gauges)[number]) => {
    try {
      const measured = await limited(database, figure.read)
      for (const { labels = {}, value } of measured) gauge.set(labels, value)
    } catch (error) {
      log.write(lines.figureUnread, { ...traceOf(error), figure: figure.name })
      if (isDatabaseLost(error)) throw error
    }
  }
  const readAll = async () => {
    // Earlier values would look like those of an idle studio.
    leaveOut()
    try {
      await database.orm.em.fork().execute('select 1')
      up.set(1)
      for (const one of gauges) await readOne(one)
    } catch {
      leaveOut()
    }
  }
  return oneAtATime(readAll)
}

/** Removes every value. The library's reset sets a gauge without labels to 0, which looks as if it had been read. */
export function empty(gauge: Gauge) {
  gauge.reset()
  gauge.remove({})
}

/** Refreshes stale figures unless a refresh is running, and waits for it up to `waitMs`. */
function oneAtATime(readAll: () => Promise<void>) {
  let reading: Promise<void> | undefined
  let readAt = -Infinity
  const begin = async () => {
    await readAll()
    readAt = performance.now()
    reading = undefined
  }
  return async () => {
    if (performance.now() - readAt < freshForMs) return
    reading ??= begin()
    await Promise.race([reading, delay(waitMs, undefined, { ref: false })])
  }
}

function limited({ orm, pglite }: Database, read: Figure['read']): ReturnType<Figure['read']> {
  if (pglite) return read(orm.em.fork())
  return orm.em.fork().transactional(async (em: Em) => {
    await em.execute(`set local statement_timeout = ${statementMs}`)
    return read(em)
  })
}

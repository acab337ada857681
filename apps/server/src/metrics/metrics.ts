import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/orm.ts'
import { type ErrorCode, errorCodes } from '../errors/domain-error.ts'
import type { Log } from '../logs/log.ts'
import type { Figure, Gauge } from './figure.ts'
import { empty, shareFigures } from './shared-figures.ts'

/** Outcome of a call: `refused` is a failure for clients, `failed` our own fault. */
type Outcome = 'done' | 'refused' | 'failed'

export interface Metrics {
  /** Counts an answered request. `route` is its pattern, since labels must be few. */
  answered: (request: { method: string; route: string; status: number; ms: number }) => void
  called: (procedure: string, outcome: Outcome, ms: number) => void
  /** Counts a failure that was answered. */
  refused: (code: ErrorCode) => void
  choreDone: (chore: string, hasFailed: boolean) => void
  measure: (gauge: Gauge) => void
  /** Current values in Prometheus's text format. Never fails, even without the database. */
  read: () => Promise<{ contentType: string; text: string }>
}

interface Measuring {
  database: Database
  figures: Figure[]
  log: Log
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Few, as there are a hundred procedures. */
const callBuckets = [0.01, 0.05, 0.25, 1, 5]

/** Includes Node's default metrics. */
export function createMetrics({ database, figures, log }: Measuring): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const calls = timeCalls(registry)
  const refusals = countRefusals(registry)
  const choreFailures = new Counter({
    name: 'northword_chore_failures_total',
    help: 'Failures of chores that the server does by itself.',
    labelNames: ['chore'],
    registers,
  })
  const readFigures = shareFigures({ database, figures, registry, log })
  return {
    answered: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1_000),
    called: (procedure, outcome, ms) => calls.observe({ procedure, outcome }, ms / 1_000),
    refused: (code) => refusals.inc({ code }),
    // Starts at zero: an alert sees no increase in a series that did not exist.
    choreDone: (chore, hasFailed) => choreFailures.inc({ chore }, hasFailed ? 1 : 0),
    measure: (gauge) => measure(registry, gauge),
    async read() {
      await readFigures()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

/** Placed orders start at zero: the alert about none sees no increase in a series that did not exist. */
function timeCalls(registry: Registry) {
  const calls = new Histogram({
    name: 'northword_procedure_duration_seconds',
    help: 'How long calls of procedures took, through all doors and in batches.',
    labelNames: ['procedure', 'outcome'],
    buckets: callBuckets,
    registers: [registry],
  })
  calls.zero({ procedure: 'orders.place', outcome: 'done' })
  return calls
}

/** Failures by code, each starting at zero: an alert sees no increase in a series that did not exist. */
function countRefusals(registry: Registry) {
  const refusals = new Counter({
    name: 'northword_refusals_total',
    help: 'Failures that somebody was told of, by their code in GET /api/problems.',
    labelNames: ['code'],
    registers: [registry],
  })
  for (const code of errorCodes) refusals.inc({ code }, 0)
  return refusals
}

function measure(registry: Registry, { name, help, labels = [], read }: Gauge) {
  const gauge = new PromGauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    async collect() {
      // A failed gauge is left out, the others are reported.
      const measured = await Promise.try(read).catch(() => [])
      empty(gauge)
      for (const { labels: apart = {}, value } of measured) gauge.set(apart, value)
    },
  })
}

import type { Em } from '../db/orm.ts'

/** A value with its labels. Labels never identify a person, an order or an address. */
interface Measured {
  value: number
  labels?: Record<string, string>
}

/** Prometheus name: with its unit, and `total` for counters. */
type MetricName = `northword_${string}`

/** A metric read from the database. All processes report the same. */
export interface Figure {
  name: MetricName
  help: string
  labels?: string[]
  /** Reads it, within a second even for large tables. Missing label values are left out. */
  read: (em: Em) => Promise<Measured[]>
}

/** A metric of this process, read at each scrape. */
export interface Gauge extends Omit<Figure, 'read'> {
  read: () => Measured[] | Promise<Measured[]>
}

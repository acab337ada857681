import type { Em } from '../db/orm.ts'

/** A value, and what tells it apart from others of the same name: never a person, an order or an address. */
export interface Measured {
  value: number
  labels?: Record<string, string>
}

/** The name of a metric of ours, as Prometheus has it: with its unit, and with `total` where it only grows. */
export type MetricName = `northword_${string}`

/** What the database has of something: all processes on it report the same. */
export interface Figure {
  name: MetricName
  /** A sentence for whoever reads the metrics. */
  help: string
  /** The names of its labels. */
  labels?: string[]
  /** Reads it, within a second even where there is much. Values that it does not name are not there. */
  read: (em: Em) => Promise<Measured[]>
}

/** What this process has of something at the moment of a scrape. */
export interface Gauge extends Omit<Figure, 'read'> {
  read: () => Measured[] | Promise<Measured[]>
}

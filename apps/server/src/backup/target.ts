import type { Ask } from './source.ts'

/** An empty database that a backup goes into. */
export interface Target {
  ask: Ask
  /** Runs migrations, in the order given. */
  migrate: (names: string[]) => Promise<void>
  /** Runs several statements. */
  run: (sql: string) => Promise<void>
  /** Begins to fill a table by COPY; `end` resolves once all rows are in. */
  load: (table: string, columns: string[]) => Loading
}

export interface Loading {
  /** Takes whole rows. */
  add: (rows: Buffer) => Promise<void>
  end: () => Promise<void>
}

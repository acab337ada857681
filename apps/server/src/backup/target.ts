import type { Ask } from './source.ts'

export interface Target {
  ask: Ask
  /** In the order given. */
  migrate: (names: string[]) => Promise<void>
  run: (sql: string) => Promise<void>
  /** Begins a COPY. `end` resolves once all rows are in. */
  load: (table: string, columns: string[]) => Loading
}

export interface Loading {
  /** Whole rows only. */
  add: (rows: Buffer) => Promise<void>
  end: () => Promise<void>
}

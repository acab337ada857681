import type { Typed } from './outcome.ts'

/** A form's interface for its fields. */
export interface Fields {
  idOf: (name: string) => string
  errors: Record<string, string>
  /** Values of a form that came back; empty on a prerendered page. */
  typed: Typed
}

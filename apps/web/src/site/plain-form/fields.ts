import type { Typed } from './outcome.ts'

/** A form's interface for its fields. */
export interface Fields {
  /** Id of a field. */
  idOf: (name: string) => string
  /** Messages by field name. */
  errors: Record<string, string>
  /** Values of a form that came back; empty on a prerendered page. */
  typed: Typed
}

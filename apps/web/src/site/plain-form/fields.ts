import type { Typed } from './outcome.ts'

/** What the fields of a form have to know of it. */
export interface Fields {
  /** The id of the field of a name. */
  idOf: (name: string) => string
  /** What is wrong, by the name of its field. */
  errors: Record<string, string>
  /** What was typed before the page came back; empty in a page as it was built. */
  typed: Typed
}

/** The text of each field by its name, as a form posts it: a box that is ticked holds "on", an empty one is left out. */
export type Typed = Record<string, string>

/**
 * How a press of a button ended. `errors` are sentences by the name of their field, in the order of the rules.
 * A failure may name the field to return to, and carry a remedy for the form to offer beside the sentence. Its
 * message is empty where the form itself shows what to do.
 */
export type Ended<Result, Remedy = never> =
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'sent'; result: Result }
  | { kind: 'failed'; message: string; field?: string; remedy?: Remedy }

/** Checks and sends what was typed. Never rejects. */
export type Send<Result, Remedy = never> = (typed: Typed) => Promise<Ended<Result, Remedy>>

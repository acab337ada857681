/** How a press of a button ended. `errors` are sentences by the name of their field. */
export type Outcome =
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'sent'; message: string }
  | { kind: 'failed'; message: string }

/** Checks and sends what was typed, by the name of its field. Never rejects. */
export type Send = (typed: Record<string, string>) => Promise<Outcome>

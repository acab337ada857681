/** How a press of a button ended. `errors` are sentences by the name of their field. */
export type Ended<Result> =
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'sent'; result: Result }
  | { kind: 'failed'; message: string }

/** Checks and sends what was typed, by the name of its field. Never rejects. */
export type Send<Result> = (typed: Record<string, string>) => Promise<Ended<Result>>

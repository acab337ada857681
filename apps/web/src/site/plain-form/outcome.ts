import type { Issue, Refusal } from '@northword/contract/error-answers'

/** Text by field name, as a form posts it: a ticked checkbox is "on", others are absent. */
export type Typed = Record<string, string>

export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** Result of a press. `errors` are sentences by field, in the rules' order. */
export type Ended<Result, Remedy = never> =
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'sent'; result: Result }
  /** `message` is empty if the form itself shows what to do. `title` is a toast's, `field` gets the focus. */
  | { kind: 'failed'; message: string; title?: string; field?: string; remedy?: Remedy }

/** Validates and sends input; the server may refuse it. Rejects only for a bug of ours. */
export type Send<Result> = (typed: Typed) => Promise<Ended<Result> | { kind: 'refused'; refusal: Refusal }>

/** Result of a refusal that needs more than a sentence. */
export type GoOn<Result, Remedy> = (refusal: Refusal, typed: Typed) => Ended<Result, Remedy> | undefined

/** Result of a refused form. */
export function endOf<Result, Remedy>(
  refusal: Refusal,
  typed: Typed,
  goOn?: GoOn<Result, Remedy>,
): Ended<Result, Remedy> {
  const { issues, message } = refusal
  if (issues.length > 0) return invalid(issues)
  return goOn?.(refusal, typed) ?? { kind: 'failed', message }
}

/** Only the first broken rule of a field is shown. */
export function invalid(issues: readonly Issue[]): Ended<never> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path] ??= message
  return { kind: 'invalid', errors }
}

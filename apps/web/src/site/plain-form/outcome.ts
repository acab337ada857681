import type { Issue, Refusal } from '@northword/contract/error-answers'

/** The text of each field by its name, as a form posts it: a box that is ticked holds "on", an empty one is left out. */
export type Typed = Record<string, string>

/** What the fields of a form hold. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/**
 * How a press of a button ended. `errors` are sentences by the name of their field, in the order of the rules.
 * A failure may have a title of its own for its toast, name the field to return to, and carry a remedy for the form to offer
 * beside the sentence. Its message is empty where the form itself shows what to do.
 */
export type Ended<Result, Remedy = never> =
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'sent'; result: Result }
  | { kind: 'failed'; message: string; title?: string; field?: string; remedy?: Remedy }

/** Checks and sends what was typed; a procedure may refuse it. Rejects only where our own code fails. */
export type Send<Result> = (typed: Typed) => Promise<Ended<Result> | { kind: 'refused'; refusal: Refusal }>

/** Says how a form goes on after a refusal that asks for more than a sentence. */
export type GoOn<Result, Remedy> = (refusal: Refusal, typed: Typed) => Ended<Result, Remedy> | undefined

/** How a form ends that the server refused. */
export function endOf<Result, Remedy>(
  refusal: Refusal,
  typed: Typed,
  goOn?: GoOn<Result, Remedy>,
): Ended<Result, Remedy> {
  const { issues, message } = refusal
  if (issues.length > 0) return invalid(issues)
  return goOn?.(refusal, typed) ?? { kind: 'failed', message }
}

/** Of several rules that a field breaks, the first one is told. */
export function invalid(issues: readonly Issue[]): Ended<never> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path] ??= message
  return { kind: 'invalid', errors }
}

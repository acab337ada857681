import type { Issue } from '@northword/contract/error-answers'
import type { Ended, Send, Typed } from '../plain-form/outcome.ts'
import { callFailure, type CallFailure } from './call-failure.ts'

/** A schema of the contract, as far as a form needs it. */
interface Rules<Input> {
  safeParse: (
    typed: Typed,
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

interface Words {
  /** Where the server refuses it and says nothing. */
  failed: string
  /** Where nobody answers. */
  unreachable: string
}

/**
 * Sends by a procedure what its rules let through. `goOn` says how the form goes on after failures that ask for
 * more than a sentence; it is given the sentence that would be shown.
 */
export function sendBy<Input, Result, Remedy = never>(
  rules: Rules<Input>,
  call: (input: Input) => Promise<Result>,
  words: Words,
  goOn?: (failure: CallFailure, input: Input) => Ended<Result, Remedy> | undefined,
): Send<Result, Remedy> {
  return async (typed) => {
    const { input, broken } = check(rules, typed)
    if (broken) return invalid(broken)
    try {
      return { kind: 'sent', result: await call(input) }
    } catch (error) {
      const failure = callFailure(error)
      const ofFields = failure.issues.filter(({ path }) => Object.hasOwn(typed, path))
      if (ofFields.length > 0) return invalid(ofFields)
      const message = failure.status === 0 ? words.unreachable : failure.message || words.failed
      return goOn?.({ ...failure, message }, input) ?? { kind: 'failed', message }
    }
  }
}

type Checked<Input> = { input: Input; broken?: never } | { input?: never; broken: Issue[] }

/** Reads what was typed by rules of the contract. Returns the input, or the rules that are broken. */
export function check<Input>(rules: Rules<Input>, typed: Typed): Checked<Input> {
  const read = rules.safeParse(typed)
  if (read.success) return { input: read.data }
  return { broken: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

/** Of several rules that a field breaks, the first one is told. */
export function invalid(issues: Issue[]): Ended<never> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[path] ??= message
  return { kind: 'invalid', errors }
}

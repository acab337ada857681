import type { Issue } from '@northword/contract/error-answers'
import { callFailure } from '../api/call-failure.ts'
import type { Ended, Send } from './outcome.ts'

/** A schema of the contract, as far as a form needs it. */
interface Rules<Input> {
  safeParse: (
    typed: unknown,
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

interface Words {
  /** Where the server takes what was sent and says nothing. */
  sent: string
  /** Where the server refuses it and says nothing. */
  failed: string
  /** Where nobody answers. */
  unreachable: string
}

/** Sends by a procedure what its rules let through. */
export function sendBy<Input, Answer extends { message: string }>(
  rules: Rules<Input>,
  call: (input: Input) => Promise<Answer>,
  words: Words,
): Send<Answer> {
  return async (typed) => {
    const { input, broken } = check(rules, typed)
    if (broken) return invalid(broken)
    try {
      const answer = await call(input)
      return { kind: 'sent', result: { ...answer, message: answer.message || words.sent } }
    } catch (error) {
      const { status, message, issues } = callFailure(error)
      const ofFields = issues.filter(({ path }) => Object.hasOwn(typed, path))
      if (ofFields.length > 0) return invalid(ofFields)
      return { kind: 'failed', message: status === 0 ? words.unreachable : message || words.failed }
    }
  }
}

type Checked<Input> = { input: Input; broken?: never } | { input?: never; broken: Issue[] }

/** What rules make of what was typed, or which of them it breaks. */
export function check<Input>(rules: Rules<Input>, typed: unknown): Checked<Input> {
  const read = rules.safeParse(typed)
  if (read.success) return { input: read.data }
  return { broken: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

/** Of several rules that a field breaks, the first one is told. */
export function invalid(issues: Issue[]): Ended<never> {
  const errors = [...issues].reverse().map(({ path, message }) => [path, message] as const)
  return { kind: 'invalid', errors: Object.fromEntries(errors) }
}

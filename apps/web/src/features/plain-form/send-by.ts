import type { Issue } from '@northword/contract/error-answers'
import { callFailure } from '../api/call-failure.ts'
import type { Outcome, Send } from './outcome.ts'

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
export function sendBy<Input>(
  rules: Rules<Input>,
  call: (input: Input) => Promise<{ message: string }>,
  words: Words,
): Send {
  return async (typed) => {
    const read = rules.safeParse(typed)
    if (!read.success) {
      return invalid(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
    }
    try {
      const { message } = await call(read.data)
      return { kind: 'sent', message: message || words.sent }
    } catch (error) {
      const { status, message, issues } = callFailure(error)
      const ofFields = issues.filter(({ path }) => Object.hasOwn(typed, path))
      if (ofFields.length > 0) return invalid(ofFields)
      return { kind: 'failed', message: status === 0 ? words.unreachable : message || words.failed }
    }
  }
}

/** Of several rules that a field breaks, the first one is told. */
function invalid(issues: Issue[]): Outcome {
  const errors = issues.toReversed().map(({ path, message }) => [path, message] as const)
  return { kind: 'invalid', errors: Object.fromEntries(errors) }
}

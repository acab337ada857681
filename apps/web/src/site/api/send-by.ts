import type { Issue } from '@northword/contract/error-answers'
import { invalid, type Send, type Typed } from '../plain-form/outcome.ts'
import { callFailure, isOwnMistake } from './call-failure.ts'

/** A schema of the contract, as far as a form needs it. */
interface Rules<Input> {
  safeParse: (
    typed: Typed,
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** Thrown by a call that came to nothing, although the server did as it was asked; with a sentence and a title for that. */
export class CameToNothing extends Error {
  override name = 'CameToNothing'
  title: string
  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

interface Words {
  /** Where the server refuses it and says nothing. */
  failed: string
  /** Where nobody answers. */
  unreachable: string
}

/** Sends by a procedure what its rules let through. */
export function sendBy<Input, Result>(
  rules: Rules<Input>,
  call: (input: Input) => Promise<Result>,
  words: Words,
): Send<Result> {
  return async (typed) => {
    const { input, broken } = check(rules, typed)
    if (broken) return invalid(broken)
    try {
      return { kind: 'sent', result: await call(input) }
    } catch (error) {
      if (error instanceof CameToNothing)
        return { kind: 'failed', message: error.message, title: error.title }
      if (isOwnMistake(error)) throw error
      const { status, message, issues } = callFailure(error)
      const sentence = status === 0 ? words.unreachable : message || words.failed
      const ofFields = issues.filter(({ path }) => Object.hasOwn(typed, path))
      return { kind: 'refused', refusal: { status, message: sentence, issues: ofFields } }
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

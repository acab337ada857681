import type { Issue } from '@northword/contract/error-answers'
import { invalid, type Send, type Typed } from '../plain-form/outcome.ts'
import { callFailure, isOwnMistake } from './call-failure.ts'

/** The part of a zod schema that a form needs. */
interface Rules<Input> {
  safeParse: (
    typed: Typed,
  ) =>
    | { success: true; data: Input }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** Thrown if the server did its work but to no effect; has a sentence and a title. */
export class CameToNothing extends Error {
  override name = 'CameToNothing'
  title: string
  constructor(title: string, message: string) {
    super(message)
    this.title = title
  }
}

interface Words {
  /** Used for a refusal without a sentence. */
  failed: string
  /** Used without an answer. */
  unreachable: string
}

/** Validates input and sends it by a procedure. */
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

/** Returns the parsed input, or the broken rules. */
export function check<Input>(rules: Rules<Input>, typed: Typed): Checked<Input> {
  const read = rules.safeParse(typed)
  if (read.success) return { input: read.data }
  return { broken: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
}

import { callFailure } from '../site/api/call-failure.ts'

/** An error's sentence: that of its first field is more specific than "not valid". Empty without an answer. */
export function sentenceOf(error: unknown): string {
  const { issues, message } = callFailure(error)
  return issues[0]?.message || message
}

import { desk } from '@northword/content/desk/desk-frame'
import { callFailure } from '../../site/api/call-failure.ts'

/** The server's own sentence, or a general one. */
export function failureSentence(error: unknown): string {
  const { status, message } = callFailure(error)
  return message || (status === 0 ? desk.unreachable : desk.failed)
}

import { desk } from '@northword/content/desk-frame'
import { callFailure } from '../../site/api/call-failure.ts'

/** What is said of a procedure that failed: our server's own sentence, wherever it gave one. */
export function failureSentence(error: unknown): string {
  const { status, message } = callFailure(error)
  return message || (status === 0 ? desk.unreachable : desk.failed)
}

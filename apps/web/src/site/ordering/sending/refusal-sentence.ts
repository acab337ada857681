import { ordering } from '@northword/content/ordering'
import { orderMessages } from '@northword/contract/messages'
import type { Outcome } from '../outbox/submit-order.ts'

/** What to tell a visitor whose order a server has refused for good. */
export function refusalSentence({ status, message }: Extract<Outcome, { kind: 'refused' }>): string {
  if (status === 422) return ordering.refused.changed
  if (message === '') return orderMessages.submitFailed
  return ordering.refused.text(/[.!?]$/.test(message) ? message : `${message}.`)
}

import { orderMessages } from '@northword/contract/messages'
import { toast } from '../../ui/toast.ts'
import { promptGuest } from './guest-prompt.ts'
import type { OrderManners } from './order-manners.ts'
import { cardOrderNumber } from './order-number.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { sendOrderWith } from './send-order.ts'

const promptAfterMs = 3000

/** The form on a service card: errors under the fields, and what was not received stays in the form. */
const manners: OrderManners = {
  proposeNumber: cardOrderNumber,
  invalid: () => {},
  settle({ input, outcome, earlier }) {
    if (outcome.kind === 'acknowledged') {
      toast({ description: orderMessages.submitted })
      promptGuest(input, { description: orderMessages.createAccountPlain }, promptAfterMs)
      return { confirmation: { kind: 'received', order: outcome.order, earlier } }
    }
    const failure = fail()
    return { failure: outcome.kind === 'refused' ? refusalSentence(outcome) : failure }
  },
  broken: fail,
}

/** Sends the order of a service card. Fetched while its form is filled in. */
export const send = sendOrderWith(manners)

function fail(): string {
  toast({ description: orderMessages.submitFailed, tone: 'destructive' })
  return orderMessages.submitFailed
}

import { ordering } from '@northword/content/ordering'
import { orderMessages } from '@northword/contract/messages'
import type { PlaceOrderInput } from '@northword/contract/orders'
import { toast } from '../../ui/toast.ts'
import { promptGuest } from './guest-prompt.ts'
import type { OrderManners, Settled } from './order-manners.ts'
import { dialogOrderNumber } from './order-number.ts'
import { keepInOutbox } from '../outbox/outbox.ts'
import { startOutboxSender } from '../outbox/outbox-sender.ts'
import { refusalSentence } from './refusal-sentence.ts'
import { sendOrderWith } from './send-order.ts'

const promptAfterMs = 2000

/** The dialog of Home and Pricing: toasts, and an order that cannot be sent now waits on the device. */
const manners: OrderManners = {
  proposeNumber: dialogOrderNumber,
  invalid: (message) => fail(orderMessages.validationTitle, message),
  settle({ input, outcome, earlier }, serviceName) {
    if (outcome.kind === 'refused') return fail(ordering.refused.title, refusalSentence(outcome))
    if (outcome.kind === 'acknowledged') {
      celebrate(input, orderMessages.received)
      return { confirmation: { kind: 'received', order: outcome.order, earlier } }
    }
    if (!keepInOutbox(input, serviceName)) return fail(orderMessages.unexpectedTitle, orderMessages.notKept)
    startOutboxSender()
    celebrate(input, orderMessages.receivedUnsent)
    return { confirmation: { kind: 'unsent', order: input } }
  },
  broken: () => fail(orderMessages.unexpectedTitle, orderMessages.unexpected).failure,
}

/** Sends the order of the dialog. Fetched while its form is filled in. */
export const send = sendOrderWith(manners)

function fail(title: string, failure: string): Extract<Settled, { failure: string }> {
  toast({ title, description: failure, tone: 'destructive' })
  return { failure }
}

function celebrate(order: PlaceOrderInput, description: string) {
  toast({ title: orderMessages.receivedTitle, description })
  const action = { label: ordering.buttons.signUp, to: '/signup' }
  const { createAccountTitle: title, createAccount } = orderMessages
  promptGuest(order, { title, description: createAccount, action }, promptAfterMs)
}

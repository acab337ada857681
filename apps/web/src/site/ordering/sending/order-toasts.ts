import { ordering } from '@northword/content/ordering'
import { orderMessages } from '@northword/contract/messages'
import type { OrderForm } from '@northword/contract/orders'
import { noteGuest } from '../../session/guest-details.ts'
import { currentSession } from '../../session/session-store.ts'
import { toast, type ToastContent } from '../../ui/toast.ts'

type Orderer = Pick<OrderForm, 'fullName' | 'email'>

/** The toasts of one of the two forms. The form itself shows each of these sentences, too. */
interface OrderToasts {
  /** A field breaks a rule. */
  invalid: (sentence: string) => void
  failed: (sentence: string, title?: string) => void
  received: (order: Orderer) => void
  /** The order waits on this device. */
  unsent: (order: Orderer) => void
  /** The sentence for a failure of our own code. */
  broken: string
}

/** The dialog shows every error in a toast. */
const dialog: OrderToasts = {
  invalid: (sentence) => dialog.failed(sentence, orderMessages.validationTitle),
  failed: (description, title = orderMessages.unexpectedTitle) => warn({ title, description }),
  received: (order) => celebrate(order, orderMessages.received),
  unsent: (order) => celebrate(order, orderMessages.receivedUnsent),
  broken: orderMessages.unexpected,
}

function celebrate(order: Orderer, description: string) {
  toast({ title: orderMessages.receivedTitle, description })
  const action = { label: ordering.buttons.signUp, to: '/signup' }
  const { createAccountTitle: title, createAccount } = orderMessages
  promptGuest(order, { title, description: createAccount, action, offers: 'account' }, 2000)
}

/** The card shows broken rules only under their fields, and has one toast for all other errors. */
const card: OrderToasts = {
  invalid: () => {},
  failed: () => warn({ description: orderMessages.submitFailed }),
  received: (order) => celebratePlainly(order, orderMessages.submitted),
  unsent: (order) => celebratePlainly(order, orderMessages.submittedUnsent),
  broken: orderMessages.submitFailed,
}

function celebratePlainly(order: Orderer, description: string) {
  toast({ description })
  promptGuest(order, { description: orderMessages.createAccountPlain }, 3000)
}

export const orderToasts = { dialog, card }

let endWarning = () => {}

function warn(content: ToastContent) {
  endWarning = toast({ ...content, tone: 'destructive' })
}

/** Ends the toast about the press before: it must not stand over an order that is on its way. */
export const endLastWarning = () => endWarning()

/** Shows a toast after a while to somebody who is not signed in, also on the next page. */
function promptGuest({ fullName: name, email }: Orderer, prompt: ToastContent, delayMs: number) {
  if (currentSession()) return
  // The sign-up form starts with these.
  noteGuest({ name, email })
  setTimeout(() => toast(prompt), delayMs)
}

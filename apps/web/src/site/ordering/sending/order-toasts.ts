import { ordering } from '@northword/content/orders/ordering'
import { company } from '@northword/content/studio/company'
import { orderMessages } from '@northword/contract/messages'
import type { OrderForm } from '@northword/contract/orders/orders'
import { noteGuest } from '../../session/guest-details.ts'
import { currentSession } from '../../session/session-store.ts'
import { toast, type ToastContent } from '../../toasts/toast.ts'

type Orderer = Pick<OrderForm, 'fullName' | 'email'>

/** Toasts of one of the two forms, which repeat the form's sentences. */
interface OrderToasts {
  /** A field breaks a rule. */
  invalid: (sentence: string) => void
  failed: (sentence: string, title?: string) => void
  received: (order: Orderer) => void
  /** The order waits on this device. */
  unsent: (order: Orderer) => void
  /** For a bug of ours. */
  broken: string
}

/** The dialog shows every error in a toast. */
const dialog: OrderToasts = {
  invalid: (sentence) => dialog.failed(sentence, orderMessages.validationTitle),
  failed: (description, title = orderMessages.unexpectedTitle) => warn({ title, description }),
  received: (order) => celebrate(order, received()),
  unsent: (order) => celebrate(order, `${received()} ${orderMessages.unsent}`),
  broken: orderMessages.unexpected,
}

const received = () => orderMessages.received(company.contactWithin)

function celebrate(order: Orderer, description: string) {
  toast({ title: orderMessages.receivedTitle, description })
  const action = { label: ordering.buttons.signUp, to: '/signup' }
  const { createAccountTitle: title, createAccount } = orderMessages
  promptGuest(order, { title, description: createAccount, action, offers: 'account' }, 2000)
}

/** The card shows broken rules below their fields only, and one toast for all other errors. */
const card: OrderToasts = {
  invalid: () => {},
  failed: () => warn({ description: orderMessages.submitFailed }),
  received: (order) => celebratePlainly(order, orderMessages.submitted),
  unsent: (order) => celebratePlainly(order, orderMessages.unsent),
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

/** Closes the last press's toast, which must not cover an order that is being sent. */
export const endLastWarning = () => endWarning()

/** Shows a signed-out visitor a toast after `delayMs`, also on the next page. */
function promptGuest({ fullName: name, email }: Orderer, prompt: ToastContent, delayMs: number) {
  if (currentSession()) return
  // Prefills the sign-up form.
  noteGuest({ name, email })
  setTimeout(() => toast(prompt), delayMs)
}

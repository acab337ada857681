import type { OrderEventView } from '@northword/contract/orders/orders'
import { company } from '../studio/company.ts'

const { brand } = company

export const orderHistory = {
  heading: 'History',
  told: toldChange,
  /** A payment that changed no state. */
  received: (amount: string) => `${brand} received ${amount}.`,
} as const

interface Told {
  client: string
  studio: string
}

/** Sentences by the new state and by actor. */
const changes = {
  'Pending Contact': { client: 'You placed the order.', studio: `${brand} placed the order for you.` },
  'Awaiting Payment': {
    client: 'You settled the details with us.',
    studio: `${brand} settled the details and the price with you.`,
  },
  Paid: { client: 'You paid for the order.', studio: `${brand} received your payment.` },
  'In Production': { client: 'You asked us to begin.', studio: `${brand} began to write.` },
  Delivered: { client: 'You received the text.', studio: `${brand} sent you the text.` },
  Revision: { client: 'You asked for changes.', studio: `${brand} began to make changes.` },
  Completed: { client: 'You said that the text is done.', studio: `${brand} finished the order.` },
  Cancelled: { client: 'You cancelled the order.', studio: `${brand} cancelled the order.` },
  Refunded: { client: 'You got your money back.', studio: `${brand} sent your money back.` },
} as const satisfies Record<OrderEventView['to'], Told>

const newVersion: Told = {
  client: 'You received the new version.',
  studio: `${brand} sent you the new version.`,
}

const reversed: Told = {
  client: 'You took it back.',
  studio: `${brand} took back a mistaken entry.`,
}

const takenBack: Told = {
  client: 'You took the cancellation back.',
  studio: `${brand} took the cancellation back.`,
}

const back: Told = {
  client: 'You took that back.',
  studio: `${brand} took its last step back.`,
}

const refused = `${brand} answered your comments and changed nothing.`

/** "You cancelled the order." */
function toldChange({ actor, from, to, mark }: OrderEventView): string {
  if (from === 'Cancelled' && to !== 'Refunded') return takenBack[actor]
  if (from === 'Refunded' || (from === 'Paid' && to === 'Awaiting Payment')) return reversed[actor]
  if (mark) return mark === 'back' ? back[actor] : refused
  if (from === 'Revision' && to === 'Delivered') return newVersion[actor]
  return changes[to][actor]
}

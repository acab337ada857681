import { findService } from '@northword/content/studio/catalogue'
import { piecesOf } from '@northword/content/studio/pieces'
import type { AccountView } from '@northword/contract/people/account'
import type { SessionView } from '@northword/contract/people/auth'
import type { OrderMoney } from '@northword/contract/money/money-view'
import type { OrderDetail, OrderView } from '@northword/contract/orders/orders'
import type { ProjectView } from '@northword/contract/orders/projects'
import { ada, adasOrder, orderView } from './order-fixtures.ts'

/* Ada's account as the server returns it. */

export const adasAccount: AccountView = {
  id: 'ada-1',
  name: ada.fullName,
  email: ada.email,
  phone: ada.phone,
  emailVerified: true,
  createdAt: '2026-03-01T03:00:00.000Z',
}

/** Money of an order without an agreed price. */
export const nothingAgreed: OrderMoney = {
  isAgreed: false,
  terms: 'prepaid',
  chargedCents: 0,
  paidCents: 0,
  refundedCents: 0,
  keptCents: 0,
  owedCents: 0,
  refundDueCents: 0,
  request: null,
  documents: [],
}

let made = 0

/** One of Ada's orders, by default with a number of its own. */
export const ordered = (order: Partial<OrderView> = {}): OrderView => ({
  ...orderView({ ...adasOrder, reference: `NW-ORD-20260306-${String(++made).padStart(4, '0')}` }),
  guest: false,
  userId: adasAccount.id,
  ...order,
})

/** One of Ada's orders with a history that leads to its state. */
export function detailed({ sold, ...order }: Partial<OrderDetail> = {}): OrderDetail {
  const view = ordered(order)
  const { status, createdAt } = view
  const placed = { at: createdAt, actor: 'client', from: null, to: 'Pending Contact' } as const
  const moved = {
    at: '2026-03-06T05:00:00.000Z',
    actor: 'studio',
    from: 'Pending Contact',
    to: status,
  } as const
  const isNew = status === 'Pending Contact'
  const promises = sold ?? soldNow(view.sku)
  return {
    deliverBy: promisedIn(status, promises, moved.at),
    ...view,
    sold: promises,
    sentOutside: null,
    mayCancel: isNew,
    events: isNew ? [placed] : [placed, moved],
  }
}

/** The server's promise for an order that entered this state at `at`. */
function promisedIn(status: OrderDetail['status'], sold: OrderDetail['sold'], at: string): string | null {
  if (sold?.turnaround.kind !== 'hours' || (status !== 'In Production' && status !== 'Revision')) return null
  return new Date(Date.parse(at) + sold.turnaround.maxHours * 3_600_000).toISOString()
}

/** The service's present promise. */
function soldNow(sku: string): OrderDetail['sold'] {
  const service = findService(sku)
  if (!service) return null
  const { words, revisionRounds, turnaround } = service
  return { words, revisionRounds, turnaround, pieces: piecesOf(service) }
}

export const project = (given: Partial<ProjectView> = {}): ProjectView => {
  const { number: orderNumber, sku, name: title, createdAt, note: notes } = ordered()
  return {
    id: `project-${++made}`,
    userId: adasAccount.id,
    title,
    status: 'Requested',
    sku,
    createdAt,
    notes,
    orderNumber,
    orderStatus: 'Pending Contact',
    ...given,
  }
}

/** A session of Ada's account. */
export const signedInAt = (device: string, isCurrent = false): SessionView => ({
  id: `session-${++made}`,
  device,
  createdAt: '2026-03-06T03:00:00.000Z',
  lastSeenAt: '2026-03-06T04:00:00.000Z',
  isCurrent,
})

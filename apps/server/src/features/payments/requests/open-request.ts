import { accountFacts } from '@northword/content/orders/payment-ways'
import type { SiteContent } from '@northword/contract/content/site-content'
import { balanceOf, standingOf } from '@northword/contract/money/ledger'
import type { RequestView } from '@northword/contract/money/money-view'
import { hostOf } from '@northword/contract/money/payment-link'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { MoneyEntry } from '../money-entry.entity.ts'
import { endOfDay } from './due-day.ts'
import { PaymentRequest } from './payment-request.entity.ts'

interface OpenRequest {
  request: PaymentRequest
  /** Rest of the request, at most the balance due. */
  restCents: number
}

/** The open request of an order; null if there is none or it is paid. */
export async function openRequest(
  em: Em,
  { id: orderId, status }: Pick<Order, 'id' | 'status'>,
  entries: readonly MoneyEntry[],
): Promise<OpenRequest | null> {
  const request = await standingRequest(em, orderId)
  if (!request) return null
  const restCents = Math.min(unpaidOf(request, entries), balanceOf(status, entries).owedCents)
  return restCents > 0 ? { request, restCents } : null
}

/** Withdraws a request that a lower price left unpaid: it would be open again, and overdue, with the next charge. */
export async function withdrawUnpaid(em: Em, orderId: string, entries: readonly MoneyEntry[]): Promise<void> {
  const request = await standingRequest(em, orderId)
  if (request && unpaidOf(request, entries) > 0)
    await em.nativeUpdate(PaymentRequest, { id: request.id }, { withdrawnAt: clock.now() })
}

const standingRequest = (em: Em, orderId: string) =>
  em.findOne(PaymentRequest, { orderId, withdrawnAt: null }, { disableIdentityMap: true })

/** US cents. A payment counts only beyond what it replaces of reversed payments from before the request. */
function unpaidOf({ cents, afterSequence }: PaymentRequest, entries: readonly MoneyEntry[]): number {
  const isBefore = ({ sequence }: MoneyEntry) => sequence <= afterSequence
  const early = new Set(paymentsIn(entries.filter(isBefore)).map(({ id }) => id))
  const standing = new Set(paymentsIn(entries))
  let missing = 0
  let unpaid = cents
  for (const entry of entries.filter((each) => !isBefore(each))) {
    if (entry.reverses !== null && early.has(entry.reverses)) missing -= entry.cents
    if (!standing.has(entry)) continue
    const filling = Math.min(missing, entry.cents)
    missing -= filling
    unpaid -= entry.cents - filling
  }
  return unpaid
}

const paymentsIn = (entries: readonly MoneyEntry[]) =>
  standingOf(entries).filter(({ kind }) => kind === 'payment')

interface Reading {
  /** The order's, the reference of a transfer. */
  number: string
  accounts: SiteContent['accounts']
  /** Where the last day ends. */
  timeZone: string
}

export const requestView = (
  { request, restCents }: OpenRequest,
  { number, accounts, timeZone }: Reading,
): RequestView => ({
  cents: restCents,
  way: request.way,
  link: request.link,
  host: hostOf(request.link),
  account: accountIn(accounts, request.way, number),
  dueOn: request.dueOn,
  isOverdue: endOfDay(request.dueOn, timeZone) <= clock.now(),
})

function accountIn(accounts: SiteContent['accounts'], way: PaymentRequest['way'], number: string) {
  const { [way]: factsFor } = accountFacts(accounts)
  return factsFor(number).map(([name, value]) => ({ name, value }))
}

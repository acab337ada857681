import { balanceOf, refundDue, standingOf } from '@northword/contract/money/ledger'
import type { DocumentView, MoneyView, OrderMoney } from '@northword/contract/money/money-view'
import { type PaymentTerms, waysOf } from '@northword/contract/money/payment-terms'
import { isStopped, type OrderStatus } from '@northword/contract/orders/order-status'
import type { Em } from '../../db/orm.ts'
import type { Context } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { orderOf } from '../orders/find/find-order.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import { Order } from '../orders/order/order.entity.ts'
import { User } from '../people/user.entity.ts'
import { entriesOf, entryView, MoneyEntry } from './money-entry.entity.ts'
import { openRequest, requestView } from './requests/open-request.ts'

/** The balance is computed from the entries each time. @throws {DomainError} `orderNotFound` */
export async function moneyOf(
  { em, site: { accounts, company } }: Pick<Context, 'em' | 'site'>,
  number: string,
): Promise<MoneyView> {
  const order = await em.findOne(Order, { number }, { disableIdentityMap: true })
  if (!order) throw new DomainError('orderNotFound')
  const entries = await entriesOf(em, order.id)
  const open = await openRequest(em, order, entries)
  return {
    ...seenByBoth(order, entries),
    entries: entries.map((entry) => entryView(entry)),
    terms: order.terms,
    clientTerms: await clientTermsOf(em, order),
    ways: waysOf(accounts),
    request: open && {
      ...requestView(open, { number, accounts, timeZone: company.timeZone }),
      memberName: open.request.memberName,
      reference: open.request.reference,
    },
    askBy: order.askBy?.toISOString() ?? null,
    refundDueAt: order.refundDueAt?.toISOString() ?? null,
    beforeStop: await beforeStop(em, order, entries),
  }
}

/** Terms of the order's account, for its later orders; null without an account. */
async function clientTermsOf(em: Em, { userId }: Pick<Order, 'userId'>): Promise<PaymentTerms | null> {
  if (userId === null) return null
  const user = await em.findOne(User, { id: userId }, { fields: ['terms'], disableIdentityMap: true })
  return user?.terms ?? null
}

/** State and price before the order was stopped. The refund policy depends on them. */
async function beforeStop(em: Em, { id, status }: Order, entries: MoneyEntry[]) {
  const before = isStopped(status) ? await statusBeforeStop(em, id) : status
  const { chargedCents } = balanceOf(
    before,
    standingOf(entries).filter(({ orderStatus }) => !isStopped(orderStatus)),
  )
  return { status: before, chargedCents }
}

async function statusBeforeStop(em: Em, orderId: string): Promise<OrderStatus> {
  const moves = await em.find(OrderEvent, { orderId }, { orderBy: { at: 'desc', id: 'desc' } })
  const stop = moves.find(({ fromStatus }) => fromStatus !== null && !isStopped(fromStatus))
  return stop?.fromStatus ?? 'Pending Contact'
}

/**
 * An order's balance, open request and documents for its client, without members' names.
 * @throws {DomainError} `orderNotFound`, also if the order exists but is not visible to them
 */
export async function orderMoneyOf(
  { em, actor, site }: Pick<Context, 'em' | 'actor' | 'site'>,
  number: string,
): Promise<OrderMoney> {
  const order = await orderOf(em, actor, number)
  const entries = await entriesOf(em, order.id)
  const open = await openRequest(em, order, entries)
  return {
    ...seenByBoth(order, entries),
    isAgreed: entries.length > 0,
    terms: order.terms,
    request: open && requestView(open, { number, accounts: site.accounts, timeZone: lastZone }),
  }
}

/** A day ends here last: no client is told that it has passed while it is still theirs. */
const lastZone = '-12:00'

const seenByBoth = ({ status }: Order, entries: MoneyEntry[]) => ({
  ...balanceOf(status, entries),
  refundDueCents: refundDue(status, entries),
  documents: documentsOf(entries),
})

/** Receipts and credit notes of a ledger, oldest first. */
function documentsOf(entries: MoneyEntry[]): DocumentView[] {
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  return entries.flatMap(({ id, kind, printed }) =>
    printed === null
      ? []
      : [
          {
            number: printed.number,
            kind: kind === 'refund' ? ('credit-note' as const) : ('receipt' as const),
            issuedOn: printed.issuedOn,
            cents: printed.cents,
            isWithdrawn: reversed.has(id),
          },
        ],
  )
}

/** Agreed price per order, in US cents. Stopped order: the price before the stop, without the kept share. */
export async function agreedPrices(em: Em, orderIds: string[]): Promise<Map<string, number>> {
  const entries = await em.find(
    MoneyEntry,
    { orderId: orderIds },
    { orderBy: { sequence: 'asc' }, disableIdentityMap: true },
  )
  const ledgers = Map.groupBy(entries, ({ orderId }) => orderId)
  const prices = [...ledgers.values()].flatMap((ledger) => agreedLines(ledger))
  const byOrder = Map.groupBy(prices, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, lines]) => [id, lines.reduce((sum, { cents }) => sum + cents, 0)]))
}

const agreedLines = (ledger: MoneyEntry[]) =>
  standingOf(ledger).filter(
    (entry) =>
      (entry.kind === 'charge' || entry.kind === 'adjustment') &&
      !isStopped(entry.orderStatus) &&
      !isOfFullRefund(entry, ledger),
  )

/** True for the adjustment that the refund of all that was paid wrote with itself: it ends the order. */
function isOfFullRefund(entry: MoneyEntry, ledger: MoneyEntry[]): boolean {
  const { sequence, idempotencyKey, orderStatus } = entry
  const isBeside = idempotencyKey === null && ledger[sequence]?.kind === 'refund'
  return isBeside && balanceOf(orderStatus, ledger.slice(0, sequence + 1)).keptCents === 0
}

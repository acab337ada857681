import { balanceOf, refundDue } from '@northword/contract/money/ledger'
import type { MoneyView } from '@northword/contract/money/money-view'
import { isStopped, type OrderStatus } from '@northword/contract/orders/order-status'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { entriesOf, type MoneyEntry } from './money-entry.entity.ts'
import { OrderEvent } from '../orders/order/order-event.entity.ts'
import { Order } from '../orders/order/order.entity.ts'
import type { Recording } from './act.ts'
import { clientTermsOf, termsOf } from './client-terms.ts'
import { documentsOf } from './documents/documents-of.ts'
import { entryView } from './ledger/entry-view.ts'
import { openRequest, requestView } from './requests/open-request.ts'

type Reading = Pick<Recording, 'em' | 'site'>

/** The balance is computed from the entries each time. @throws {DomainError} `orderNotFound` */
export async function moneyOf({ em, site }: Reading, number: string): Promise<MoneyView> {
  const order = await em.findOne(Order, { number }, { disableIdentityMap: true })
  if (!order) throw new DomainError('orderNotFound')
  const entries = await entriesOf(em, order.id)
  const balance = balanceOf(order.status, entries)
  const clientTerms = await clientTermsOf(em, order)
  const open = await openRequest(em, order.id, entries, balance)
  return {
    ...balance,
    refundDueCents: refundDue(order.status, entries),
    entries: entries.map((entry) => entryView(entry)),
    documents: documentsOf(entries),
    terms: termsOf(order, clientTerms),
    clientTerms,
    request: open && {
      ...requestView(open, number, site),
      memberName: open.request.memberName,
      reference: open.request.reference,
    },
    askBy: order.askBy?.toISOString() ?? null,
    refundDueAt: order.refundDueAt?.toISOString() ?? null,
    beforeStop: await beforeStop(em, order, entries),
  }
}

/** State and price before the order was stopped. The refund policy depends on them. */
async function beforeStop(em: Em, { id, status }: Order, entries: MoneyEntry[]) {
  const before = isStopped(status) ? await statusBeforeStop(em, id) : status
  const { chargedCents } = balanceOf(
    before,
    entries.filter(({ orderStatus }) => !isStopped(orderStatus)),
  )
  return { status: before, chargedCents }
}

async function statusBeforeStop(em: Em, orderId: string): Promise<OrderStatus> {
  const moves = await em.find(OrderEvent, { orderId }, { orderBy: { at: 'desc', id: 'desc' } })
  const stop = moves.find(({ fromStatus }) => fromStatus !== null && !isStopped(fromStatus))
  return stop?.fromStatus ?? 'Pending Contact'
}

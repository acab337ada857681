import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../db/orm.ts'
import type { Feature } from '../../feature.ts'
import { ordersOfClient } from '../orders/find/orders-of-client.ts'
import type { Client } from '../people/actor.ts'
import { DocumentCounter } from './documents/document-counter.entity.ts'
import { documentSheet } from './documents/document-sheet.ts'
import { statementSheet } from './documents/statement-sheet.ts'
import { entryView, MoneyEntry } from './money-entry.entity.ts'
import { paymentsRoutes } from './payments.rest.ts'
import { settleMoved } from './requests/keep-duties.ts'
import { PaymentRequest } from './requests/payment-request.entity.ts'

export const payments: Feature = {
  entities: [MoneyEntry, DocumentCounter, PaymentRequest],
  routes: paymentsRoutes,
  sheets: [documentSheet, statementSheet],
  orderMoved: settleMoved,
  // Receipts and credit notes are exported but not erased: tax law requires keeping them as printed.
  personalData: { records: recordsOfEntries, eraseWithOrders: eraseTyped },
  tidy: { 'payment-requests': ({ em }) => eraseTyped(em) },
}

/** Ledgers, documents as printed and payment requests of a client's orders, without members' names. */
async function* recordsOfEntries(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for await (const numbers of ordersOfClient(em, client)) {
    for (const entry of await entriesOfAll(em, [...numbers.keys()])) {
      const { kind, memberName: _, ...view } = entryView(entry)
      yield {
        kind: 'money',
        orderId: numbers.get(entry.orderId),
        entry: kind,
        ...view,
        printed: entry.printed,
      }
    }
    for (const request of await requestsOfAll(em, [...numbers.keys()])) {
      const { at, cents, way, link, reference, dueOn, withdrawnAt } = request
      yield {
        kind: 'payment-request',
        orderId: numbers.get(request.orderId),
        at: at.toISOString(),
        cents,
        way,
        link,
        reference,
        dueOn,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      }
    }
  }
}

const entriesOfAll = (em: Em, orderIds: string[]) =>
  em.find(
    MoneyEntry,
    { orderId: { $in: orderIds } },
    { orderBy: { orderId: 'asc', sequence: 'asc' }, disableIdentityMap: true },
  )

const requestsOfAll = (em: Em, orderIds: string[]) =>
  em.find(
    PaymentRequest,
    { orderId: { $in: orderIds } },
    { orderBy: { orderId: 'asc', at: 'asc' }, disableIdentityMap: true },
  )

/** Blanks typed texts about payments of erased orders. Call it after `eraseOrders`; tax law keeps the rest. */
async function eraseTyped(em: Em): Promise<void> {
  await em.execute(
    `update money_entries set reason = '' where reason <> ''
      and order_id in (select id from orders where full_name = '')`,
  )
  await em.execute(
    `update payment_requests set link = '', reference = '' where (link <> '' or reference <> '')
      and order_id in (select id from orders where full_name = '')`,
  )
}

import type { ExportRecord } from '@northword/contract/people/account'
import type { Em } from '../../../db/orm.ts'
import { ordersOfClient } from '../../orders/find/orders-of-client.ts'
import type { Client } from '../../people/actor.ts'
import { entryView } from './entry-view.ts'
import { MoneyEntry } from '../money-entry.entity.ts'
import { PaymentRequest } from '../requests/payment-request.entity.ts'

/** Ledgers, documents as printed and payment requests of a client's orders, without members' names. */
export async function* recordsOfEntries(em: Em, client: Client): AsyncGenerator<ExportRecord> {
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

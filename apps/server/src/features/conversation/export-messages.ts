import type { ExportRecord } from '@northword/contract/account'
import type { Em } from '../../db/orm.ts'
import { Order, visibleTo } from '../orders/order.entity.ts'
import type { Client } from '../people/actor.ts'
import { OrderMessage, shownAt } from './order-message.entity.ts'

const pageSize = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** The conversations of all orders of a client, as they see them. */
export async function* exportMessages(em: Em, client: Client): AsyncGenerator<ExportRecord> {
  for (let page = await ordersAfter(em, client, beforeAll); page.length > 0;) {
    const numbers = new Map(page.map(({ id, number }) => [id, number]))
    for (const { orderId, sender, kind, staffName, text, shownAt: at } of await messagesOf(em, [
      ...numbers.keys(),
    ]))
      yield {
        kind: 'order-message',
        orderId: numbers.get(orderId),
        from: sender,
        by: staffName,
        isAboutPayment: kind === 'paid',
        text,
        at: at.toISOString(),
      }
    page = await ordersAfter(em, client, page.at(-1)?.id ?? '')
  }
}

const ordersAfter = (em: Em, client: Client, id: string) =>
  em.find(
    Order,
    { $and: [visibleTo(client), { id: { $gt: id } }] },
    { fields: ['number'], orderBy: { id: 'asc' }, limit: pageSize, disableIdentityMap: true },
  )

const messagesOf = (em: Em, orderIds: string[]) =>
  em.find(
    OrderMessage,
    { orderId: { $in: orderIds }, ...shownAt(new Date()) },
    { orderBy: { orderId: 'asc', shownAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  )

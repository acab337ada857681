import type { Em } from '../../../db/orm.ts'
import type { Client } from '../../people/actor.ts'
import { Order } from '../order/order.entity.ts'
import { visibleTo } from '../order/order-rights.ts'

const pageSize = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Order numbers of a client by id, read a page at a time. */
export async function* ordersOfClient(em: Em, client: Client): AsyncGenerator<Map<string, string>> {
  for (let page = await pageAfter(em, client, beforeAll); page.length > 0;) {
    yield new Map(page.map(({ id, number }) => [id, number]))
    page = await pageAfter(em, client, page.at(-1)?.id ?? '')
  }
}

const pageAfter = (em: Em, client: Client, id: string) =>
  em.find(
    Order,
    { $and: [visibleTo(client), { id: { $gt: id } }] },
    { fields: ['number'], orderBy: { id: 'asc' }, limit: pageSize, disableIdentityMap: true },
  )

import type { OrderDetail, OrderSummary, OrderView } from '@northword/contract/orders'
import type { PageInput } from '@northword/contract/pages'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../db/keyset.ts'
import type { Em } from '../../db/orm.ts'
import type { User } from '../people/user.entity.ts'
import { orderSummary, orderView } from './order-view.ts'
import { Order } from './order.entity.ts'
import { detailsOf, visibleTo } from './find-order.ts'

/** A page of the orders that a client may see, the latest first. */
export async function listOrders(em: Em, user: User, page: PageInput) {
  const { rows, next } = await ownOrders(em, user, page)
  return { orders: rows.map((order): OrderView => orderView(order)), next }
}

/** As {@link listOrders}, without the notes. */
export async function listOrderSummaries(em: Em, user: User, page: PageInput) {
  const read = await em.find(Order, ownAfter(user, page), {
    orderBy: latestFirst,
    limit: rowsToRead(page),
    exclude: ['note'],
    disableIdentityMap: true,
  })
  const { rows, next } = pageOf(read, page)
  return { orders: rows.map((order): OrderSummary => orderSummary(order)), next }
}

/** As {@link listOrders}, each with its history. */
export async function listOrderDetails(em: Em, user: User, page: PageInput) {
  const { rows, next } = await ownOrders(em, user, page)
  const orders: OrderDetail[] = await detailsOf(em, rows)
  return { orders, next }
}

/** How many orders a client may see. */
export const countOrders = (em: Em, user: User) => em.count(Order, visibleTo(user))

const ownAfter = (user: User, page: PageInput) => ({ $and: [visibleTo(user), afterCursor(page)] })

async function ownOrders(em: Em, user: User, page: PageInput) {
  const options = { orderBy: latestFirst, limit: rowsToRead(page) }
  return pageOf(await em.find(Order, ownAfter(user, page), options), page)
}

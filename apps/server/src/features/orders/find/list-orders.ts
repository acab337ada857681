import type { ListedOrder, OrderDetail, OrderView } from '@northword/contract/orders/orders'
import type { PageInput } from '@northword/contract/pages'
import { afterCursor, latestFirst, pageOf, rowsToRead } from '../../../db/queries/keyset.ts'
import type { Em } from '../../../db/orm.ts'
import type { Deps } from '../../../doors/context.ts'
import type { Actor } from '../../people/actor.ts'
import { detailsOf } from './find-order.ts'
import { orderSummary, orderView, type Seeing } from './order-view.ts'
import { Order } from '../order/order.entity.ts'
import { visibleTo } from '../order/order-rights.ts'

/** A page of the orders that the actor may see, latest first. */
export async function listOrders(ctx: Seeing, page: PageInput) {
  const { rows, next } = await seenOrders(ctx, page)
  return { orders: rows.map((order): OrderView => orderView(order, ctx.site)), next }
}

/** As {@link listOrders}, without briefs, and with the agreed prices. */
export async function listOrderSummaries(
  { em, agreedPrices, actor, site }: Pick<Deps, 'agreedPrices'> & Seeing,
  page: PageInput,
) {
  const read = await em.find(Order, seenAfter(actor, page), {
    orderBy: latestFirst,
    limit: rowsToRead(page),
    exclude: ['note', 'sold'],
    disableIdentityMap: true,
  })
  const { rows, next } = pageOf(read, page)
  const agreed = await agreedPrices(
    em,
    rows.map(({ id }) => id),
  )
  const orders = rows.map((order): ListedOrder => ({
    ...orderSummary(order, site),
    agreedCents: agreed.get(order.id) ?? null,
  }))
  return { orders, next }
}

/** As {@link listOrders}, with histories. */
export async function listOrderDetails(ctx: Seeing, page: PageInput) {
  const { rows, next } = await seenOrders(ctx, page)
  const orders: OrderDetail[] = await detailsOf(ctx, rows)
  return { orders, next }
}

export const countOrders = (em: Em, actor: Actor) => em.count(Order, visibleTo(actor))

const seenAfter = (actor: Actor, page: PageInput) => ({ $and: [visibleTo(actor), afterCursor(page)] })

async function seenOrders({ em, actor }: Seeing, page: PageInput) {
  const options = { orderBy: latestFirst, limit: rowsToRead(page) }
  return pageOf(await em.find(Order, seenAfter(actor, page), options), page)
}

import { orderNumberInput, placeOrderInput } from '@northword/contract/orders'
import { pageInput } from '@northword/contract/pages'
import { clientProcedure, procedure, router } from '../../doors/trpc.ts'
import { cancelOrder } from './cancel-order.ts'
import { findOrder } from './find-order.ts'
import { listOrders, listOrderSummaries } from './list-orders.ts'
import { ownerOf } from './owner-of.ts'
import { placeOrder } from './place-order.ts'

export const ordersRouter = router({
  /** Places an order for whoever asks; open to guests. */
  place: procedure.input(placeOrderInput).mutation(async ({ ctx, input }) => {
    await ctx.limits.count('orderNetwork', ctx.browser.network)
    const owner = ownerOf(ctx, input)
    if (owner.user) await ctx.limits.count('orderAccount', owner.user.id)
    return placeOrder(ctx, input, owner)
  }),
  /** A page of the client's own orders, the latest first. */
  list: clientProcedure
    .meta({ alone: true })
    .input(pageInput)
    .query(({ ctx, input }) => listOrders(ctx.em, ctx.actor.user, input)),
  /** The same without the notes. */
  listSummaries: clientProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listOrderSummaries(ctx.em, ctx.actor.user, input)),
  /** One of the client's own orders, with its history. */
  find: clientProcedure
    .input(orderNumberInput)
    .query(({ ctx, input }) => findOrder(ctx.em, ctx.actor.user, input.number)),
  /** Takes an order back that the studio has not begun to deal with. */
  cancel: clientProcedure
    .input(orderNumberInput)
    .mutation(({ ctx, input }) => cancelOrder(ctx, ctx.actor.user, input.number)),
})

import { orderNumberInput, placeOrderInput } from '@northword/contract/orders'
import { pageInput } from '@northword/contract/pages'
import { clientProcedure, limited, procedure, router } from '../../doors/trpc.ts'
import { cancelOrder } from './cancel-order.ts'
import { findOrder } from './find-order.ts'
import { listOrders, listOrderSummaries } from './list-orders.ts'
import { placeOrder } from './place-order.ts'

export const ordersRouter = router({
  /** Places an order for whoever asks; open to guests. */
  place: procedure
    .input(placeOrderInput)
    .use(limited('orderNetwork'))
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
  /** A page of the client's own orders, the latest first. */
  list: clientProcedure
    .meta({ alone: true })
    .input(pageInput)
    .query(({ ctx, input }) => listOrders(ctx.em, ctx.actor, input)),
  /** The same without the notes. */
  listSummaries: clientProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listOrderSummaries(ctx.em, ctx.actor, input)),
  /** One of the client's own orders, with its history. */
  find: clientProcedure
    .input(orderNumberInput)
    .query(({ ctx, input }) => findOrder(ctx.em, ctx.actor, input.number)),
  /** Takes an order back that the studio has not begun to deal with. */
  cancel: clientProcedure
    .input(orderNumberInput)
    .mutation(({ ctx, input }) => cancelOrder(ctx, input.number)),
})

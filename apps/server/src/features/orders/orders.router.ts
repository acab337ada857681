import { cancelOrderInput } from '@northword/contract/orders/order-links'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { orderDetail, placeOrderInput } from '@northword/contract/orders/orders'
import { pageInput } from '@northword/contract/pages'
import { clientProcedure, limited, openProcedure, orderProcedure, rest, router } from '../../doors/trpc.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { findOrder } from './find/find-order.ts'
import { listOrders, listOrderSummaries } from './find/list-orders.ts'
import { mostOrderBytes, placeOrder } from './place/place-order.ts'

export const ordersRouter = router({
  /** Open to guests. */
  place: openProcedure
    .meta({ placesOrder: true, mostBytes: mostOrderBytes })
    .input(placeOrderInput)
    .use(limited('orderNetwork'))
    .mutation(({ ctx, input }) => placeOrder(ctx, input)),
  list: clientProcedure
    .meta({ alone: true })
    .input(pageInput)
    .query(({ ctx, input }) => listOrders(ctx, input)),
  /** The same without briefs. */
  listSummaries: clientProcedure.input(pageInput).query(({ ctx, input }) => listOrderSummaries(ctx, input)),
  /** One of the client's own orders, or that of a link, with its history. */
  find: orderProcedure
    .meta(rest('GET', '/api/orders/:number', 'One of the client’s orders, with its history.'))
    .input(orderNumberInput)
    .output(orderDetail)
    .query(({ ctx, input }) => findOrder(ctx, input.number)),
  /** Only while the studio has not begun to deal with the order. */
  cancel: orderProcedure
    .meta(
      rest(
        'POST',
        '/api/orders/:number/cancel',
        'Take an order back that the studio has not begun to deal with.',
        { refuses: ['cannotCancel'] },
      ),
    )
    .input(cancelOrderInput)
    .output(orderDetail)
    .mutation(({ ctx, input }) => cancelOrder(ctx, input)),
})

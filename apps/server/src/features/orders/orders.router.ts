import { placeOrderInput } from '@northword/contract/orders'
import { procedure, router } from '../../trpc.ts'
import { claimHashOf } from './claim.ts'
import { placeOrder } from './place-order.ts'

export const ordersRouter = router({
  /** Places an order for whoever asks; open to guests. */
  place: procedure.input(placeOrderInput).mutation(({ ctx, input }) => {
    return placeOrder(ctx, input, claimHashOf(ctx.claimToken()))
  }),
})

import { placeOrderInput } from '@northword/contract/orders'
import { procedure, router } from '../../trpc.ts'
import { claimHashOf, newClaimToken } from './claim.ts'
import { placeOrder } from './place-order.ts'

export const ordersRouter = router({
  /** Places an order for whoever asks; open to guests. */
  place: procedure.input(placeOrderInput).mutation(async ({ ctx, input }) => {
    const token = ctx.claimToken ?? newClaimToken()
    const placed = await placeOrder(ctx, input, claimHashOf(token))
    ctx.keepClaimToken(token)
    return placed
  }),
})

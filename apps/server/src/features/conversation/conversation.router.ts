import { conversationView, sayPaidInput, writeInput } from '@northword/contract/orders/conversation'
import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { limited, procedure, rest, router } from '../../doors/trpc.ts'
import { conversationOf } from './list-messages.ts'
import { sayPaid, writeMessage } from './write-message.ts'

/** Open to anyone who may see the order, by session, link or claim. */
export const conversationRouter = router({
  list: procedure
    .meta(rest('GET', '/api/orders/:number/messages', 'What you and the studio have written.'))
    .input(orderNumberInput)
    .output(conversationView)
    .query(({ ctx, input }) => conversationOf(ctx.em, ctx.actor, input.number)),
  write: procedure
    .meta(
      rest('POST', '/api/orders/:number/messages', 'Write to the studio about an order.', {
        refuses: ['messageKeyReused'],
      }),
    )
    .input(writeInput)
    .output(conversationView)
    .use(limited('messageNetwork'))
    .mutation(({ ctx, input }) => writeMessage(ctx, input)),
  sayPaid: procedure
    .meta(
      rest('POST', '/api/orders/:number/paid', 'Tell the studio that you have paid.', {
        refuses: ['cannotSayPaid', 'messageKeyReused'],
      }),
    )
    .input(sayPaidInput)
    .output(conversationView)
    .use(limited('messageNetwork'))
    .mutation(({ ctx, input }) => sayPaid(ctx, input)),
})

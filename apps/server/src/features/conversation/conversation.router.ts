import {
  conversationInput,
  conversationView,
  sayPaidInput,
  writeInput,
} from '@northword/contract/orders/conversation'
import { limited, procedure, rest, router } from '../../doors/trpc.ts'
import { conversationOf } from './list-messages.ts'
import { sayPaid, writeMessage } from './write-message.ts'

/** Open to anyone who may see the order, by session or link. */
export const conversationRouter = router({
  list: procedure
    .meta(rest('GET', '/api/orders/:number/messages', 'What you and the studio have written.'))
    .input(conversationInput)
    .output(conversationView)
    .query(({ ctx, input }) => conversationOf(ctx.em, ctx.actor, input)),
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

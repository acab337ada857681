import { sendMessageInput } from '@northword/contract/site/contact'
import { limited, procedure, router } from '../../doors/trpc.ts'
import { sendMessage } from './send-message.ts'

export const contactRouter = router({
  /** Open to guests. */
  sendMessage: procedure
    .input(sendMessageInput)
    .use(limited('contactNetwork'))
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),
})

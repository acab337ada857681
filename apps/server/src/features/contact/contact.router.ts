import { sendMessageInput } from '@northword/contract/site/contact'
import { procedure, router } from '../../doors/trpc.ts'
import { sendMessage } from './send-message.ts'

export const contactRouter = router({
  /** Open to guests. */
  sendMessage: procedure.input(sendMessageInput).mutation(({ ctx, input }) => sendMessage(ctx, input)),
})

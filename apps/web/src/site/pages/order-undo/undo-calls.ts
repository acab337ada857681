import { orderUndo } from '@northword/content/orders/undo-pages'
import { linkInput } from '@northword/contract/people/auth'
import { sendBy } from '../../api/send-by.ts'
import { trpcClient } from '../../api/trpc-client.ts'

export const undoCancellation = sendBy(
  linkInput,
  async (link) => {
    await trpcClient.orderLinks.undoCancellation.mutate(link)
    return { kind: 'done' as const, message: orderUndo.done.text }
  },
  orderUndo,
)

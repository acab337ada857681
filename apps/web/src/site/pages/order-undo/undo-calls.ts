import { orderUndo } from '@northword/content/order-undo'
import { linkInput } from '@northword/contract/auth'
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

import { approvalUndo } from '@northword/content/orders/undo-pages'
import { linkInput } from '@northword/contract/people/auth'
import { sendBy } from '../../api/send-by.ts'
import { trpcClient } from '../../api/trpc-client.ts'

export const undoApproval = sendBy(
  linkInput,
  async (link) => {
    await trpcClient.reviews.undoApproval.mutate(link)
    return { kind: 'done' as const, message: approvalUndo.done.text }
  },
  approvalUndo,
)

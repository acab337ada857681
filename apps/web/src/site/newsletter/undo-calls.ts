import { approvalUndo, orderUndo } from '@northword/content/orders/undo-pages'
import { linkInput } from '@northword/contract/people/auth'
import { sendBy } from '../api/send-by.ts'
import { trpcClient } from '../api/trpc-client.ts'
import type { Done } from './newsletter-calls.ts'

export const undoCancellation = sendBy(
  linkInput,
  async (link): Promise<Done> => {
    await trpcClient.orderLinks.undoCancellation.mutate(link)
    return { kind: 'done', message: orderUndo.done.text }
  },
  orderUndo,
)

export const undoApproval = sendBy(
  linkInput,
  async (link): Promise<Done> => {
    await trpcClient.reviews.undoApproval.mutate(link)
    return { kind: 'done', message: approvalUndo.done.text }
  },
  approvalUndo,
)

import { approvalUndo, orderUndo, type undoWords } from '@northword/content/orders/undo-pages'
import { linkInput } from '@northword/contract/people/auth'
import { sendBy } from '../api/send-by.ts'
import { trpcClient } from '../api/trpc-client.ts'
import type { Done } from './link-page.tsx'

type Link = Parameters<typeof trpcClient.orderLinks.undoCancellation.mutate>[0]

const undoing = (undo: (link: Link) => Promise<unknown>, words: ReturnType<typeof undoWords>) =>
  sendBy(
    linkInput,
    async (link): Promise<Done> => {
      await undo(link)
      return { kind: 'done', message: words.done.text }
    },
    words,
  )

export const undoCancellation = undoing(
  (link) => trpcClient.orderLinks.undoCancellation.mutate(link),
  orderUndo,
)

export const undoApproval = undoing((link) => trpcClient.reviews.undoApproval.mutate(link), approvalUndo)

import type { DeskReviewView, SendCommentsInput } from '@northword/contract/texts/reviews'
import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { reviewAtDesk } from '../../texts/reviews/list-comments.ts'
import { sendStudioComments } from '../../texts/reviews/send-studio-comments.ts'
import { noteAct } from './change-case.ts'

/**
 * Sends the studio's comments on a text to its client and notes it in the timeline. A repeated call sends nothing.
 * @throws {DomainError} `orderNotFound`, and as `sendStudioComments`
 */
export async function askClient(ctx: StaffContext, input: SendCommentsInput): Promise<DeskReviewView> {
  const { em, actor } = ctx
  await orderOf(em, actor, input.number)
  await em.fork().transactional(async (tx) => {
    const sent = await sendStudioComments({ ...ctx, em: tx }, input)
    if (!sent) return
    const { orderId, title: text } = sent
    await noteAct(tx, actor, orderId, { kind: 'asked', text })
  })
  return reviewAtDesk(ctx, input.number)
}

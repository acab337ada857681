import type { DeskConversation, WriteToClientInput } from '@northword/contract/orders/conversation'
import type { DeskReviewView, SendCommentsInput } from '@northword/contract/texts/reviews'
import type { StaffContext } from '../../../doors/context.ts'
import { answerClient } from '../../conversation/write-message.ts'
import { deskConversationOf } from '../../conversation/list-messages.ts'
import { settle } from '../../conversation/settle.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { reviewAtDesk } from '../../texts/reviews/list-comments.ts'
import { sendStudioComments } from '../../texts/reviews/send-studio-comments.ts'
import { noteAct } from './change-case.ts'

/**
 * Writes to a client by mail. Their page shows the message once the mail can no longer be cancelled.
 * @throws {DomainError} `orderNotFound`, `cannotWrite`, `messageKeyReused`
 */
export async function writeToClient(
  ctx: StaffContext,
  { number, ...message }: WriteToClientInput,
): Promise<DeskConversation> {
  const { em, actor } = ctx
  const { id } = await orderOf(em, actor, number)
  await em.fork().transactional(async (tx) => {
    if (await answerClient({ ...ctx, em: tx }, id, message)) await noteAct(tx, actor, id, { kind: 'wrote' })
  })
  return deskConversationOf(em.fork(), actor, { number })
}

/** Settles messages up to `seen` without an answer. Repeatable. @throws {DomainError} `orderNotFound` */
export async function settleAnswer(
  { em, actor }: StaffContext,
  { number, seen }: { number: string; seen: string },
): Promise<DeskConversation> {
  const { id } = await orderOf(em, actor, number)
  await em.fork().transactional(async (tx) => {
    if ((await settle(tx, id, { seen, by: null })) > 0) await noteAct(tx, actor, id, { kind: 'settled' })
  })
  return deskConversationOf(em.fork(), actor, { number })
}

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

import { deskTexts } from '@northword/content/desk/desk-texts'
import type { ApproveInput } from '@northword/contract/texts/approvals'
import { refusalOfApproval } from '@northword/contract/texts/refusal-of-approval'
import type { ReviewView } from '@northword/contract/texts/reviews'
import { v7 as uuid } from 'uuid'
import type { OrderContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { approvalsOf } from '../versions/standing-approvals.ts'
import { pieceOf, piecesOfOrder } from '../versions/pieces-of-order.ts'
import { findFacts } from '../versions/read-version.ts'
import { TextApproval } from '../versions/text-approval.entity.ts'
import { sha256Of, TextVersion } from '../versions/text-version.entity.ts'
import { lockedOrder } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { nameNeeded } from '../../orders/order/name-needed.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { provenKey } from '../../people/user.entity.ts'
import { approvalMails } from './approval-mails.ts'
import { sealApproval } from './approval-seal.ts'
import { reviewOf } from '../reviews/list-comments.ts'
import { roundsOf } from '../reviews/rounds-of.ts'
import { TextComment, unsentComments } from '../reviews/text-comment.entity.ts'

/**
 * Approves a text's latest version for good, and completes the order once all its texts are approved; repeating it
 * changes nothing. A link's holder gives a name, and the order's address gets an undo link.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `invalid`, and as {@link expectApprovable}
 */
export async function approveVersion(ctx: OrderContext, input: ApproveInput): Promise<ReviewView> {
  const { em, actor } = ctx
  await findFacts(em, actor, input)
  const by = actor.kind === 'link' ? input.by : actor.user.name
  if (by === '') throw nameNeeded()
  await em.fork().transactional((tx) => approve({ ...ctx, em: tx }, { ...input, by }))
  return reviewOf(ctx, input.number)
}

async function approve(ctx: OrderContext, input: ApproveInput): Promise<void> {
  const { em, mail, actor, hooks, site } = ctx
  const order = await lockedOrder(em, input.number)
  const earlier = await approvalsOf(em, order.id)
  if (earlier.some(({ piece, version }) => piece === input.piece && version === input.version)) return
  await expectApprovable(ctx, order, input)
  const approval = await storeApproval(em, order, {
    ...input,
    how: actor.kind === 'link' ? 'link' : 'account',
  })
  const progress = { approved: earlier.length + 1, of: piecesOfOrder(order).length }
  const isComplete = order.status === 'Completed' || (await complete(ctx, order, progress))
  const { title } = pieceOf(order, input.piece)
  // Without the name: it stands in the approval and is erased with it.
  const text = deskTexts.versionOf(title, input.version)
  await hooks.clientActed(em, { orderId: order.id, act: 'approved', text })
  const isProven = actor.kind === 'client' && provenKey(actor.user) === order.emailKey
  await mail.add(em, approvalMails(order, { ...approval, ...progress, isComplete, isProven }, site))
}

/**
 * Refuses the approval of a version that is not final. Call it with the order locked.
 * @throws {DomainError} `cannotApprove`, `newerVersion` also while that one is held or if it was sent outside,
 * `roundOpen`, `commentsUnsent`
 */
async function expectApprovable(
  { em, site }: OrderContext,
  order: Order,
  { piece, version }: ApproveInput,
): Promise<void> {
  const of = { orderId: order.id, piece }
  const refusal = refusalOfApproval({
    status: order.status,
    piece,
    isOld: (await em.count(TextVersion, { ...of, number: { $gt: version } })) > 0,
    rounds: await roundsOf({ em, site }, order),
    unsent: await em.count(TextComment, { ...of, ...unsentComments.client }),
  })
  if (refusal !== null) throw new DomainError(refusal)
}

async function storeApproval(
  em: Em,
  { id: orderId }: Order,
  { piece, version, by: name, how }: ApproveInput & Pick<TextApproval, 'how'>,
): Promise<TextApproval> {
  const of = { orderId, piece, number: version }
  const { markdown } = await em.findOneOrFail(TextVersion, of, {
    fields: ['markdown'],
    disableIdentityMap: true,
  })
  const said = { orderId, piece, version, sha256: sha256Of(markdown), name, at: clock.now(), how }
  const approval = { id: uuid(), ...said, seal: '', endedAt: null, endedWhy: null }
  await em.insert(TextApproval, approval)
  await sealApproval(em, approval.id)
  return approval
}

async function complete(
  ctx: OrderContext,
  order: Order,
  { approved, of }: { approved: number; of: number },
): Promise<boolean> {
  if (approved < of || order.status !== 'Delivered') return false
  return moveOrder(ctx, order, { to: 'Completed', actor: ctx.actor })
}

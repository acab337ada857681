import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Telling } from '../../../hooks/hooks.ts'
import { lockedById } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { Staff } from '../../people/actor.ts'
import { TextDraft } from './text-draft.entity.ts'
import { type MovedFrom, TextVersion } from './text-version.entity.ts'

/**
 * Withdraws a version whose mail was cancelled, unseen by the client. Gives the report back to its draft, and moves
 * the order back unless it was moved since or has a newer version.
 */
export async function withdrawVersion(
  { em, hooks, site }: Telling,
  actor: Staff,
  mailId: string,
): Promise<void> {
  const version = await em.findOne(TextVersion, { mailId }, { disableIdentityMap: true })
  if (!version) return
  const { id, orderId, piece, number, report, movedFrom } = version
  const order = await lockedById(em, orderId)
  await em.nativeDelete(TextVersion, { id })
  if (report.kind === 'file')
    await em.nativeUpdate(TextDraft, { orderId, piece, reportId: null }, { reportId: report.id })
  const isFollowed = (await em.count(TextVersion, { orderId, piece, number: { $gt: number } })) > 0
  if (movedFrom && !isFollowed && order.status === 'Delivered')
    await moveBack({ em, hooks, site }, actor, order, movedFrom)
}

async function moveBack(telling: Telling, actor: Staff, order: Order, { status, dueAt }: MovedFrom) {
  const undo = { dueAt: dueAt === null ? null : new Date(dueAt) }
  await moveOrder(telling, order, { to: status, actor, note: deskTexts.withdrawn, undo })
}

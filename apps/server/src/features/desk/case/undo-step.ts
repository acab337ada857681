import type { FilterQuery } from '@mikro-orm/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { type UndoableKind, undoWithinMinutes } from '@northword/contract/desk/desk'
import type { StaffRole } from '@northword/contract/people/staff'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { clock } from '../../../time/clock.ts'
import { restoreApprovals } from '../../texts/versions/standing-approvals.ts'
import { TextVersion } from '../../texts/versions/text-version.entity.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockedById, lockOrder } from '../../orders/order/locked-order.ts'
import { moveOrder } from '../../orders/change/move-order.ts'
import { untellStep } from '../../orders/mails/step-mails.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import { MoneyEntry } from '../../payments/money-entry.entity.ts'
import { idOf, type Staff } from '../../people/actor.ts'
import { lockMemberShared } from '../../people/lock-member.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'
import { withdrawAssigned } from './assigned-mail.ts'
import { changeCase, type SeenCase, staleSave, type Standing } from './change-case.ts'
import { DeskState, type LastMove, type LastStep } from './desk-state.entity.ts'

/** Roles that speak with clients. */
const agents: readonly StaffRole[] = ['owner', 'agent']

/** Roles that may take or undo a step; empty: all. Undo checks them too, as a role may have changed. */
export const rolesOfStep: Readonly<Record<UndoableKind, readonly StaffRole[]>> = {
  claim: [],
  release: [],
  later: [],
  call: agents,
  move: agents,
}

/** True while an act may still be undone. */
export const isFresh = (at: Date) => clock.now().getTime() - at.getTime() < undoWithinMinutes * 60_000

/**
 * Undoes the last step on a case: hands, time put off and state are as before, and its mails are cancelled, or
 * corrected by another if they have left. Only its actor may, within ten minutes, with a role that takes such steps,
 * and if nothing happened since.
 * @throws {DomainError} `orderNotFound`, `changedMeanwhile`, `cannotUndo`, `forbidden`
 */
export async function undoStep(ctx: StaffContext, seen: SeenCase): Promise<void> {
  const { em, actor } = ctx
  const { version } = seen
  await em.transactional(async (tx) => {
    const { id, number } = await orderOf(tx, actor, seen.number)
    await lockOrder(tx, id)
    const state = await tx.findOne(DeskState, { id }, { disableIdentityMap: true })
    if (state?.version !== version) throw await staleSave(tx, id)
    const step = state.lastStep
    if (!step || step.by !== idOf(actor) || !isFresh(new Date(step.at))) throw new DomainError('cannotUndo')
    if (!isOneOf(actor, rolesOfStep[step.kind])) throw new DomainError('forbidden')
    // The timeline keeps both entries.
    const said = { kind: 'undone', text: deskCase.timeline.kinds[step.kind] } as const
    // The move back writes an event of its own.
    await changeCase(
      tx,
      actor,
      { id, version },
      await before(tx, step),
      step.kind === 'move' ? undefined : said,
    )
    const at = new Date(step.at)
    if (step.kind === 'claim') await withdrawAssigned(tx, number, at)
    if (step.move) await moveBack({ ...ctx, em: tx }, id, { ...step.move, at })
  })
}

/** True if the member has one of the roles; always for an empty list. */
const isOneOf = ({ member }: Staff, roles: readonly StaffRole[]): boolean =>
  roles.length === 0 || roles.includes(member.role)

/** The case before the step, free where a member has left since, or is no agent any more. */
async function before(
  em: Em,
  { laterUntil, writerLaterUntil = laterUntil, ...step }: LastStep,
): Promise<Standing> {
  const agent = await stillThere(em, step.claimedBy, { role: { $ne: 'writer' } })
  const writer = await stillThere(em, step.writtenBy)
  return {
    claimedBy: agent,
    claimedAt: agent === null ? null : momentOf(step.claimedAt),
    writtenBy: writer,
    writtenAt: writer === null ? null : momentOf(step.writtenAt),
    laterUntil: momentOf(laterUntil),
    writerLaterUntil: momentOf(writerLaterUntil),
  }
}

const stillThere = async (em: Em, id: string | null, where: FilterQuery<StaffMember> = {}) =>
  id !== null && (await lockMemberShared(em, { $and: [{ id, endedAt: null }, where] })) ? id : null

const momentOf = (stored: string | null) => (stored === null ? null : new Date(stored))

/**
 * Moves an order back with its old promise and way of delivery, unless it has had another move, ledger entry or
 * version since.
 */
async function moveBack(
  { em, actor, mail, hooks, site }: StaffContext,
  id: string,
  { from, to, dueAt, askBy = null, sentOutside, at }: LastMove & { at: Date },
) {
  const order = await lockedById(em, id)
  const moves = await em.count(OrderEvent, { orderId: id, at: { $gt: at } })
  const entries = await em.count(MoneyEntry, { orderId: id, at: { $gte: at } })
  const versions = await em.count(TextVersion, { orderId: id, at: { $gte: at } })
  const isUntouched = order.status === to && moves <= 1 && entries === 0 && versions === 0
  const promises = { dueAt: momentOf(dueAt), askBy: momentOf(askBy) }
  const undo = { ...promises, ...(sentOutside !== undefined && { sentOutside }) }
  const move = { to: from, actor, note: deskCase.timeline.undone, undo }
  if (!isUntouched || !(await moveOrder({ em, hooks, site }, order, move)))
    throw new DomainError('cannotUndo')
  if (from === 'Completed') await restoreApprovals(em, id, at)
  await mail.add(em, await untellStep(em, order, { to, at }, site))
}

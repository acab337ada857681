import { deskCase } from '@northword/content/desk/desk-case'
import { changedMeanwhile } from '@northword/content/operate/failures'
import { type NoteInput, undoableKinds } from '@northword/contract/desk/desk'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { storedKey } from '../../../secrets/stored-key.ts'
import { clock } from '../../../time/clock.ts'
import { idOf, type Staff } from '../../people/actor.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { lockOrder } from '../../orders/order/locked-order.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import type { ClientsDoing } from '../../../hooks/hooks.ts'
import { byOther, DeskEntry, type EntryActor, entryOf, type Said } from './desk-entry.entity.ts'
import { DeskState, type LastMove, type LastStep, notPutOff } from './desk-state.entity.ts'

export interface SeenCase {
  number: string
  version: number
}

export type Standing = Pick<
  DeskState,
  'claimedBy' | 'claimedAt' | 'writtenBy' | 'writtenAt' | 'laterUntil' | 'writerLaterUntil'
>

const untouched: Standing = {
  claimedBy: null,
  claimedAt: null,
  writtenBy: null,
  writtenAt: null,
  ...notPutOff,
}

/** {@link changeCase} in a transaction of its own. @throws {DomainError} `orderNotFound`, `changedMeanwhile` */
export async function saveCase(
  { em, actor }: StaffContext,
  { number, version }: SeenCase,
  change: Partial<Standing>,
  said: Said,
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  await em.transactional((tx) => changeCase(tx, actor, { id, version }, change, said))
}

/** A timeline entry, which may move the order, or a move, which writes its own event. */
type Step = (Said | { kind: 'move' }) & { move?: LastMove | undefined }

/**
 * Changes a case and writes its timeline entry, in the caller's transaction. The actor may undo it soon after; see
 * `undoStep`.
 * @param version the version that the actor saw
 * @throws {DomainError} `changedMeanwhile` if somebody else was faster, with who and what
 */
export async function changeCase(
  em: Em,
  actor: EntryActor,
  { id, version }: { id: string; version: number },
  change: Partial<Standing>,
  step?: Step,
): Promise<void> {
  const before = await lockedState(em, id)
  const lastStep = step ? lastStepOf(step, actor, before) : null
  const next = { ...change, version: version + 1, lastStep }
  if ((await em.nativeUpdate(DeskState, { id, version }, next)) === 0) throw await staleSave(em, id)
  if (step && step.kind !== 'move') await em.insert(DeskEntry, entryOf(id, actor, step))
}

/**
 * Adds an undoable entry in the caller's transaction. It may end the putting off, but overwrites nobody, so it needs
 * no version.
 */
export async function addToCase(
  em: Em,
  actor: Staff,
  id: string,
  said: Said,
  ended: Partial<typeof notPutOff> = {},
): Promise<void> {
  const before = await lockedState(em, id)
  await em.nativeUpdate(DeskState, { id }, { ...ended, lastStep: lastStepOf(said, actor, before) })
  await em.insert(DeskEntry, entryOf(id, actor, said))
}

/** Adds an entry that cannot be undone, nor can earlier steps afterwards. Runs in the caller's transaction. */
export async function noteAct(em: Em, actor: EntryActor, id: string, said: Said): Promise<void> {
  await em.nativeUpdate(DeskState, { id }, { lastStep: null })
  await em.insert(DeskEntry, entryOf(id, actor, said))
}

/**
 * Adds a note for staff only, once for each key. Notes need no version, so several members may add them at once.
 * @throws {DomainError} `orderNotFound`, `messageKeyReused`
 */
export async function addNote(
  { em, actor }: StaffContext,
  { number, text, idempotencyKey: sent }: NoteInput,
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  const idempotencyKey = sent === undefined ? null : storedKey(sent)
  const said = { kind: 'note', text, idempotencyKey } as const
  await em
    .createQueryBuilder(DeskEntry)
    .insert(entryOf(id, actor, said))
    .onConflict()
    .ignore()
    .execute()
  await wasSaid(em, id, said)
}

/** True if the same was said under its key. @throws {DomainError} `messageKeyReused` if something else was */
export async function wasSaid(em: Em, subjectId: string, said: Said): Promise<boolean> {
  const { kind, text = '', until, idempotencyKey } = said
  const earlier = idempotencyKey ? await em.findOne(DeskEntry, { subjectId, idempotencyKey }) : null
  if (!earlier) return false
  const isSame = earlier.kind === kind && earlier.text === text
  if (!isSame || earlier.until?.getTime() !== until?.getTime()) throw new DomainError('messageKeyReused')
  return true
}

/** Puts a case back in the queue after its client acted. Raises its version, so that nobody misses the act. */
export async function requeueCase(em: Em, { orderId, act, text = '' }: ClientsDoing): Promise<void> {
  await em.execute(
    `insert into desk_states (id, version) values (?, 1)
      on conflict (id) do update set later_until = null, writer_later_until = null, last_step = null,
        version = desk_states.version + 1`,
    [orderId],
  )
  // The timeline already shows a cancellation, as a move.
  const kind = kindOfAct[act]
  if (kind) await em.insert(DeskEntry, entryOf(orderId, client, { kind, text }))
}

const kindOfAct = {
  wrote: 'heard',
  commented: 'commented',
  replied: 'replied',
  cancelled: null,
  approved: 'approved',
  unapproved: 'unapproved',
} as const

const client = byOther(deskCase.timeline.by.client)

async function lockedState(em: Em, id: string): Promise<DeskState> {
  await lockOrder(em, id)
  const first = { id, ...untouched, version: 0, lastStep: null }
  await em.createQueryBuilder(DeskState).insert(first).onConflict().ignore().execute()
  return em.findOneOrFail(DeskState, { id }, { disableIdentityMap: true })
}

/** A move of an order, for its undo. */
export const moveFrom = ({ status, dueAt, askBy, sentOutside }: Order, to: LastMove['to']): LastMove => ({
  from: status,
  to,
  dueAt: dueAt?.toISOString() ?? null,
  askBy: askBy?.toISOString() ?? null,
  ...(to === 'Delivered' && { sentOutside }),
})

/** Facts for an undo. Null: the step cannot be undone. */
function lastStepOf(step: Step, actor: EntryActor, before: DeskState): LastStep | null {
  const kind = undoableKinds.find((each) => each === step.kind)
  if (!kind || actor.kind === 'other') return null
  return {
    kind,
    by: idOf(actor),
    at: clock.now().toISOString(),
    claimedBy: before.claimedBy,
    claimedAt: before.claimedAt?.toISOString() ?? null,
    writtenBy: before.writtenBy,
    writtenAt: before.writtenAt?.toISOString() ?? null,
    laterUntil: before.laterUntil?.toISOString() ?? null,
    writerLaterUntil: before.writerLaterUntil?.toISOString() ?? null,
    ...(step.move && { move: step.move }),
  }
}

/** The error for a save on an outdated version. Names who changed the case, unless another has moved it since. */
export async function staleSave(em: Em, subjectId: string): Promise<DomainError> {
  // A note does not change the version.
  const others = { subjectId, kind: { $ne: 'note' as const } }
  const last = await em.findOne(DeskEntry, others, { orderBy: { at: 'desc', id: 'desc' } })
  const moves = { orderId: subjectId, fromStatus: { $ne: null } }
  const ofOthers = last?.staffId ? { $or: [{ staffId: null }, { staffId: { $ne: last.staffId } }] } : {}
  const later = last && { ...moves, ...ofOthers, at: { $gte: last.at } }
  const isNamed = later && (await em.count(OrderEvent, later)) === 0
  const message = isNamed && changedMeanwhile(last.staffName, deskCase.timeline.kinds[last.kind])
  return new DomainError('changedMeanwhile', message ? { message } : {})
}

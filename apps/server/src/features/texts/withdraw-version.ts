import { deskTexts } from '@northword/content/desk/desk-texts'
import type { Em } from '../../db/orm.ts'
import type { Telling } from '../../hooks/hooks.ts'
import { clock } from '../../time/clock.ts'
import { heldAt } from '../../time/shown-at.ts'
import { moveOrder } from '../orders/change/move-order.ts'
import { lockedById } from '../orders/order/locked-order.ts'
import { Order } from '../orders/order/order.entity.ts'
import type { Staff } from '../people/actor.ts'
import { promiseByRounds } from './reviews/promise-of-rounds.ts'
import { roundsOf } from './reviews/rounds-of.ts'
import { hasTexts, isStudiosRevision } from './versions/move-to-delivered.ts'
import { TextDraft } from './versions/text-draft.entity.ts'
import { type MovedFrom, TextVersion } from './versions/text-version.entity.ts'

/**
 * Withdraws a version whose mail was cancelled, unseen by the client. Gives the report back to its draft, restores
 * how the text before was sent, and the promise of a revision, and moves the order back unless it was moved since or
 * needs no other version.
 */
export async function withdrawVersion(telling: Telling, actor: Staff, mailId: string): Promise<void> {
  const { em } = telling
  const version = await em.findOne(TextVersion, { mailId }, { disableIdentityMap: true })
  if (!version) return
  const { id, orderId, piece, report, movedFrom } = version
  const order = await lockedById(em, orderId)
  await em.nativeDelete(TextVersion, { id })
  if (report.kind === 'file')
    await em.nativeUpdate(TextDraft, { orderId, piece, reportId: null }, { reportId: report.id })
  await restoreSentOutside(em, version)
  await promiseByRounds(telling, orderId)
  if (!movedFrom || order.status !== 'Delivered') return
  const isBack =
    (await isLacking(telling, order, movedFrom)) && (await moveBack(telling, order, { actor, movedFrom }))
  if (isBack) await promiseByRounds(telling, orderId)
  // Cancelling another held version moves the order back later, if it still stands.
  const held = { orderId, ...heldAt(clock.now()) }
  await em.nativeUpdate(TextVersion, held, { movedFrom: isBack ? null : movedFrom })
}

/** A newer version takes it over, since it may be cancelled too. */
async function restoreSentOutside(em: Em, { orderId, at, sentOutside }: TextVersion): Promise<void> {
  if (sentOutside === null) return
  const newer = await em.nativeUpdate(TextVersion, { orderId, at: { $gt: at } }, { sentOutside })
  if (newer === 0) await em.nativeUpdate(Order, { id: orderId, sentOutside: null }, { sentOutside })
}

/** True if the client lacks a text, or a new version that they or the studio asked for. */
async function isLacking(telling: Telling, order: Order, { status }: MovedFrom): Promise<boolean> {
  const rounds = await roundsOf(telling, order, 'delivered')
  if (rounds.some(({ isOpen }) => isOpen)) return true
  // A revision that was refused needs no newer version, unless the studio began it.
  const isRefused =
    rounds.some((round) => round.isRefused) && !(await isStudiosRevision(telling.em, order, status))
  const asked = { status: isRefused ? ('Delivered' as const) : status, withOutside: true }
  return !(await hasTexts(telling.em, order, asked))
}

interface Moving {
  actor: Staff
  movedFrom: MovedFrom
}

function moveBack(telling: Telling, order: Order, { actor, movedFrom }: Moving): Promise<boolean> {
  const { status: to, dueAt } = movedFrom
  const undo = { dueAt: dueAt === null ? null : new Date(dueAt) }
  return moveOrder(telling, order, { to, actor, note: deskTexts.withdrawn, undo })
}

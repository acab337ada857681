import type { FilterQuery } from '@mikro-orm/core'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { writtenBy } from '../../time/shown-at.ts'
import { Mail } from './mail.entity.ts'

/** Mails that may still be cancelled. A cancellation and a starting worker race for the row; one wins. */
const held = (now: Date) => ({
  status: 'queued' as const,
  attempts: 0,
  heldUntil: { $gt: now },
  createdAt: { $lte: writtenBy(now) },
})

/** Cancels a held mail. False, with nothing changed, if it is too late. */
export const cancelMail = async (em: Em, id: string): Promise<boolean> =>
  (await em.nativeUpdate(Mail, { id, ...held(clock.now()) }, { status: 'cancelled' })) > 0

/** Cancels the held mails among these. */
export const cancelHeld = async (em: Em, which: FilterQuery<Mail>): Promise<void> =>
  void (await em.nativeUpdate(Mail, { $and: [which, held(clock.now())] }, { status: 'cancelled' }))

/** Ends the right to cancel a member's held mails. */
export const endHolds = async (em: Em, staffId: string): Promise<void> =>
  void (await em.nativeUpdate(Mail, { staffId, ...held(clock.now()) }, { heldUntil: null }))

export const heldMails = (em: Em, staffId: string): Promise<Mail[]> =>
  em.find(Mail, { staffId, ...held(clock.now()) }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 20 })

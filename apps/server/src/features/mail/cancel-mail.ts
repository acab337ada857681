import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { Mail } from './mail.entity.ts'

/** The mails that may still be cancelled: of a cancellation and a worker that begins, one changes the row. */
const held = (now: Date) => ({ status: 'queued' as const, attempts: 0, heldUntil: { $gt: now } })

/** Cancels a mail that is held; false, and nothing is changed, where it is too late. */
export const cancelMail = async (em: Em, id: string): Promise<boolean> =>
  (await em.nativeUpdate(Mail, { id, ...held(clock.now()) }, { status: 'cancelled' })) > 0

/** Lets nobody cancel any more what a member has caused. */
export const endHolds = async (em: Em, staffId: string): Promise<void> =>
  void (await em.nativeUpdate(Mail, { staffId, ...held(clock.now()) }, { heldUntil: null }))

/** The mails that somebody at the desk has caused and may still cancel, the oldest first. */
export const heldMails = (em: Em, staffId: string): Promise<Mail[]> =>
  em.find(Mail, { staffId, ...held(clock.now()) }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: 20 })

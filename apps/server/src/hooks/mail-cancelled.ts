import type { Em } from '../db/orm.ts'
import type { Staff } from '../features/people/actor.ts'

/** Announces in the caller's transaction that a mail was cancelled. Features withdraw what it was about. */
export type MailCancelled = (em: Em, by: Staff, mail: { id: string; orderId: string | null }) => Promise<void>

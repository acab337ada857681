import type { Em } from '../db/orm.ts'

export interface ClientsDoing {
  orderId: string
  act: 'wrote' | 'cancelled' | 'commented' | 'replied' | 'approved' | 'unapproved'
  text?: string
}

/** Announces an act in the caller's transaction, for other features to react. */
export type ClientActed = (em: Em, doing: ClientsDoing) => Promise<void>

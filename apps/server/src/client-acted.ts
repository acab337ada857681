import type { Em } from './db/orm.ts'

/** Something that a client does about an order of theirs. */
export interface ClientsDoing {
  orderId: string
  act: 'wrote' | 'cancelled' | 'commented' | 'replied' | 'approved' | 'unapproved'
  /** What it was about, for the timeline. */
  text?: string
}

/** Says in the caller's transaction what a client does, for whatever follows from it. */
export type ClientActed = (em: Em, doing: ClientsDoing) => Promise<void>

import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toUser } from './user.entity.ts'

/** A signed-in browser. Times are UTC. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the cookie, which only the browser has. */
    tokenHash: p.text().unique('sessions_token_hash_unique').hidden(),
    userId: () => toUser().name('user_id').deleteRule('cascade').index('sessions_user_id_index'),
    /** The user's `sessionEpoch` at sign-in. */
    epoch: p.integer().hidden(),
    /** "Remember me": the session does not end when idle. */
    remembered: p.boolean(),
    /** Such as "Chrome on Linux". */
    device: p.text(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    /** Latest end. */
    endsAt: p.datetime().index('sessions_ends_at_index'),
  },
})
export type Session = InferEntity<typeof Session>

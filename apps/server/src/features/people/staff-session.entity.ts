import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toMember } from './staff-member.entity.ts'

/** A browser signed in at the desk. Times are UTC. */
export const StaffSession = defineEntity({
  name: 'StaffSession',
  tableName: 'staff_sessions',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the cookie, which only the browser has. */
    tokenHash: p.text().unique('staff_sessions_token_hash_unique').hidden(),
    memberId: () =>
      toMember().name('member_id').deleteRule('cascade').index('staff_sessions_member_id_index'),
    /** The member's `sessionEpoch` at sign-in. */
    epoch: p.integer().hidden(),
    /** Such as "Chrome on Linux". */
    device: p.text(),
    createdAt: p.datetime(),
    /** Last proof by password or code. */
    provedAt: p.datetime(),
    /** Fixed end, used or not. */
    endsAt: p.datetime().index('staff_sessions_ends_at_index'),
  },
})
export type StaffSession = InferEntity<typeof StaffSession>

import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { StaffMember } from './staff-member.entity.ts'

/** A browser that is signed in at the desk. Times are UTC. */
export const StaffSession = defineEntity({
  name: 'StaffSession',
  tableName: 'staff_sessions',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the cookie, which the browser alone keeps. */
    tokenHash: p.text().unique('staff_sessions_token_hash_unique').hidden(),
    memberId: () =>
      p
        .manyToOne(StaffMember)
        .mapToPk()
        .name('member_id')
        .deleteRule('cascade')
        .index('staff_sessions_member_id_index'),
    /** The member's `sessionEpoch` when the session began. */
    epoch: p.integer().hidden(),
    /** Such as "Chrome on Linux". */
    device: p.text(),
    createdAt: p.datetime(),
    /** When the password or a code was last proven in it. */
    provedAt: p.datetime(),
    /** When it ends, used or not. */
    endsAt: p.datetime().index('staff_sessions_ends_at_index'),
  },
})
export type StaffSession = InferEntity<typeof StaffSession>

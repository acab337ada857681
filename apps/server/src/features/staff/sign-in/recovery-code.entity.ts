import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { toMember } from '../../people/staff-member.entity.ts'

/** A one-time code that replaces a lost authenticator app. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    /** SHA-256 of the code, which only its owner has. */
    hash: p.text().primary().hidden(),
    memberId: () =>
      toMember().name('member_id').deleteRule('cascade').index('recovery_codes_member_id_index'),
    /** Null: unused. */
    usedAt: p.datetime().strictNullable(),
  },
})
export type RecoveryCode = InferEntity<typeof RecoveryCode>

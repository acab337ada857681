import { LockMode } from '@mikro-orm/core'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/**
 * Finds somebody who is at the desk or invited there, and keeps others from changing them until the transaction ends.
 * @throws {DomainError} `memberNotFound`
 */
export async function lockMember(em: Em, id: string): Promise<StaffMember> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const member = await em.findOne(StaffMember, { id, endedAt: null }, { lockMode })
  if (!member) throw new DomainError('memberNotFound')
  return member
}

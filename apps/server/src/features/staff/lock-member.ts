import { LockMode } from '@mikro-orm/core'
import { emailKey } from '../../email-key.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** Somebody of the staff by their address, ended or not, whose row stays locked until the transaction ends. */
export const lockedByAddress = (em: Em, email: string): Promise<StaffMember | null> =>
  em.findOne(StaffMember, { emailKey: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE })

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

/**
 * Whether a mail that was written then may have a link to the desk: not where all links of its reader were ended since. Keeps
 * them so until the transaction ends.
 */
export async function mayMailInvitation(em: Em, id: string, writtenAt: Date): Promise<boolean> {
  const isOpen = { $or: [{ linksEndedAt: null }, { linksEndedAt: { $lte: writtenAt } }] }
  const shared = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'] } as const
  return (await em.findOne(StaffMember, { id, ...isOpen }, shared)) !== null
}

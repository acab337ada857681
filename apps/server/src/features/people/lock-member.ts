import { type FilterQuery, LockMode } from '@mikro-orm/core'
import { emailKey } from '../../email-key.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Member } from './actor.ts'
import { StaffMember } from './staff-member.entity.ts'

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
 * Keeps whoever acts in the role in which they came until the transaction ends. To be called before anything is handed out that
 * only this role gives: it may have ended since the door looked, while a name was looked up or somebody else was locked. Where
 * others are locked as well, `lockOwners` comes first, or two owners who act on each other wait for ever.
 * @throws {DomainError} `signedOut` where they have lost it, or their sessions have ended
 */
export async function keepRole(em: Em, { member, session }: Member): Promise<void> {
  const asTheyCame = { id: member.id, role: member.role, sessionEpoch: session.epoch, endedAt: null }
  if (!(await keepMember(em, asTheyCame))) throw new DomainError('signedOut')
}

/**
 * Keeps somebody of the staff as they are until the transaction ends, together with others who only keep them.
 * @returns whether there is one who is so
 */
export async function keepMember(em: Em, where: FilterQuery<StaffMember>): Promise<boolean> {
  const shared = {
    lockMode: LockMode.PESSIMISTIC_READ,
    fields: ['id'],
    disableIdentityMap: true,
  } as const
  return (await em.findOne(StaffMember, where, shared)) !== null
}

import { type FilterQuery, LockMode } from '@mikro-orm/core'
import { mayPublish } from '@northword/contract/people/publishing'
import { emailKey } from '../../addresses/email-key.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Member } from './actor.ts'
import { StaffMember } from './staff-member.entity.ts'
import { User } from './user.entity.ts'

const sharedLock = { lockMode: LockMode.PESSIMISTIC_READ, fields: ['id'], disableIdentityMap: true } as const

/** A member by address, ended or not, locked until the transaction ends. */
export const lockedByAddress = (em: Em, email: string): Promise<StaffMember | null> =>
  em.findOne(StaffMember, { emailKey: emailKey(email) }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/** Locks a present or invited member until the transaction ends. @throws {DomainError} `memberNotFound` */
export async function lockMember(em: Em, id: string): Promise<StaffMember> {
  const lockMode = LockMode.PESSIMISTIC_WRITE
  const member = await em.findOne(StaffMember, { id, endedAt: null }, { lockMode })
  if (!member) throw new DomainError('memberNotFound')
  return member
}

/**
 * Takes a shared lock on the acting member with the role they came with; call it before handing out what only this
 * role gives. If others are locked too, call `lockOwners` first, or two owners deadlock.
 * @throws {DomainError} `signedOut` if they lost the role or their sessions ended
 */
export async function lockRole(em: Em, { member, session }: Member): Promise<void> {
  const asTheyCame = { id: member.id, role: member.role, sessionEpoch: session.epoch, endedAt: null }
  if (!(await lockMemberShared(em, asTheyCame))) throw new DomainError('signedOut')
}

/**
 * As {@link lockRole}, for what the right to publish gives.
 * @throws {DomainError} `signedOut`, `forbidden` if the right was taken away meanwhile
 */
export async function lockPublisher(em: Em, actor: Member): Promise<void> {
  await lockRole(em, actor)
  if (!mayPublish(await presentMember(em, actor.member.id))) throw new DomainError('forbidden')
}

/**
 * Reads a present member with a shared lock, so that they neither leave nor get other rights until the
 * transaction ends.
 * @throws {DomainError} `memberNotFound`, also for invited members
 */
export async function presentMember(em: Em, id: string): Promise<StaffMember> {
  const shared = { lockMode: LockMode.PESSIMISTIC_READ, disableIdentityMap: true } as const
  const member = await em.findOne(StaffMember, { id, joinedAt: { $ne: null }, endedAt: null }, shared)
  if (!member) throw new DomainError('memberNotFound')
  return member
}

/** Takes a shared lock until the transaction ends. @returns false if no member matches */
export async function lockMemberShared(em: Em, where: FilterQuery<StaffMember>): Promise<boolean> {
  return (await em.findOne(StaffMember, where, sharedLock)) !== null
}

/** As {@link lockMemberShared}, for a client's account. */
export async function lockUserShared(em: Em, where: FilterQuery<User>): Promise<boolean> {
  return (await em.findOne(User, where, sharedLock)) !== null
}

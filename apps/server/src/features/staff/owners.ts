import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { StaffMember } from '../people/staff-member.entity.ts'

/** The number of an advisory lock; nothing else in the database uses it. */
const lockId = 20_261_122

/** Makes every other change of who owns the studio wait until this transaction ends. */
export const lockOwners = (em: Em) => em.execute(`select pg_advisory_xact_lock(${lockId})`)

const inOffice = { role: 'owner', joinedAt: { $ne: null }, endedAt: null } as const

/** Whether somebody owns the studio. */
export const hasOwner = async (em: Em) => (await em.count(StaffMember, inOffice)) > 0

/**
 * Refuses what would leave the studio without an owner; to be called behind {@link lockOwners}.
 * @throws {DomainError} `lastOwner`
 */
export async function keepAnOwner(em: Em, { id }: StaffMember): Promise<void> {
  if ((await em.count(StaffMember, { ...inOffice, id: { $ne: id } })) === 0)
    throw new DomainError('lastOwner')
}

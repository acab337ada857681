import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { presentOwner, StaffMember } from '../../people/staff-member.entity.ts'

/** Advisory lock, used for nothing else. */
const lockId = 20_261_122

/** Blocks other changes of owners until this transaction ends. */
export const lockOwners = (em: Em) => em.execute(`select pg_advisory_xact_lock(${lockId})`)

export const hasOwner = async (em: Em) => (await em.count(StaffMember, presentOwner)) > 0

/** Refuses to remove the last owner. Call it after {@link lockOwners}. @throws {DomainError} `lastOwner` */
export async function keepAnOwner(em: Em, { id }: StaffMember): Promise<void> {
  if ((await em.count(StaffMember, { ...presentOwner, id: { $ne: id } })) === 0)
    throw new DomainError('lastOwner')
}

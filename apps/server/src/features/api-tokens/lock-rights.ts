import { LockMode } from '@mikro-orm/core'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Staff } from '../people/actor.ts'
import { lockRole } from '../people/lock-member.ts'
import { ApiToken } from './api-token.entity.ts'

/**
 * As `lockRole`. A token gets a shared lock, so that it is not revoked meanwhile, as it is with its maker's rights.
 * @throws {DomainError} `signedOut`, `tokenInvalid`
 */
export async function lockRights(em: Em, staff: Staff): Promise<void> {
  if (staff.kind === 'staff') return lockRole(em, staff)
  const shared = {
    lockMode: LockMode.PESSIMISTIC_READ,
    fields: ['id'],
    disableIdentityMap: true,
  } as const
  const token = await em.findOne(ApiToken, { id: staff.id, revokedAt: null }, shared)
  if (!token) throw new DomainError('tokenInvalid')
}

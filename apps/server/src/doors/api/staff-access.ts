import { lacksScope } from '@northword/content/operate/failures'
import { mayPublish } from '@northword/contract/people/publishing'
import type { StaffRole } from '@northword/contract/people/staff'
import type { TokenScope } from '@northword/contract/desk/tokens'
import { DomainError } from '../../errors/domain-error.ts'
import type { Member, Staff } from '../../features/people/actor.ts'

interface Access {
  beforeSecondFactor?: true
}

/**
 * Admits a member in one of the roles; any role if none is given.
 * @throws {DomainError} `signedOut`, `personNeeded`, `forbidden`, `secondFactorNeeded`
 */
export function memberOf(
  staff: Staff | null,
  roles: StaffRole[],
  { beforeSecondFactor }: Access = {},
): Member {
  if (!staff) throw new DomainError('signedOut')
  if (staff.kind === 'token') throw new DomainError('personNeeded')
  demandRole(staff, roles)
  if (staff.owesSecondFactor && !beforeSecondFactor) throw new DomainError('secondFactorNeeded')
  return staff
}

/**
 * As {@link memberOf}, and admits API tokens of these roles with the scope. What only owners may do, an agent's token
 * may: the owner who made it gave the scope on purpose.
 * @throws {DomainError} `signedOut`, `forbidden`, `secondFactorNeeded`, `scopeMissing`
 */
export function staffOf(
  staff: Staff | null,
  roles: StaffRole[],
  scope: TokenScope,
  access: Access = {},
): Staff {
  if (staff?.kind !== 'token') return memberOf(staff, roles, access)
  if (!staff.scopes.includes(scope)) throw new DomainError('scopeMissing', { message: lacksScope(scope) })
  demandRole(staff, isForOwners(roles) ? ['agent'] : roles)
  return staff
}

const isForOwners = (roles: StaffRole[]) => roles.length === 1 && roles[0] === 'owner'

function demandRole({ member }: Staff, roles: StaffRole[]) {
  if (roles.length > 0 && !roles.includes(member.role)) throw new DomainError('forbidden')
}

/** @throws {DomainError} `forbidden` if the member may not publish */
export function publisherOf(staff: Member): Member {
  if (!mayPublish(staff.member)) throw new DomainError('forbidden')
  return staff
}

/**
 * A token needs no proof: its maker gave one with the scope.
 * @throws {DomainError} `proofNeeded` if the member's last proof is too old
 */
export function freshOf<Somebody extends Staff>(staff: Somebody): Somebody {
  if (staff.kind === 'staff' && !staff.isFresh) throw new DomainError('proofNeeded')
  return staff
}

/** Area of the desk with a scope to read and one to write. */
export type TokenArea = 'desk' | 'money' | 'webhooks' | 'site'

/** The scope itself; for an area, its read scope for queries and its write scope otherwise. */
export function scopeOf(needed: TokenArea | TokenScope, type: string): TokenScope {
  if (isScope(needed)) return needed
  return type === 'query' ? `${needed}:read` : `${needed}:write`
}

const isScope = (needed: TokenArea | TokenScope): needed is TokenScope => needed.includes(':')

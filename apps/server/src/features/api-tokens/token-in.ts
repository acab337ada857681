import { tokenName } from '@northword/content/desk/desk-tokens'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import type { Limits } from '../../limits/limits.ts'
import { hashOfSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import type { Token } from '../people/actor.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { ApiToken, scopesOf, stateOf } from './api-token.entity.ts'

/** Writes `lastUsedAt` at most this often. */
const usedEveryMs = 60_000

/**
 * Finds the token of a secret. Wrong secrets count against the network, right ones against the token alone.
 * @throws {DomainError} `tokenInvalid`, `tooManyTries`
 */
export async function tokenIn(
  { em, limits }: { em: Em; limits: Limits },
  secret: string,
  network: string,
): Promise<Token> {
  const token = await goodToken(em, secret)
  if (!token) {
    await limits.countNetwork('tokenNetwork', { network })
    throw new DomainError('tokenInvalid')
  }
  await limits.countToken('callToken', token)
  await noteUse(em, token)
  const { id, name, role, createdBy: ownerId } = token
  const { scopes } = scopesOf(token)
  const member = { id: null, name: tokenName(name), role }
  return { kind: 'token', id, ownerId, scopes, member, network, claimHash: null }
}

async function goodToken(em: Em, secret: string): Promise<ApiToken | null> {
  const token = await em.findOne(ApiToken, { hash: hashOfSecret(secret) })
  const maker = token && (await em.findOne(StaffMember, { id: token.createdBy }))
  return maker && stateOf(token, maker, clock.now()) === 'active' ? token : null
}

async function noteUse(em: Em, { id, lastUsedAt }: ApiToken) {
  const now = clock.now()
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= usedEveryMs)
    await em.nativeUpdate(ApiToken, { id }, { lastUsedAt: now })
}

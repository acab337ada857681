import { type CreateTokenInput, tokenLifetimes, type TokenView } from '@northword/contract/desk/tokens'
import { v7 as uuid } from 'uuid'
import type { Em } from '../../db/orm.ts'
import type { MemberContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { hashOfSecret, newSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { lockRole } from '../people/lock-member.ts'
import { StaffMember } from '../people/staff-member.entity.ts'
import { ApiToken, tokenView } from './api-token.entity.ts'

/** Prefix of every secret, so that people and repository scanners recognise it. */
const secretPrefix = 'nwd_'

/** Readable characters of a secret: enough to tell tokens apart, too few to guess the rest. */
const shownLength = secretPrefix.length + 6

const dayMs = 86_400_000

/** All API tokens, revoked and expired ones too, latest first. */
export async function listTokens(em: Em): Promise<TokenView[]> {
  const tokens = await em.find(ApiToken, {}, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const makers = await em.find(StaffMember, { id: { $in: tokens.map(({ createdBy }) => createdBy) } })
  const makerOf = new Map(makers.map((maker) => [maker.id, maker]))
  const now = clock.now()
  return tokens.flatMap((token) => {
    const maker = makerOf.get(token.createdBy)
    return maker ? [tokenView(token, maker, now)] : []
  })
}

/**
 * Makes an API token. Returns its secret, which is stored only as a hash and shown this once.
 * @throws {DomainError} `signedOut` if its maker is no longer an owner
 */
export async function createToken(
  { em, actor }: MemberContext,
  { name, role, scopes, lifetime }: CreateTokenInput,
): Promise<{ token: TokenView; secret: string }> {
  const secret = `${secretPrefix}${newSecret()}`
  const createdAt = clock.now()
  const days = tokenLifetimes[lifetime]
  const token: ApiToken = {
    id: uuid(),
    name,
    hash: hashOfSecret(secret),
    prefix: secret.slice(0, shownLength),
    role,
    scopes: [...new Set(scopes)],
    createdAt,
    createdBy: actor.member.id,
    lastUsedAt: null,
    expiresAt: days === null ? null : new Date(createdAt.getTime() + days * dayMs),
    revokedAt: null,
  }
  await em.transactional(async (tx) => {
    await lockRole(tx, actor)
    await tx.insert(ApiToken, token)
  })
  return { token: tokenView(token, actor.member, createdAt), secret }
}

/** Revokes a token at once. Revoking it twice changes nothing. @throws {DomainError} `tokenNotFound` */
export async function revokeToken(em: Em, id: string): Promise<void> {
  const revoked = await em.nativeUpdate(ApiToken, { id, revokedAt: null }, { revokedAt: clock.now() })
  if (revoked === 0 && (await em.count(ApiToken, { id })) === 0) throw new DomainError('tokenNotFound')
}

/** Revokes the tokens that a member made, as they may know the secrets. */
export async function revokeTokensOf(em: Em, memberId: string): Promise<void> {
  await em.nativeUpdate(ApiToken, { createdBy: memberId, revokedAt: null }, { revokedAt: clock.now() })
}

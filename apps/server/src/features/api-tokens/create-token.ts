import { type CreateTokenInput, tokenLifetimes, type TokenView } from '@northword/contract/tokens'
import { v7 as uuid } from 'uuid'
import type { MemberContext } from '../../doors/context.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'
import { clock } from '../../time/clock.ts'
import { keepRole } from '../people/lock-member.ts'
import { ApiToken } from './api-token.entity.ts'
import { tokenView } from './token-view.ts'

/** What every secret begins with, so that people and scanners of repositories know what they have found. */
export const secretPrefix = 'nwd_'

/** How much of a secret stays readable: too little to guess the rest, enough to tell tokens apart. */
const shownLength = secretPrefix.length + 6

const dayMs = 86_400_000

/**
 * Makes an API token. Its secret is returned this once; the database has its hash.
 * @throws {DomainError} `signedOut` where its maker is no owner any more
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
    await keepRole(tx, actor)
    await tx.insert(ApiToken, token)
  })
  return { token: tokenView(token, actor.member, createdAt), secret }
}

import { type CreateTokenInput, tokenLifetimes, type TokenView } from '@northword/contract/desk/tokens'
import { v7 as uuid } from 'uuid'
import type { MemberContext } from '../../doors/context.ts'
import { hashOfSecret, newSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { keepRole } from '../people/lock-member.ts'
import { ApiToken } from './api-token.entity.ts'
import { tokenView } from './token-view.ts'

/** Prefix of every secret, so that people and repository scanners recognise it. */
const secretPrefix = 'nwd_'

/** Readable characters of a secret: enough to tell tokens apart, too few to guess the rest. */
const shownLength = secretPrefix.length + 6

const dayMs = 86_400_000

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
    await keepRole(tx, actor)
    await tx.insert(ApiToken, token)
  })
  return { token: tokenView(token, actor.member, createdAt), secret }
}

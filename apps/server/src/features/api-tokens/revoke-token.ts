import type { MemberContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { ApiToken } from './api-token.entity.ts'

/**
 * Ends a token at once. Revoking it twice changes nothing.
 * @throws {DomainError} `tokenNotFound`
 */
export async function revokeToken({ em }: Pick<MemberContext, 'em'>, id: string): Promise<void> {
  const revoked = await em.nativeUpdate(ApiToken, { id, revokedAt: null }, { revokedAt: new Date() })
  if (revoked === 0 && (await em.count(ApiToken, { id })) === 0) throw new DomainError('tokenNotFound')
}

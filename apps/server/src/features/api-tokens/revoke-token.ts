import type { Em } from '../../db/orm.ts'
import type { MemberContext } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { clock } from '../../time/clock.ts'
import { ApiToken } from './api-token.entity.ts'

/** Revokes a token at once. Revoking it twice changes nothing. @throws {DomainError} `tokenNotFound` */
export async function revokeToken({ em }: Pick<MemberContext, 'em'>, id: string): Promise<void> {
  const revoked = await em.nativeUpdate(ApiToken, { id, revokedAt: null }, { revokedAt: clock.now() })
  if (revoked === 0 && (await em.count(ApiToken, { id })) === 0) throw new DomainError('tokenNotFound')
}

/** Revokes the tokens that a member made, as they may know the secrets. */
export async function revokeTokensOf(em: Em, memberId: string): Promise<void> {
  await em.nativeUpdate(ApiToken, { createdBy: memberId, revokedAt: null }, { revokedAt: clock.now() })
}

import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { hashOfSecret } from '../../secrets.ts'
import { Token } from './token.entity.ts'

/**
 * Whom a secret concerns, without using it up. Bad ones alone are counted: no limit refuses a good link.
 * @throws {DomainError} `linkExpired` where it is unknown, used or too old; `tooManyTries`
 */
export async function subjectOf(
  { em, limits, actor }: Pick<Context, 'em' | 'limits' | 'actor'>,
  purpose: string,
  secret: string,
): Promise<string> {
  const token = await em.findOne(Token, validToken(purpose, secret))
  if (token) return token.subjectId
  await limits.countNetwork('redeemNetwork', actor)
  throw new DomainError('linkExpired')
}

/**
 * Uses a secret up, with all others of its purpose and subject, and says whom it concerned. Of two that
 * come at once, one wins.
 * @throws {DomainError} `linkExpired`
 */
export async function redeem(em: Em, purpose: string, secret: string): Promise<string> {
  const token = await em.findOne(Token, validToken(purpose, secret))
  const deleted = await em.nativeDelete(Token, validToken(purpose, secret))
  if (!token || deleted === 0) throw new DomainError('linkExpired')
  await endLinks(em, purpose, token.subjectId)
  return token.subjectId
}

/** Makes every link of a purpose that was mailed about somebody useless. */
export async function endLinks(em: Em, purpose: string, subjectId: string): Promise<void> {
  await em.nativeDelete(Token, { purpose, subjectId })
}

const validToken = (purpose: string, secret: string) => ({
  hash: hashOfSecret(secret),
  purpose,
  expiresAt: { $gt: new Date() },
})

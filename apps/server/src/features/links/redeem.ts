import type { Context } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { hashOfSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import { Token } from './token.entity.ts'

/**
 * Returns the subject of a secret without using it up. Counts only invalid secrets: no limit refuses a valid link.
 * @throws {DomainError} `linkExpired` if it is unknown, used or too old; `tooManyTries`
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
 * Uses up a secret, and all others of its purpose and subject. Of two concurrent requests one succeeds.
 * @throws {DomainError} `linkExpired`
 */
export async function redeem(em: Em, purpose: string, secret: string): Promise<string> {
  const token = await em.findOne(Token, validToken(purpose, secret))
  const deleted = await endLink(em, purpose, secret)
  if (!token || deleted === 0) throw new DomainError('linkExpired')
  await endLinks(em, purpose, token.subjectId)
  return token.subjectId
}

/** True for a secret that {@link redeem} would take. */
export const isRedeemable = async (em: Em, purpose: string, secret: string): Promise<boolean> =>
  (await em.count(Token, validToken(purpose, secret))) > 0

/** Returns the number of links that it ended. */
export const endLink = (em: Em, purpose: string, secret: string): Promise<number> =>
  em.nativeDelete(Token, validToken(purpose, secret))

export async function endLinks(em: Em, purpose: string, subjectId: string): Promise<void> {
  await em.nativeDelete(Token, { purpose, subjectId })
}

/** Ends every link that a member handed out. */
export async function endLinksMadeBy(em: Em, memberId: string): Promise<void> {
  await em.nativeDelete(Token, { madeBy: memberId })
}

const validToken = (purpose: string, secret: string) => ({
  hash: hashOfSecret(secret),
  purpose,
  expiresAt: { $gt: clock.now() },
})

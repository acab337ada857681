import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors.ts'
import { hashOfSecret } from '../../secrets.ts'
import type { LinkPurpose } from './link-purposes.ts'
import { Token } from './token.entity.ts'

/**
 * Whom a secret concerns, without using it up.
 * @throws {DomainError} `linkExpired` where it is unknown, used or too old
 */
export async function subjectOf(em: Em, purpose: LinkPurpose, secret: string): Promise<string> {
  const token = await em.findOne(Token, validToken(purpose, secret))
  if (!token) throw new DomainError('linkExpired')
  return token.subjectId
}

/**
 * Uses a secret up, with all others of its purpose and subject, and says whom it concerned. Of two that
 * come at once, one wins.
 * @throws {DomainError} `linkExpired`
 */
export async function redeem(em: Em, purpose: LinkPurpose, secret: string): Promise<string> {
  const subjectId = await subjectOf(em, purpose, secret)
  const deleted = await em.nativeDelete(Token, validToken(purpose, secret))
  if (deleted === 0) throw new DomainError('linkExpired')
  await endLinks(em, purpose, subjectId)
  return subjectId
}

/** Makes every link of a purpose that was mailed about somebody useless. */
export async function endLinks(em: Em, purpose: LinkPurpose, subjectId: string): Promise<void> {
  await em.nativeDelete(Token, { purpose, subjectId })
}

const validToken = (purpose: LinkPurpose, secret: string) => ({
  hash: hashOfSecret(secret),
  purpose,
  expiresAt: { $gt: new Date() },
})

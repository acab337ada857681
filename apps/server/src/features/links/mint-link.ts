import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'
import { type LinkOrder, type LinkPurpose, linkPurposes } from './link-purposes.ts'
import { Token } from './token.entity.ts'

/** A new secret for a purpose, valid from now on. Earlier ones stay valid: a second mail must not spoil the first. */
export async function mintSecret(em: Em, { purpose, subjectId }: LinkOrder): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + linkPurposes[purpose].validMs)
  await em.insert(Token, { hash: hashOfSecret(secret), purpose, subjectId, expiresAt })
  return secret
}

/**
 * The address of a new link. The secret stands behind the #, which browsers keep to themselves: it is
 * in no server's log and in no referrer.
 */
export const linkAddress = (publicUrl: string, purpose: LinkPurpose, secret: string) =>
  `${publicUrl}${linkPurposes[purpose].path}#token=${secret}`

import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'
import type { LinkOrder, LinkPurposes } from './link-purpose.ts'
import { Token } from './token.entity.ts'

/** Everything that making a link needs. */
export interface LinkMaking {
  purposes: LinkPurposes
  /** The address that visitors use, without a slash at the end. */
  publicUrl: string
}

/**
 * Makes a link and returns its address. Earlier links stay valid, so that a second mail does not break the first.
 * The secret stands after the #, which browsers do not send: no server's log and no referrer has it.
 */
export async function mintLink(
  em: Em,
  { purposes, publicUrl }: LinkMaking,
  order: LinkOrder,
): Promise<string> {
  const { path, validMs } = purposeOf(purposes, order)
  return `${publicUrl}${path}#token=${await mintSecret(em, order, validMs)}`
}

/** As {@link mintLink}, for the one-click request of a mail program, which has to carry the secret in its path. */
export async function mintOneClick(em: Em, { purposes, publicUrl }: LinkMaking, order: LinkOrder) {
  const { oneClickPath, validMs } = purposeOf(purposes, order)
  if (!oneClickPath) throw new Error(`${order.purpose} takes no single click.`)
  return `${publicUrl}${oneClickPath}${await mintSecret(em, order, validMs)}`
}

function purposeOf(purposes: LinkPurposes, { purpose }: LinkOrder) {
  const found = purposes[purpose]
  if (!found) throw new Error(`No feature has links for ${purpose}.`)
  return found
}

async function mintSecret(em: Em, { purpose, subjectId }: LinkOrder, validMs: number): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + validMs)
  await em.insert(Token, { hash: hashOfSecret(secret), purpose, subjectId, expiresAt })
  return secret
}

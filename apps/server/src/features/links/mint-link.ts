import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'
import type { LinkOrder, LinkPurposes } from './link-purpose.ts'
import { Token } from './token.entity.ts'

/** How links are made: for which purposes, and at which address of ours. */
export interface LinkMaking {
  purposes: LinkPurposes
  /** Our own address. */
  publicUrl: string
}

/**
 * The address of a new link, good from now on. Earlier ones stay good: a second mail must not spoil the first.
 * The secret stands behind the #, which browsers keep to themselves: it is in no server's log and in no referrer.
 */
export async function mintLink(
  em: Em,
  { purposes, publicUrl }: LinkMaking,
  order: LinkOrder,
): Promise<string> {
  const { path, validMs } = purposeOf(purposes, order)
  return `${publicUrl}${path}#token=${await mintSecret(em, order, validMs)}`
}

/** As {@link mintLink}, for the one click of a mail program, whose request says nothing but its address. */
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

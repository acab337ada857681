import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets.ts'
import { clock } from '../../time/clock.ts'
import type { Addressed, LinkOrder, LinkPurposes } from './link-purpose.ts'
import { Token } from './token.entity.ts'

/** Everything that making a link needs. */
export interface LinkMaking {
  purposes: LinkPurposes
  /** The address that visitors use, without a slash at the end. */
  publicUrl: string
}

/**
 * Makes a link and returns its address. Earlier links stay valid, so that a second mail does not break the first.
 * The secret stands in the query, because a page without scripts can read nothing else of its address; behind the `#` where
 * the link is good for so long that it should not be sent with every request for its page.
 */
export async function mintLink(
  em: Em,
  { purposes, publicUrl }: LinkMaking,
  order: LinkOrder,
): Promise<string> {
  const { path, validMs, isBehindHash } = purposeOf(purposes, order)
  return `${publicUrl}${path}${isBehindHash ? '#' : '?token='}${await mintSecret(em, order, validMs)}`
}

/**
 * As {@link mintLink}, for a mail. What was ended since it was written, or proves another address than it goes to, is not made:
 * the address then leads to the page alone, which tells how to get another one.
 */
export async function mintMailed(
  em: Em,
  making: LinkMaking,
  order: LinkOrder,
  mail: Addressed,
): Promise<string> {
  const { path, mayMail } = purposeOf(making.purposes, order)
  if (!mayMail) return mintLink(em, making, order)
  return em
    .fork()
    .transactional(async (tx) =>
      (await mayMail(tx, order.subjectId, mail)) ? mintLink(tx, making, order) : `${making.publicUrl}${path}`,
    )
}

/** The secret of the link that led to an address with this query; empty where there is none. */
export const secretIn = (query: URLSearchParams) => query.get('token') ?? ''

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
  const expiresAt = new Date(clock.now().getTime() + validMs)
  await em.insert(Token, { hash: hashOfSecret(secret), purpose, subjectId, expiresAt })
  return secret
}

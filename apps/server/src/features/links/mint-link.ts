import type { Em } from '../../db/orm.ts'
import { hashOfSecret, newSecret } from '../../secrets/secrets.ts'
import { clock } from '../../time/clock.ts'
import type { Addressed, LinkOrder, LinkPurposes } from './link-purpose.ts'
import { Token } from './token.entity.ts'

export interface LinkMaking {
  purposes: LinkPurposes
  /** Origin that visitors use, without a trailing slash. */
  publicUrl: string
}

/**
 * Makes a link and returns its address; earlier links stay valid. The secret is in the query, the only part that a
 * page without scripts can read; long-lived links put it behind the `#`, so that it is not sent with every request.
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
 * As {@link mintLink}, for a mail. Makes no secret if the subject's links were ended since the mail was written, or
 * if it would prove another address than the recipient's.
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

/** The secret in the query of a link; empty without one. */
export const secretIn = (query: URLSearchParams) => query.get('token') ?? ''

/** As {@link mintLink}, for one-click requests of mail programs, which carry the secret in the path. */
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

async function mintSecret(
  em: Em,
  { purpose, subjectId, madeBy }: LinkOrder,
  validMs: number,
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(clock.now().getTime() + validMs)
  await em.insert(Token, {
    hash: hashOfSecret(secret),
    purpose,
    subjectId,
    madeBy: madeBy ?? null,
    expiresAt,
  })
  return secret
}

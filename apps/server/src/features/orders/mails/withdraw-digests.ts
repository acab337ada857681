import type { Em } from '../../../db/orm.ts'
import { Mail, unsent } from '../../mail/mail.entity.ts'
import { Order } from '../order/order.entity.ts'
import { digest } from './order-mails.ts'

/**
 * Deletes the digests to these addresses that may still leave, so that what else they list waits for the next one.
 * Call it after an order has lost the address.
 */
export async function withdrawDigests(em: Em, emailKeys: string[]): Promise<void> {
  const waiting = { kind: digest, emailKey: { $in: emailKeys }, ...unsent }
  const digests = await em.find(Mail, waiting, { disableIdentityMap: true })
  if (digests.length === 0) return
  await em.nativeDelete(Mail, waiting)
  const numbers = digests.flatMap(({ body: { facts = [] } }) => facts.map(([number]) => number))
  // The orders of one digest are confirmed at one moment; it lists the first hundred only.
  const listed = await em.find(Order, { number: { $in: numbers } }, { disableIdentityMap: true })
  const confirmedAt = { $in: listed.flatMap((order) => order.confirmedAt ?? []) }
  await em.nativeUpdate(Order, { emailKey: { $in: emailKeys }, confirmedAt }, { confirmedAt: null })
}

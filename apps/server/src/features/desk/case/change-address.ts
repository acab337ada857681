import { addressChanged, addressTaken } from '@northword/content/mails/mails'
import { emailKey } from '../../../addresses/email-key.ts'
import type { StaffContext } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { Mail, unsentTo } from '../../mail/mail.entity.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { isErased } from '../../orders/erase/erased-order.ts'
import {
  endOrderLinks,
  formerAddressKind,
  isProven,
  mailAbout,
  namesOf,
} from '../../orders/mails/about-order.ts'
import { withdrawDigests } from '../../orders/mails/withdraw-digests.ts'
import { Order } from '../../orders/order/order.entity.ts'
import { User } from '../../people/user.entity.ts'
import { changeCase, type SeenCase } from './change-case.ts'

interface NewAddress extends SeenCase {
  email: string
  reason: string
}

/**
 * Changes an order's address and mails it a link, ends every earlier link and its browser's claim, and cancels
 * waiting mails.
 * Mails an earlier address too, without a link, if a client has seen the order by it: they may know nothing of the
 * change.
 * @throws {DomainError} `orderNotFound`, also if its client was erased; `changedMeanwhile`
 */
export async function changeAddress(
  { em, actor, mail }: StaffContext,
  { number, version, email, reason }: NewAddress,
): Promise<void> {
  const { id } = await orderOf(em, actor, number)
  await em.fork().transactional(async (tx) => {
    await changeCase(tx, actor, { id, version }, {}, { kind: 'address', text: reason })
    const order = await tx.findOneOrFail(Order, { id }, { disableIdentityMap: true })
    if (isErased(order)) throw new DomainError('orderNotFound')
    await tx.nativeUpdate(Order, { id }, addressOf(email))
    await endOrderLinks(tx, [id])
    await cancelWaiting(tx, order)
    await cancelTaken(tx, id, email)
    const isTaken = order.emailKey !== emailKey(email) && (await isClients(tx, order))
    if (isTaken) await mail.atOnce().add(tx, [takenMail(order)])
    await mail.add(tx, [mailAbout({ id, email }, 'address-changed', addressChanged(namesOf(order)))])
  })
}

/** An order's new address, which nothing proves yet. */
const addressOf = (email: string) => ({ email, emailKey: emailKey(email), provenAt: null, claimHash: null })

/** True if the address is proven, was when it was taken off this order before, or is of an account that sees it. */
async function isClients(em: Em, order: Order): Promise<boolean> {
  const { id: orderId, userId, guest, emailKey: key } = order
  if (await isProven(em, order)) return true
  if ((await em.count(Mail, { kind: formerAddressKind, orderId, emailKey: key })) > 0) return true
  if (userId !== null || !guest) return false
  return (await em.count(User, { emailKey: key, emailVerifiedAt: { $ne: null } })) > 0
}

/** To the former address. */
const takenMail = (order: Order): NewMail => ({
  kind: formerAddressKind,
  orderId: order.id,
  from: 'orders',
  to: { name: '', address: order.email },
  ...addressTaken(namesOf(order)),
})

/** Where an address comes back, its reader needs no waiting warning. */
async function cancelTaken(em: Em, orderId: string, email: string) {
  const waiting = { kind: formerAddressKind, orderId, emailKey: emailKey(email), status: 'queued' as const }
  await em.nativeUpdate(Mail, waiting, { status: 'cancelled' })
}

async function cancelWaiting(em: Em, { id: orderId, email: address, emailKey: key }: Order) {
  if (address === '') return
  // A failed mail leaves no more by itself, and can be sent again to the new address.
  const waiting = { ...unsentTo(address, orderId), status: 'queued' as const }
  await em.nativeUpdate(Mail, waiting, { status: 'cancelled' })
  await withdrawDigests(em, [key])
}

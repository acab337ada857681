import { severalAddresses } from '@northword/content/operate/failures'
import type { Em } from '../../../db/orm.ts'
import { DomainError } from '../../../errors/domain-error.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { copyOf } from '../../mail/new-mail.ts'
import { isNotice } from '../../mail/open-at-desk.ts'
import { lockedById } from '../order/locked-order.ts'
import { Order } from '../order/order.entity.ts'
import { formerAddressKind, orderPurposes } from './about-order.ts'

/**
 * A mail to send once more, in a transaction; one to a client goes to the present address of its orders.
 * @throws {DomainError} `mailTakenBack`, `noAddress`
 */
export async function mailAgain(em: Em, mail: Mail): Promise<ReturnType<typeof copyOf>> {
  // Waits for a cancellation, which locks the order.
  const order = mail.orderId === null ? null : await lockedById(em, mail.orderId)
  if ((await em.count(Mail, { id: mail.id, status: 'cancelled' })) > 0) throw new DomainError('mailTakenBack')
  const copy = copyOf(mail)
  if (isNotice(mail) || mail.kind === formerAddressKind) return copy
  const orders = order ? [order] : await gatheredIn(em, mail)
  const [address, ...others] = new Set(orders.map(({ email }) => email))
  if (address === undefined) return copy
  if (others.length > 0) throw new DomainError('noAddress', { message: severalAddresses })
  if (address === '') throw new DomainError('noAddress')
  return { ...copy, to: { ...mail.to, address } }
}

/** Orders to which a mail about several links. */
async function gatheredIn(em: Em, { body: { links = [] } }: Mail): Promise<Order[]> {
  const ids = links.flatMap((link) =>
    'purpose' in link && link.purpose === orderPurposes.mailed ? [link.subjectId] : [],
  )
  return em.find(Order, { id: { $in: ids } }, { disableIdentityMap: true })
}

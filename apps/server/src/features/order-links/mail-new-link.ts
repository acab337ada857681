import { newOrderLink, noSuchOrder } from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { NewLinkForm } from '@northword/contract/orders/order-links'
import { emailKey } from '../../addresses/email-key.ts'
import { mailboxOf } from '../../addresses/mailbox.ts'
import type { Context } from '../../doors/context.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { mailAbout, namesOf } from '../orders/mails/order-link.ts'
import { Order } from '../orders/order/order.entity.ts'

/**
 * Mails a new link, or that there is no such order. Answer, time and statements do not reveal which.
 * @throws {DomainError} `tooManyTries`
 */
export async function mailNewLink(
  { em, limits, mail, site }: Pick<Context, 'em' | 'limits' | 'mail' | 'site'>,
  { number, email }: NewLinkForm,
): Promise<void> {
  await limits.countAddress('linkAddress', `order ${mailboxOf(email)}`)
  // A plain row: creating an entity takes time, which would reveal that there is an order.
  const order = await em
    .createQueryBuilder(Order)
    .select(['id', 'number', 'name', 'email'])
    .where({ number, emailKey: emailKey(email) })
    .execute<Pick<Order, 'id' | 'number' | 'name' | 'email'> | undefined>('get', false)
  const told = order
    ? mailAbout(order, 'order-link', newOrderLink(namesOf(order)))
    : noSuchOrderMail(email, site)
  await em.transactional((tx) => mail.add(tx, [told]))
}

/** Answer to a request for a link by an address without such an order. */
const noSuchOrderMail = (address: string, { company }: SiteContent): NewMail => ({
  kind: 'no-order',
  from: 'orders',
  to: { name: '', address },
  ...noSuchOrder(company.emails.orders),
})

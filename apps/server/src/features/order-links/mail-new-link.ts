import { raw } from '@mikro-orm/core'
import { newOrderLink, noSuchOrder } from '@northword/content/mails/mails'
import type { SiteContent } from '@northword/contract/content/site-content'
import type { NewLinkForm } from '@northword/contract/orders/order-links'
import { emailKey } from '../../addresses/email-key.ts'
import { mailboxOf } from '../../addresses/mailbox.ts'
import type { Context } from '../../doors/context.ts'
import { addOrDrop, countFewMails, isWithin } from '../mail/few-mails.ts'
import type { NewMail } from '../mail/new-mail.ts'
import { mailAbout, namesOf } from '../orders/mails/about-order.ts'
import { Order } from '../orders/order/order.entity.ts'

/**
 * Mails a new link, or that there is no such order. Answer, time and statements do not reveal which, nor that a mail
 * beyond the limit of its kind is dropped.
 * @throws {DomainError} `tooManyTries` for this number and address
 */
export async function mailNewLink(
  ctx: Pick<Context, 'em' | 'limits' | 'mail' | 'site'>,
  { number, email }: NewLinkForm,
): Promise<void> {
  const { em, limits, site } = ctx
  await limits.countAddress('linkAddress', `order ${number} ${emailKey(email)}`)
  // A plain row: creating an entity takes time, which would reveal that there is an order.
  const order = await em
    .createQueryBuilder(Order, 'o')
    .select(['id', 'number', 'name', 'email', raw(`${isProven} as "isProven"`)])
    .where({ number, emailKey: emailKey(email) })
    .execute<(Pick<Order, 'id' | 'number' | 'name' | 'email'> & { isProven: boolean }) | undefined>(
      'get',
      false,
    )
  const told = order
    ? mailAbout(order, 'order-link', newOrderLink(namesOf(order)))
    : noSuchOrderMail(email, site)
  // Made-up numbers count apart, so they keep nobody from a link.
  const isFew = await isWithin(
    order
      ? limits.countAddress('linkAddress', `order-link ${mailboxOf(email)}`)
      : countFewMails(limits, 'no-order', email),
  )
  await addOrDrop(ctx, told, isFew || order?.isProven === true)
}

/** SQL: the address was proven, for the order or for an account. */
const isProven = `(o.proven_at is not null
  or exists (select 1 from users where users.email_key = o.email_key and users.email_verified_at is not null))`

/** Answer to a request for a link by an address without such an order. */
const noSuchOrderMail = (address: string, { company }: SiteContent): NewMail => ({
  kind: 'no-order',
  from: 'orders',
  to: { name: '', address },
  ...noSuchOrder(company.emails.orders),
})

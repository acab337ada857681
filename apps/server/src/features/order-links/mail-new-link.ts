import type { NewLinkForm } from '@northword/contract/order-links'
import { emailKey } from '../../email-key.ts'
import type { Context } from '../../doors/context.ts'
import { mailboxOf } from '../../mailbox.ts'
import { Order } from '../orders/order.entity.ts'
import { newLinkMail, noSuchOrderMail } from './link-mails.ts'

/**
 * Mails a new link to the address of an order; any other address gets a mail that it has no such order. Answer,
 * duration and statements are the same in both cases, so that they do not reveal whose order it is.
 * @throws {DomainError} `tooManyTries`
 */
export async function mailNewLink(
  { em, limits, mail }: Pick<Context, 'em' | 'limits' | 'mail'>,
  { number, email }: NewLinkForm,
): Promise<void> {
  await limits.countAddress('linkAddress', `order ${mailboxOf(email)}`)
  // A plain row: creating an entity takes time, which would reveal that there is an order.
  const order = await em
    .createQueryBuilder(Order)
    .select(['id', 'number', 'name', 'email'])
    .where({ number, emailKey: emailKey(email) })
    .execute<Pick<Order, 'id' | 'number' | 'name' | 'email'> | undefined>('get', false)
  await em.transactional((tx) => mail.add(tx, [order ? newLinkMail(order) : noSuchOrderMail(email)]))
}

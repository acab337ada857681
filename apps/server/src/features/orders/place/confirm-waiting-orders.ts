import { eachAlone } from '../../../chores/each-alone.ts'
import type { Context } from '../../../doors/context.ts'
import type { Em } from '../../../db/orm.ts'
import { mailboxOf } from '../../../addresses/mailbox.ts'
import { clock } from '../../../time/clock.ts'
import { mayMail } from '../../mail/few-mails.ts'
import { confirmationMail, digestMail } from '../mails/order-mails.ts'
import { Order } from '../order/order.entity.ts'

/** Wait of a digest's first order for others. */
const gatherMs = 10 * 60_000

type Confirming = Pick<Context, 'em' | 'mail' | 'limits' | 'site'>

/**
 * Confirms orders of addresses over their limit, in digests, ten minutes after the first. Any process may run it.
 * @throws {AggregateError} the failures, after all others are confirmed
 */
export async function confirmWaitingOrders(ctx: Confirming, now = clock.now()): Promise<void> {
  const addresses = await ctx.em.execute<{ emailKey: string }[]>(
    `select email_key as "emailKey" from orders where confirmed_at is null and email_key <> ''
        and (guest or user_id is not null) group by email_key having min(created_at) <= ? order by min(created_at)`,
    [new Date(now.getTime() - gatherMs)],
  )
  const mailboxes = Map.groupBy(addresses, ({ emailKey }) => mailboxOf(emailKey))
  await eachAlone(mailboxes.values(), async ([first]) => first && confirmTogether(ctx, first.emailKey, now))
}

/**
 * Confirms one waiting order at once, with a mail that is counted already. False if the mail was not written, because
 * the order is confirmed, cancelled or without an address.
 */
export const confirmNow = ({ em, mail, site }: Omit<Confirming, 'limits'>, { id }: Order) =>
  em.fork().transactional(async (tx) => {
    const [order] = await markConfirmed(tx, { id }, clock.now())
    if (!order || order.status === 'Cancelled') return false
    return (await mail.add(tx, [confirmationMail(order, site)])).length > 0
  })

/** Condition: orders whose client was not erased; it is also in the query above. */
const ofSomebody = { $or: [{ guest: true }, { userId: { $ne: null } }] }

/** Mail and marks are in one transaction. */
async function confirmTogether({ em, mail, limits, site }: Confirming, emailKey: string, now: Date) {
  if (!(await mayMail(limits, 'order-digest', emailKey, null))) return
  await em.fork().transactional(async (tx) => {
    const orders = await markConfirmed(tx, { emailKey, ...ofSomebody }, now)
    const [first, ...others] = orders.filter(({ status }) => status !== 'Cancelled')
    if (first) await mail.add(tx, [digestMail([first, ...others], site)])
  })
}

/** Marks and returns the waiting orders, oldest first. Of two processes one gets each order. */
async function markConfirmed(
  em: Em,
  some: { id: string } | ({ emailKey: string } & typeof ofSomebody),
  now: Date,
): Promise<Order[]> {
  const marked = await em
    .createQueryBuilder(Order)
    .update({ confirmedAt: now })
    .where({ ...some, confirmedAt: null })
    .returning('*')
    .execute<Order[]>('all')
  return marked.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

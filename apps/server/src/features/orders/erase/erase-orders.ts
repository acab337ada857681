import { raw } from '@mikro-orm/core'
import type { OrderStatus } from '@northword/contract/orders/order-status'
import { eachAlone } from '../../../chores/each-alone.ts'
import type { Em } from '../../../db/orm.ts'
import { type Erasing, erasingOf, type Tidying } from '../../../hooks/personal-data.ts'
import { Mail } from '../../mail/mail.entity.ts'
import { system } from '../../people/actor.ts'
import type { User } from '../../people/user.entity.ts'
import { claimOrders } from '../change/claim-orders.ts'
import { moveOrder } from '../change/move-order.ts'
import { erasedFields, notErased } from './erased-order.ts'
import { OrderEvent } from '../order/order-event.entity.ts'
import { endOrderLinks } from '../mails/about-order.ts'
import { lockedOrders } from '../order/locked-order.ts'
import { digest, erasedNoticeMail } from '../mails/order-mails.ts'
import { withdrawDigests } from '../mails/withdraw-digests.ts'
import { Order } from '../order/order.entity.ts'
import { Project } from '../order/project.entity.ts'

/** States before full payment. Partial payments stay with their documents, as a refund due. */
const unpaid: OrderStatus[] = ['Pending Contact', 'Awaiting Payment', 'Cancelled']

/** Final states. The payment record of paid orders stays; while money is owed, the name and address do too. */
const over: OrderStatus[] = ['Completed', 'Refunded']

const needingNoWork = {
  ...notErased,
  $or: [{ status: { $in: unpaid } }, { status: { $in: over }, askBy: null, payBy: null }],
}

/** Cancels and blanks a user's orders that need no work; for the others see {@link eraseFinishedOrders}. */
export async function eraseOrders(em: Em, user: User, erasing: Erasing): Promise<void> {
  await claimOrders(em, user, null)
  await cancelAndBlank(em, { userId: user.id }, erasing)
}

/** Does the same for a guest's orders, also those that an earlier call left because they needed work. */
export async function eraseGuestOrders(em: Em, emailKey: string, erasing: Erasing): Promise<number> {
  const ofNobody = { emailKey, userId: null, guest: false } as const
  await em.nativeUpdate(Order, { ...ofNobody, guest: true }, { guest: false, claimHash: null })
  const count = await em.count(Order, ofNobody)
  await cancelAndBlank(em, ofNobody, erasing)
  return count
}

const cancelAndBlank = (em: Em, whose: Whose, erasing: Erasing) =>
  blankOrders(em, whose, erasing, async (order) => {
    const cancelled = await moveOrder({ ...erasing, em }, order, { to: 'Cancelled', actor: system })
    if (cancelled) await erasing.mail.add(em, [erasedNoticeMail(order)])
  })

/**
 * Cancels and blanks orders of erased clients, those with neither owner nor guest, once they need no work.
 * @throws {AggregateError} the failures, after all others are blanked
 */
export async function eraseFinishedOrders({ em, ...others }: Tidying): Promise<void> {
  const erasing = erasingOf(others)
  const due = { userId: null, guest: false, ...needingNoWork }
  const orders = await em.find(Order, due, { fields: ['id'], disableIdentityMap: true })
  await eachAlone(orders, ({ id }) =>
    em.fork().transactional((tx) => cancelAndBlank(tx, { id, userId: null, guest: false }, erasing)),
  )
}

/** Blanks text that staff typed about orders after their client was erased. */
export async function eraseLaterWords(em: Em): Promise<void> {
  await em.execute(
    `update order_events set note = null where note is not null
      and order_id in (select id from orders where full_name = '')`,
  )
  await em.execute(`update orders set sent_outside = null where sent_outside is not null and full_name = ''`)
}

const clientOf = ({ fullName: name, email, phone }: Order) => ({ name, email, phone })

type Whose =
  | { userId: string }
  | { id: string; userId: null; guest: false }
  | { emailKey: string; userId: null; guest: false }

/** Orders per batch: a client may have thousands. */
const batchSize = 100

/** Blanks those of them that need no work, each after `before`. Number, service, price and dates stay. */
async function blankOrders(
  em: Em,
  whose: Whose,
  { forget }: Erasing,
  before: (order: Order) => Promise<void>,
): Promise<void> {
  const due = { ...whose, ...needingNoWork }
  // An order that is moved meanwhile would be blanked without being cancelled.
  const readBatch = () => lockedOrders(em, due, batchSize)
  for (let orders = await readBatch(); orders.length > 0; orders = await readBatch()) {
    for (const order of orders) await before(order)
    const blanked = await blank(em, orders)
    const orderIds = blanked.map(({ id }) => id)
    const ids = { $in: orderIds }
    await endOrderLinks(em, orderIds)
    await em.nativeUpdate(Project, { orderId: ids }, { notes: '' })
    await em.nativeUpdate(OrderEvent, { orderId: ids }, { note: null })
    await em.nativeDelete(Mail, { orderId: ids })
    // A digest covers several orders and has no order id.
    const emailKeys = blanked.map((order) => order.emailKey)
    await withdrawDigests(em, emailKeys)
    await em.nativeDelete(Mail, { kind: digest, emailKey: { $in: emailKeys } })
    await forget(em, blanked.map(clientOf))
  }
}

/** Key that tells nothing of what was sent: a UUID as it was, in place of a hash a new one. */
const withoutHash = `case when length(idempotency_key) = 36 then idempotency_key else gen_random_uuid()::text end`

/** Returns the blanked ones, as they were: an order that was paid at the same moment needs work by now. */
async function blank(em: Em, orders: Order[]): Promise<Order[]> {
  const update = em
    .createQueryBuilder(Order)
    .update({ ...erasedFields, idempotencyKey: raw(withoutHash) })
    .where({ id: { $in: orders.map(({ id }) => id) }, ...needingNoWork })
    .returning('id')
  const ids = (await update.execute<Pick<Order, 'id'>[]>('all')).map(({ id }) => id)
  return orders.filter(({ id }) => ids.includes(id))
}

import { deletionGraceDays } from '@northword/contract/account'
import type { OrderStatus } from '@northword/contract/order-status'
import type { Em } from '../../db/orm.ts'
import { ContactMessage } from '../inbox/contact-message.entity.ts'
import { Mail } from '../mail/mail.entity.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { Subscriber } from '../newsletter/subscriber.entity.ts'
import { claimOrders } from '../orders/claim-orders.ts'
import { anonymousCancellation, digest } from '../orders/order-mails.ts'
import { moveOrder } from '../orders/move-order.ts'
import { Order } from '../orders/order.entity.ts'
import { Project } from '../orders/project.entity.ts'
import { User } from '../people/user.entity.ts'

type Outbox = Pick<MailQueue, 'add'>

const graceMs = deletionGraceDays * 24 * 3_600_000

/** When an account is erased whose deletion was asked for then. */
export const erasedAt = (requestedAt: Date) => new Date(requestedAt.getTime() + graceMs)

/** Orders that were never paid: nothing of them has to be kept. */
const unpaid: OrderStatus[] = ['Pending Contact', 'Awaiting Payment', 'Cancelled']

/** Orders that are over: of those that were paid, the payment record stays. */
const over: OrderStatus[] = ['Completed', 'Refunded']

/** Erases every account whose grace period is over. Each is erased as a whole or not at all. */
export async function eraseAccounts(em: Em, mail: Outbox, now = new Date()): Promise<void> {
  const due = { $lte: new Date(now.getTime() - graceMs) }
  const users = await em.find(User, { deletionRequestedAt: due })
  for (const user of users) await em.fork().transactional((tx) => eraseAccount(tx, mail, user))
}

/**
 * Erases a user: the account with its sessions, and the personal details of orders that need no work.
 * Orders under way keep what the studio needs to deliver them. What is known by the address alone is
 * erased only where the address was proven to be the user's.
 */
async function eraseAccount(em: Em, mail: Outbox, user: User): Promise<void> {
  const { id, emailKey, emailVerifiedAt } = user
  // A sign-in of this very moment takes the wish back; the update waits for it and holds the next one off.
  const wished = { id, deletionRequestedAt: { $ne: null } }
  if ((await em.nativeUpdate(User, wished, { phone: '' })) === 0) return
  await claimOrders(em, user, null)
  await eraseOrders(em, mail, id)
  await em.nativeDelete(User, { id })
  if (!emailVerifiedAt) return
  await em.nativeDelete(ContactMessage, { emailKey })
  await em.nativeDelete(Subscriber, { emailKey })
  await em.nativeDelete(Mail, { emailKey })
}

async function eraseOrders(em: Em, mail: Outbox, userId: string): Promise<void> {
  await blankOrders(em, { userId }, async (order) => {
    const cancelled = await moveOrder(em, order, { to: 'Cancelled', actor: 'client' })
    if (cancelled) await mail.add(em, [anonymousCancellation(order)])
  })
}

/**
 * Blanks the orders whose owner was erased while they were under way and that need no more work. An order
 * without an owner that is not a guest's has lost its owner so.
 */
export async function eraseFinishedOrders(em: Em): Promise<void> {
  await blankOrders(em, { userId: null, guest: false })
}

/** Orders at a time: somebody may have thousands. */
const batchSize = 100

/**
 * Blanks those of some orders that need no work, each after `before`. What remains is the record: number,
 * service, price, dates.
 */
async function blankOrders(
  em: Em,
  some: { userId: string } | { userId: null; guest: false },
  before: (order: Order) => Promise<void> = async () => {},
): Promise<void> {
  const due = { ...some, fullName: { $ne: '' }, status: { $in: [...unpaid, ...over] } }
  const readBatch = () => em.find(Order, due, { limit: batchSize, disableIdentityMap: true })
  for (let orders = await readBatch(); orders.length > 0; orders = await readBatch()) {
    for (const order of orders) await before(order)
    const ids = { $in: orders.map(({ id }) => id) }
    await em.nativeUpdate(Order, { id: ids }, nobody)
    await em.nativeUpdate(Project, { orderId: ids }, { notes: '' })
    await em.nativeDelete(Mail, { orderId: ids })
    // One that confirms several orders names no single one.
    await em.nativeDelete(Mail, { kind: digest, emailKey: { $in: orders.map((order) => order.emailKey) } })
  }
}

const nobody = {
  fullName: '',
  email: '',
  emailKey: '',
  phone: '',
  note: '',
  claimHash: null,
  fingerprint: '',
  reference: null,
}

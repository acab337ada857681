import { staffMails } from '@northword/content/mails/staff-mails'
import type { Hand } from '@northword/contract/desk/desk'
import type { Em } from '../../../db/orm.ts'
import { cancelHeld } from '../../mail/cancel-mail.ts'
import type { NewMail } from '../../mail/new-mail.ts'
import { openedAtDesk } from '../../mail/open-at-desk.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { answererOf, type Staff } from '../../people/actor.ts'
import type { StaffMember } from '../../people/staff-member.entity.ts'

const kind = 'order-assigned'

interface Assigned {
  order: Order
  hand: Hand
  /** The member whose hand it was in before. */
  before: string | null
  holder: StaffMember
}

/**
 * The mail to an order's new holder, unless they took it themselves or want none. It is not a mail of the order,
 * since those are sent again to the client.
 */
export function assignedMail(actor: Staff, { order, hand, before, holder }: Assigned): NewMail[] {
  const isKnown = holder.id === before || holder.id === answererOf(actor)
  if (isKnown || !holder.mailsWhenAssigned) return []
  const { subject, body } = staffMails.assigned
  const facts = { number: order.number, serviceName: order.name, by: actor.member.name, hand }
  return [
    {
      kind,
      from: 'hello',
      to: { name: holder.name, address: holder.email },
      ...openedAtDesk({ subject: subject(order.number), body: body(facts) }, `/orders/${order.number}`),
    },
  ]
}

/** Cancels the mail of an assignment that is undone while it is held; those of earlier ones leave. */
export const withdrawAssigned = (em: Em, number: string, at: Date): Promise<void> =>
  cancelHeld(em, { kind, subject: staffMails.assigned.subject(number), createdAt: { $gte: at } })

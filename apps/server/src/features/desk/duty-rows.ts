import type { Duty, DutyKind } from '@northword/contract/desk'
import type { StateOfDuty } from '@northword/contract/order-status'

/** A duty as the database answers it. */
export interface DutyRow extends Omit<Duty, 'dueAt' | 'claimedBy' | 'claimedAt' | 'laterUntil'> {
  /** Its place in the queue: the promised instant, or a day that never comes. */
  place: Date | string
  dueAt: Date | string | null
  claimerId: string | null
  claimerName: string | null
  claimedAt: Date | string | null
  laterUntil: Date | string | null
}

/** The beginning of a query for duties of one kind, to which conditions, order and limit are added. */
export interface Part {
  sql: string
  /** The expressions by which it is ordered; each has an index. */
  place: string
  id: string
}

type OrderDuty = Extract<DutyKind, 'contact' | 'work'>

/** What the studio has to do about an order in a state. */
const orderDuty: Record<StateOfDuty, OrderDuty> = {
  'Pending Contact': 'contact',
  Paid: 'work',
  'In Production': 'work',
  Revision: 'work',
}

const never = `timestamptz '9999-12-31 00:00:00Z'`

const kindOfOrder = `case orders.status ${Object.entries(orderDuty)
  .map(([status, kind]) => `when '${status}' then '${kind}'`)
  .join(' ')} end`

/** Written into the statement: with parameters the database could not tell that its index has them all. */
const statusesOf = (kind?: OrderDuty) =>
  Object.entries(orderDuty)
    .filter(([, duty]) => kind === undefined || duty === kind)
    .map(([status]) => `'${status}'`)
    .join(', ')

const state = `desk_states.claimed_by as "claimerId", staff_members.name as "claimerName",
  coalesce(desk_states.version, 0) as version, desk_states.claimed_at as "claimedAt", desk_states.later_until as "laterUntil"`

/** An order that was erased has no name either. */
const detached = `(orders.email = '' and orders.full_name <> '') as "isDetached"`

const withState = (id: string) => `left join desk_states on desk_states.id = ${id}
  left join staff_members on staff_members.id = desk_states.claimed_by`

/** Orders about which the studio has to do this, or anything. */
export function orderDuties(kind?: OrderDuty): Part {
  const place = `coalesce(orders.due_at, ${never})`
  const statuses = statusesOf(kind)
  return {
    sql: `select ${place} as place, orders.id, orders.number, ${kindOfOrder} as kind, orders.name as title,
      orders.full_name as "clientName", orders.status, orders.due_at as "dueAt", false as "isUrgent", ${detached}, ${state}
      from orders ${withState('orders.id')} where orders.status in (${statuses})`,
    place,
    id: 'orders.id',
  }
}

const ofOrder = (
  kind: DutyKind,
  { place, dueAt, isUrgent }: { place: string; dueAt: string; isUrgent: boolean },
) =>
  `select ${place} as place, orders.id, orders.number, '${kind}' as kind, orders.name as title,
    orders.full_name as "clientName", orders.status, ${dueAt} as "dueAt", ${isUrgent} as "isUrgent",
    ${detached}, ${state}
    from orders ${withState('orders.id')}`

const paymentPlace = 'coalesce(orders.ask_by, orders.pay_by)'

/**
 * Orders whose payment the studio has promised to ask for, and those whose client has let the day pass, whatever state
 * they are in. While the client has time, nothing is to be done.
 */
export const paymentDuties: Part = {
  sql: `${ofOrder('payment', { place: paymentPlace, dueAt: paymentPlace, isUrgent: false })}
    where ${paymentPlace} is not null and (orders.ask_by is not null or orders.pay_by <= now())`,
  place: paymentPlace,
  id: 'orders.id',
}

/** Before all that was ever promised: whose money it is waits for nobody else. */
const refundPlace = `orders.refund_due_at - interval '20 years'`

/** Orders with money that has to go back. */
export const refundDuties: Part = {
  sql: `${ofOrder('refund', { place: refundPlace, dueAt: 'orders.refund_due_at', isUrgent: true })}
    where orders.refund_due_at is not null`,
  place: refundPlace,
  id: 'orders.id',
}

/**
 * Messages that nobody has answered; urgent ones come before all that was promised, and after money that has to go
 * back. The time zone is named because an index may not depend on a setting.
 */
const messagePlace = `case when contact_messages.urgent
  then (contact_messages.created_at at time zone 'UTC' - interval '10 years') at time zone 'UTC'
  else coalesce(contact_messages.answer_by, contact_messages.created_at) end`

export const messageDuties: Part = {
  sql: `select ${messagePlace} as place, contact_messages.id, null as number, 'message' as kind,
    left(contact_messages.message, 120) as title, contact_messages.name as "clientName", null as status,
    contact_messages.answer_by as "dueAt", contact_messages.urgent as "isUrgent",
    false as "isDetached", ${state}
    from contact_messages ${withState('contact_messages.id')} where contact_messages.answered_at is null`,
  place: messagePlace,
  id: 'contact_messages.id',
}

/** What clients wrote about their orders and nobody answered: of each order the oldest promise. */
export const answerDuties: Part = {
  sql: `select order_messages.answer_by as place, order_messages.id, orders.number, 'answer' as kind,
    left(order_messages.text, 120) as title, orders.full_name as "clientName", orders.status,
    order_messages.answer_by as "dueAt", false as "isUrgent", ${detached}, ${state}
    from order_messages join orders on orders.id = order_messages.order_id ${withState('orders.id')}
    where order_messages.answer_by is not null and order_messages.settled_at is null
      and not exists (select 1 from order_messages earlier where earlier.order_id = order_messages.order_id
        and earlier.answer_by is not null and earlier.settled_at is null
        and (earlier.answer_by, earlier.id) < (order_messages.answer_by, order_messages.id))`,
  place: 'order_messages.answer_by',
  id: 'order_messages.id',
}

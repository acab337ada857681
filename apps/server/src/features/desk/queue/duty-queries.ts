import type { Duty } from '@northword/contract/desk/desk-queue'
import { expressionsOf } from '../../orders/order/order-indexes.ts'
import { agent, type Holder, type InHandRow, joinHands, writerOrAgent } from './in-hand.ts'
import type { Placed } from './place-pages.ts'

export interface DutyRow
  extends Placed, InHandRow, Omit<Duty, 'id' | 'dueAt' | 'claimedBy' | 'claimedAt' | 'laterUntil'> {
  dueAt: Date | string | null
  laterUntil: Date | string | null
}

/** First part of a query for one kind of duty. Callers append conditions, order and limit. */
export interface Part {
  sql: string
  /** Expression to sort by. It has an index. */
  place: string
  id: string
  holder: Holder
}

const { place: orderPlace, paymentPlace, refundPlace, isContact, isWork } = expressionsOf('orders.')

const stateOf = ({ columns, laterUntil }: Holder) => `${columns}, coalesce(desk_states.version, 0) as version,
  ${laterUntil} as "laterUntil"`

/** An erased order has no name either. */
const detached = `(orders.email = '' and orders.full_name <> '') as "isDetached"`

interface OfOrder {
  kind: string
  place: string
  dueAt: string
  isUrgent: boolean
  holder: Holder
}

const ofOrder = ({ kind, place, dueAt, isUrgent, holder }: OfOrder) =>
  `select ${place} as place, orders.id, orders.number, ${kind} as kind, orders.name as title,
    orders.full_name as "clientName", orders.status, ${dueAt} as "dueAt", ${isUrgent} as "isUrgent",
    ${detached}, ${stateOf(holder)}
    from orders ${joinHands('orders.id')}`

const ofKind = { contact: isContact, work: isWork } as const

/** Duties about orders, of one kind or all. The conditions match those of the index. */
export const orderDuties = (only?: keyof typeof ofKind): Part => ({
  sql: `${ofOrder({
    kind: `case when ${isWork} then 'work' else 'contact' end`,
    place: orderPlace,
    dueAt: 'orders.due_at',
    isUrgent: false,
    holder: writerOrAgent(isWork),
  })}
    where ${only ? ofKind[only] : `(${isContact} or ${isWork})`}`,
  place: orderPlace,
  id: 'orders.id',
  holder: writerOrAgent(isWork),
})

/** Unpaid orders in any state. */
export const openPayments: Part = {
  sql: `${ofOrder({ kind: `'payment'`, place: paymentPlace, dueAt: paymentPlace, isUrgent: false, holder: agent })}
    where ${paymentPlace} is not null`,
  place: paymentPlace,
  id: 'orders.id',
  holder: agent,
}

/** Payments that the studio has promised to ask for, and overdue ones. Until the due day nothing is to be done. */
const paymentDuties: Part = {
  ...openPayments,
  sql: `${openPayments.sql} and (orders.ask_by is not null or orders.pay_by <= now())`,
}

/** Orders with money to give back. */
export const refundDuties: Part = {
  sql: `${ofOrder({ kind: `'refund'`, place: refundPlace, dueAt: 'orders.refund_due_at', isUrgent: true, holder: agent })}
    where orders.refund_due_at is not null`,
  place: refundPlace,
  id: 'orders.id',
  holder: agent,
}

/**
 * Unanswered messages. Urgent ones come before all promises but after refunds; the time zone is explicit because an
 * index expression must be immutable.
 */
const messagePlace = `case when contact_messages.urgent
  then (contact_messages.created_at at time zone 'UTC' - interval '10 years') at time zone 'UTC'
  else coalesce(contact_messages.answer_by, contact_messages.created_at) end`

export const messageDuties: Part = {
  sql: `select ${messagePlace} as place, contact_messages.id, null as number, 'message' as kind,
    left(contact_messages.message, 120) as title, contact_messages.name as "clientName", null as status,
    contact_messages.answer_by as "dueAt", contact_messages.urgent as "isUrgent",
    false as "isDetached", ${stateOf(agent)}
    from contact_messages ${joinHands('contact_messages.id')} where contact_messages.answered_at is null`,
  place: messagePlace,
  id: 'contact_messages.id',
  holder: agent,
}

/** Unanswered messages of clients about orders: the oldest promise of each order. */
export const answerDuties: Part = {
  sql: `select order_messages.answer_by as place, order_messages.id, orders.number, 'answer' as kind,
    left(order_messages.text, 120) as title, orders.full_name as "clientName", orders.status,
    order_messages.answer_by as "dueAt", false as "isUrgent", ${detached}, ${stateOf(agent)}
    from order_messages join orders on orders.id = order_messages.order_id ${joinHands('orders.id')}
    where order_messages.answer_by is not null and order_messages.settled_at is null
      and not exists (select 1 from order_messages earlier where earlier.order_id = order_messages.order_id
        and earlier.answer_by is not null and earlier.settled_at is null
        and (earlier.answer_by, earlier.id) < (order_messages.answer_by, order_messages.id))`,
  place: 'order_messages.answer_by',
  id: 'order_messages.id',
  holder: agent,
}

/** Only for staff who may see money. */
export const moneyDuties = [refundDuties, paymentDuties]

export const everyDuty = (ofMoney: Part[]): Part[] => [orderDuties(), ...ofMoney, answerDuties, messageDuties]

import { type DeskCase, deskStates, type Happening, type Reachable } from '@northword/contract/desk/desk'
import { isMoveByMoney } from '@northword/contract/orders/order-status'
import type { Em } from '../../../db/orm.ts'
import type { StaffContext } from '../../../doors/context.ts'
import { orderOf } from '../../orders/find/find-order.ts'
import { OrderEvent } from '../../orders/order/order-event.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { deliverBy, mayBegin } from '../../orders/order/promise.ts'
import { orderView, sentOutside } from '../../orders/find/order-view.ts'
import { StaffMember } from '../../people/staff-member.entity.ts'
import { DeskEntry } from './desk-entry.entity.ts'
import { DeskState } from './desk-state.entity.ts'
import { deskMoney } from '@northword/content/desk/desk-money'
import { formatPrice } from '@northword/contract/money/format-price'
import { calendarDay } from '@northword/content/studio/format-time'
import { PaymentRequest } from '../../payments/requests/payment-request.entity.ts'
import { mayMove } from '../../orders/order/order-rights.ts'
import { dealsWithClients, seenBy, type Seer, seesMoney } from '../../people/staff-rights.ts'

/**
 * A case for the desk, with the fields that the actor may see.
 * @throws {DomainError} `orderNotFound`
 */
export async function findCase(
  { em, actor, site }: Pick<StaffContext, 'em' | 'actor' | 'site'>,
  number: string,
): Promise<DeskCase> {
  const order = await orderOf(em, actor, number)
  const state = await em.findOne(DeskState, { id: order.id })
  const [agent, writer] = [await colleagueOf(em, state?.claimedBy), await colleagueOf(em, state?.writtenBy)]
  const { userId: _, ...shown } = orderView(order, site)
  const found = {
    order: seenBy(actor, shown, seersOfOrder),
    sold: soldSeenBy(actor, order),
    reference: order.reference,
    quotedPriceCents: order.quotedPriceCents,
    dueAt: (order.dueAt ?? order.askBy)?.toISOString() ?? null,
    deliverBy: deliverBy(order),
    sentOutside: sentOutside(order),
    claimedBy: agent,
    claimedAt: state?.claimedAt?.toISOString() ?? null,
    writtenBy: writer,
    writtenAt: state?.writtenAt?.toISOString() ?? null,
    laterUntil: state?.laterUntil?.toISOString() ?? null,
    writerLaterUntil: state?.writerLaterUntil?.toISOString() ?? null,
    version: state?.version ?? 0,
    mayBegin: mayBegin(order),
    moves: deskStates.filter(
      (to) => dealsWithClients(actor) && mayMove(order, { to, actor, note: anyReason }),
    ),
    timeline: await timelineOf(em, order.id, !seesMoney(actor)),
  }
  return seenBy(actor, found, seersOfCase)
}

/** Who sees which field of an order. A new field is seen by those who deal with clients, unless writers need it. */
const seersOfOrder = {
  number: 'staff',
  sku: 'staff',
  name: 'staff',
  priceCents: 'seesMoney',
  fullName: 'staff',
  email: 'dealsWithClients',
  phone: 'dealsWithClients',
  note: 'staff',
  status: 'staff',
  guest: 'staff',
  createdAt: 'staff',
  contactBy: 'staff',
} as const satisfies Record<keyof DeskCase['order'], Seer>

const seersOfCase = {
  order: 'staff',
  sold: 'staff',
  reference: 'staff',
  quotedPriceCents: 'seesMoney',
  dueAt: 'staff',
  deliverBy: 'staff',
  sentOutside: 'staff',
  claimedBy: 'staff',
  claimedAt: 'staff',
  writtenBy: 'staff',
  writtenAt: 'staff',
  laterUntil: 'staff',
  writerLaterUntil: 'staff',
  version: 'staff',
  mayBegin: 'staff',
  moves: 'staff',
  timeline: 'staff',
} as const satisfies Record<keyof DeskCase, Seer>

function soldSeenBy(actor: StaffContext['actor'], { sold }: Order): Order['sold'] {
  if (!sold || seesMoney(actor)) return sold
  const { extraRoundCents: _, ...shown } = sold
  return shown
}

async function colleagueOf(em: Em, id: string | null | undefined): Promise<Reachable | null> {
  const member = id ? await em.findOne(StaffMember, { id }) : null
  return member && { id: member.id, name: member.name, email: member.email }
}

/** Stands in for a reason, so that moves that need one are offered too. */
const anyReason = '…'

/** True if the note is the reason of a ledger entry, which may name sums. */
const isOfMoney = ({ fromStatus, toStatus }: OrderEvent) =>
  fromStatus !== null && isMoveByMoney(fromStatus, toStatus)

async function timelineOf(em: Em, id: string, isMoneyHidden: boolean): Promise<Happening[]> {
  const events = await em.find(OrderEvent, { orderId: id })
  const entries = await em.find(DeskEntry, { subjectId: id })
  const happenings: Happening[] = [
    ...events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: 'move' as const,
      by: event.actorName ?? event.actor,
      memberId: event.staffId,
      from: event.fromStatus,
      to: event.toStatus,
      text: event.note === null || (isMoneyHidden && isOfMoney(event)) ? '' : event.note,
      until: null,
    })),
    ...entries.map(({ id: entryId, at, staffId, staffName, kind, text, until }) => ({
      id: entryId,
      at: at.toISOString(),
      kind,
      by: staffName,
      memberId: staffId,
      from: null,
      to: null,
      text,
      until: until?.toISOString() ?? null,
    })),
    ...(isMoneyHidden ? [] : await requestsOf(em, id)),
  ]
  return happenings.toSorted((one, other) => one.at.localeCompare(other.at))
}

async function requestsOf(em: Em, orderId: string): Promise<Happening[]> {
  const requests = await em.find(PaymentRequest, { orderId }, { disableIdentityMap: true })
  return requests.map(({ id, at, memberId, memberName, cents, way, dueOn }) => ({
    id,
    at: at.toISOString(),
    kind: 'request',
    by: memberName ?? 'system',
    memberId,
    from: null,
    to: null,
    text: deskMoney.told.request(formatPrice(cents), deskMoney.ways[way], calendarDay(dueOn)),
    until: null,
  }))
}

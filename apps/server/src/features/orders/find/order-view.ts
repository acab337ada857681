import { deskCase } from '@northword/content/desk/desk-case'
import { deskTexts } from '@northword/content/desk/desk-texts'
import type { SiteContent } from '@northword/contract/content/site-content'
import { clientFieldsBy } from '@northword/contract/orders/order-fields'
import { statesAfter } from '@northword/contract/orders/order-status'
import type { OrderDetail, OrderEventView, OrderSummary, OrderView } from '@northword/contract/orders/orders'
import type { Em } from '../../../db/orm.ts'
import type { Actor } from '../../people/actor.ts'
import type { OrderEvent } from '../order/order-event.entity.ts'
import type { Order } from '../order/order.entity.ts'
import { deliverBy, contactBy } from '../order/promise.ts'
import { mayMove } from '../order/order-rights.ts'

export const orderView = (order: Order, site: Promising): OrderView => ({
  ...orderSummary(order, site),
  note: order.note,
})

/** Who reads orders, and when the studio contacts their clients. */
export interface Seeing {
  em: Em
  actor: Actor
  site: Promising
}

type Promising = Pick<SiteContent, 'contactWithinHours'>

/** As {@link orderView}, without the brief. */
export function orderSummary(order: Pick<Order, keyof OrderSummary>, site: Promising): OrderSummary {
  const { number, sku, name, priceCents, status, guest, userId } = order
  return {
    number,
    sku,
    name,
    priceCents,
    ...clientFieldsBy((field) => order[field]),
    status,
    guest,
    userId,
    createdAt: order.createdAt.toISOString(),
    contactBy: contactBy(order, site).toISOString(),
  }
}

/** As {@link orderView}, with its events, oldest first, and the actor's options. */
export const orderDetail = (
  order: Order,
  events: OrderEvent[],
  { actor, site }: Pick<Seeing, 'actor' | 'site'>,
): OrderDetail => ({
  ...orderView(order, site),
  sold: order.sold,
  deliverBy: deliverBy(order),
  sentOutside: sentOutside(order),
  mayCancel: mayMove(order, { to: 'Cancelled', actor }),
  events: events.map(eventView),
})

/** Way in which the client's present text was sent; null if it is here, or none was sent. */
export const sentOutside = ({ status, sentOutside: way }: Order) =>
  ['Delivered', 'Revision', 'Completed'].includes(status) ? way : null

function eventView(event: OrderEvent): OrderEventView {
  const { at, actor, fromStatus, toStatus } = event
  const mark = markOf(event)
  return {
    at: at.toISOString(),
    actor: sides[actor],
    from: fromStatus,
    to: toStatus,
    ...(mark && { mark }),
  }
}

/** Notes of the product tell apart moves that lead both ways between two states. Clients do not read notes. */
function markOf({ actor, fromStatus, toStatus, note }: OrderEvent): OrderEventView['mark'] {
  if (fromStatus === null) return undefined
  if (!statesAfter(fromStatus).includes(toStatus)) return 'back'
  if (sides[actor] === 'client') return undefined
  if (note === deskCase.timeline.undone || note === deskTexts.withdrawn) return 'back'
  return note === deskTexts.refused ? 'refused' : undefined
}

const sides: Record<OrderEvent['actor'], OrderEventView['actor']> = {
  guest: 'client',
  client: 'client',
  link: 'client',
  staff: 'studio',
  token: 'studio',
  system: 'studio',
}

import { company } from '@northword/content/company'
import type { OrderSummary, OrderView } from '@northword/contract/orders'
import type { Order } from './order.entity.ts'

/** The time by which a person has written to the client of this order. */
export function contactBy(order: Pick<Order, 'createdAt'>): Date {
  return new Date(order.createdAt.getTime() + company.contactWithinHours * 3_600_000)
}

/** An order as its client may see it. */
export const orderView = (order: Order): OrderView => ({ ...orderSummary(order), note: order.note })

/** As {@link orderView}, without the note. */
export function orderSummary(order: Pick<Order, 'number' | 'priceCents' | Plain>): OrderSummary {
  const { sku, name, fullName, email, phone, status, guest, userId } = order
  return {
    number: order.number,
    sku,
    name,
    priceCents: order.priceCents,
    fullName,
    email,
    phone,
    status,
    guest,
    userId,
    createdAt: order.createdAt.toISOString(),
    contactBy: contactBy(order).toISOString(),
  }
}

/** What is shown as it is stored. */
type Plain = 'sku' | 'name' | 'fullName' | 'email' | 'phone' | 'status' | 'guest' | 'userId' | 'createdAt'

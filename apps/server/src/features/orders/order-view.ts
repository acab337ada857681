import { company } from '@northword/content/company'
import { formatCents } from '@northword/contract/fields'
import type { OrderView } from '@northword/contract/orders'
import type { Order } from './order.entity.ts'

/** The time by which a person has written to the client of this order. */
export function contactBy(order: Order): Date {
  return new Date(order.createdAt.getTime() + company.contactWithinHours * 3_600_000)
}

/** An order as its client may see it. */
export function orderView(order: Order): OrderView {
  const { sku, name, fullName, email, phone, note, status, guest, userId } = order
  return {
    id: order.number,
    sku,
    name,
    price: formatCents(order.priceCents),
    fullName,
    email,
    phone,
    note,
    status,
    guest,
    userId,
    createdAt: order.createdAt.toISOString(),
    contactBy: contactBy(order).toISOString(),
  }
}

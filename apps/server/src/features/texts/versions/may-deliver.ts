import type { OrderStatus } from '@northword/contract/orders/order-status'
import type { Order } from '../../orders/order/order.entity.ts'

/** States that allow a delivery: writing and, to fix a mistake of the studio, until the order is done. */
const states: OrderStatus[] = ['In Production', 'Revision', 'Delivered']

/** True if the order's state allows a delivery and its client was not erased. */
export const mayDeliver = ({ status, email }: Pick<Order, 'status' | 'email'>): boolean =>
  states.includes(status) && email !== ''

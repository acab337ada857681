import type { OrderStatus } from '@northword/contract/order-status'
import type { Order } from '../orders/order.entity.ts'

/** The states in which texts are delivered: while they are written and, to mend a mistake of the studio's own, until the order is done. */
const states: OrderStatus[] = ['In Production', 'Revision', 'Delivered']

/** Whether texts are delivered for an order as it is, and there is somebody to tell. */
export const mayDeliver = ({ status, email }: Pick<Order, 'status' | 'email'>): boolean =>
  states.includes(status) && email !== ''

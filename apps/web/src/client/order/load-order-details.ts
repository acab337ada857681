import { deferred } from '../frame/deferred.ts'

/** What stands below the next step and the payment of an order, and what fetches its code. */
export const [OrderDetails, loadOrderDetails] = deferred(
  async () => (await import('./order-details.tsx')).OrderDetails,
)

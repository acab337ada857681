import { deferred } from '../frame/deferred.ts'

/** Below the next step and the payment. */
export const [OrderDetails, loadOrderDetails] = deferred(
  async () => (await import('./order-details.tsx')).OrderDetails,
)

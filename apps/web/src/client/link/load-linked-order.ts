import type { LinkedOrder } from '@northword/contract/orders/order-links'
import { askOnce } from '../../site/api/served-queries.ts'
import type { PageLoad } from '../../site/navigation/page-route.ts'
import { loadOrder } from '../order/page/load-order.ts'

/** Queries the order of the link in this browser, with money and conversation as far as its holder may see them. */
export const loadLinkedOrder: PageLoad = async (load) => {
  const linked = await askOnce(load.ask, 'orderLinks.find')
  // The type is that of the procedure.
  const found = 'data' in linked.answer ? (linked.answer.data as LinkedOrder) : null
  if (found?.kind !== 'order') return { queries: [linked] }
  const { queries } = await loadOrder({ ...load, params: { number: found.number } })
  return { queries: [linked, ...(queries ?? [])] }
}

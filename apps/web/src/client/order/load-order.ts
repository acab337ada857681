import type { PageLoad } from '../../site/navigation/page-route.ts'
import { askOnce } from '../../site/api/served-queries.ts'

/**
 * Asks for the order that the address names, for its money and its conversation; where there is none, the page says so
 * with its status.
 */
export const loadOrder: PageLoad = async ({ ask, params }) => {
  const named = { number: params['number'] ?? '' }
  const order = await askOnce(ask, 'orders.find', named)
  const status = 'failure' in order.answer ? order.answer.failure.status : 200
  // What cannot be a number names no order either.
  if (status !== 200) return { queries: [order], status: status === 400 ? 404 : status }
  const others = ['payments.ofOrder', 'conversation.list'] as const
  return { queries: [order, ...(await Promise.all(others.map((path) => askOnce(ask, path, named))))], status }
}

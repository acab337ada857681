import { nextLongClosing, type OpeningTimes } from '@northword/content/studio/opening-hours'
import type { ClosingCount } from '@northword/contract/desk/desk-queue'
import type { Em } from '../../../db/orm.ts'
import { clock } from '../../../time/clock.ts'
import { Order } from '../../orders/order/order.entity.ts'

/** First contacts promised from the last closing before a closure longer than a night until the next opening. */
export async function countOverClosing(
  em: Em,
  times: OpeningTimes,
  now = clock.now(),
): Promise<ClosingCount> {
  const closing = nextLongClosing(now, times)
  if (!closing) return { count: 0, opensAt: null }
  const dueAt = { $gte: now, $lt: closing.opensAt }
  const within = { $and: [{ dueAt }, { dueAt: { $gte: closing.closesAt } }] }
  const count = await em.count(Order, { status: 'Pending Contact', ...within })
  return { count, opensAt: closing.opensAt.toISOString() }
}

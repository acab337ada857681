import { standingOf } from '@northword/contract/money/ledger'
import type { Em } from '../../../db/orm.ts'
import { MoneyEntry } from '../money-entry.entity.ts'

/** US cents agreed per order, also for orders that were stopped since. */
export async function agreedPrices(em: Em, orderIds: string[]): Promise<Map<string, number>> {
  const entries = await em.find(MoneyEntry, { orderId: orderIds }, { disableIdentityMap: true })
  const prices = standingOf(entries).filter(({ kind }) => kind === 'charge' || kind === 'adjustment')
  const byOrder = Map.groupBy(prices, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, lines]) => [id, lines.reduce((sum, { cents }) => sum + cents, 0)]))
}

import { balanceOf } from '@northword/contract/money/ledger'
import type { Em } from '../../../db/orm.ts'
import { keepMoneyDuties } from '../../orders/money/money-duties.ts'
import type { MoneyEntry } from '../../orders/money/money-entry.entity.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { endOfDay } from './due-day.ts'
import { openRequest } from './open-request.ts'

/** Updates the money duties of a locked order from its ledger; see {@link keepMoneyDuties}. */
export async function keepDuties(em: Em, order: Order, entries: MoneyEntry[]): Promise<void> {
  const open = await openRequest(em, order.id, entries, balanceOf(order.status, entries))
  await keepMoneyDuties(em, order, entries, open && endOfDay(open.request.dueOn))
}

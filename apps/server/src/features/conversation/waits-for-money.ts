import { maySayPaid } from '@northword/contract/orders/conversation'
import { balanceOf } from '@northword/contract/money/ledger'
import type { Em } from '../../db/orm.ts'
import { entriesOf } from '../payments/money-entry.entity.ts'
import type { Order } from '../orders/order/order.entity.ts'

/** True if the client may say that they have paid. */
export async function waitsForMoney(em: Em, { id, status }: Pick<Order, 'id' | 'status'>): Promise<boolean> {
  return maySayPaid(status, balanceOf(status, await entriesOf(em, id)).owedCents)
}

import type { Em } from '../../../db/orm.ts'
import { MoneyEntry } from './money-entry.entity.ts'

export const entriesOf = (em: Em, orderId: string): Promise<MoneyEntry[]> =>
  em.find(MoneyEntry, { orderId }, { orderBy: { sequence: 'asc' }, disableIdentityMap: true })

import type { Em } from '../db/orm.ts'

/** Announces an act of the studio on an order's money in the caller's transaction, for other features to react. */
export type MoneyActed = (em: Em, orderId: string) => Promise<void>

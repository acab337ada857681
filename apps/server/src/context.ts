import type { Database, Em } from './db/orm.ts'
import type { Env } from './env.ts'
import type { StoreOrder } from './features/orders/store-order.ts'

/** What the process has and every request uses. */
export interface Deps {
  env: Env
  database: Database
  storeOrder: StoreOrder
}

/** What a procedure sees of a request: nothing of HTTP. */
export interface Context {
  em: Em
  storeOrder: StoreOrder
  /** The token by which this browser claims its guest orders; it carries one from now on. */
  claimToken: () => string
}

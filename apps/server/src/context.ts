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
  /** The claim token that this browser already carries, if any. */
  claimToken: string | null
  /** Gives this browser a claim token to carry from now on. */
  keepClaimToken: (token: string) => void
}

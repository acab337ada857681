import type { BrowserKeys } from './browser-keys.ts'
import type { Database, Em } from '../db/orm.ts'
import type { Env } from '../env.ts'
import type { Guesses } from '../features/auth/guesses.ts'
import type { Passwords } from '../features/auth/passwords.ts'
import type { PersonalData } from '../personal-data.ts'
import type { SignedIn } from '../features/auth/signed-in.ts'
import type { MailQueue } from '../features/mail/mail-queue.ts'
import type { StoreOrder } from '../features/orders/store-order.ts'
import type { Limits } from '../limits/limits.ts'

/** What the process has and every request uses. */
export interface Deps {
  env: Env
  database: Database
  mail: Pick<MailQueue, 'add'>
  storeOrder: StoreOrder
  passwords: Passwords
  limits: Limits
  guesses: Guesses
  /** Of all features. */
  personalData: PersonalData[]
}

/** What a procedure sees of a request: nothing of HTTP. */
export interface Context extends Pick<
  Deps,
  'mail' | 'storeOrder' | 'passwords' | 'limits' | 'guesses' | 'personalData'
> {
  em: Em
  browser: BrowserKeys
  /** How many calls came in the same request. */
  callsAtOnce: number
  /** Who is signed in as the request arrives; looked up once, when first asked for. */
  signedIn: () => Promise<SignedIn | null>
}

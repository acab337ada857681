import type { BrowserKeys } from './browser-keys.ts'
import type { Database, Em } from '../db/orm.ts'
import type { Env } from '../env.ts'
import type { Guesses } from '../features/auth/guesses.ts'
import type { Passwords } from '../features/auth/passwords.ts'
import type { PersonalData } from '../personal-data.ts'
import type { MailQueue } from '../features/mail/mail-queue.ts'
import type { StoreOrder } from '../features/orders/store-order.ts'
import type { Client, Visitor } from '../features/people/actor.ts'
import type { Limits } from '../limits/limits.ts'

/** Everything that the process has and every request uses. */
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
  /** Looks up who acts in a browser; costs no query where it has no session. */
  actorIn: (em: Em, browser: BrowserKeys, network: string) => Promise<Visitor>
}

/** A request as a use case sees it, without HTTP. */
export interface Context extends Pick<
  Deps,
  'mail' | 'storeOrder' | 'passwords' | 'limits' | 'guesses' | 'personalData'
> {
  em: Em
  browser: BrowserKeys
  actor: Visitor
}

/** As {@link Context}, where somebody is signed in. */
export interface ClientContext extends Context {
  actor: Client
}

/** A request on its way to its use case, before anybody has looked up who acts. */
export interface RequestContext extends Omit<Context, 'actor'> {
  /** How many calls came in the same request. */
  callsAtOnce: number
  /** Who acts, as the request arrived: looked up once, however many calls ask. */
  resolveActor: () => Promise<Visitor>
}

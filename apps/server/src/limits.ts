import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './db/orm.ts'
import { DomainError } from './errors.ts'
import { hashOfSecret } from './secrets.ts'

/**
 * How often something may be tried, and within how many minutes, counted from the first try. No window
 * on an account is longer than 15 minutes: nobody can keep its owner out for longer.
 */
const table = {
  /** Tries to sign in to one account from one network. */
  signInHere: { tries: 10, minutes: 15 },
  /** Wrong tries to sign in to one account from anywhere, by browsers that never did. */
  signInAccount: { tries: 30, minutes: 15 },
  /** Tries to sign in to one account from one browser that did before. */
  signInDevice: { tries: 10, minutes: 15 },
  /** Wrong tries to sign in to any account from one network. */
  signInNetwork: { tries: 100, minutes: 15 },
  /** New accounts, and questions whether an address has one. */
  registerNetwork: { tries: 30, minutes: 60 },
  /** Mails with a link to a new password, to one address. */
  linkAddress: { tries: 4, minutes: 15 },
  /** Mails of one kind to a mailbox that nobody has proven; see `few-mails.ts`. None keeps an owner out. */
  unprovenMailbox: { tries: 4, minutes: 60 },
  linkNetwork: { tries: 30, minutes: 15 },
  /** Secrets of links tried out from one network. */
  redeemNetwork: { tries: 60, minutes: 15 },
  contactNetwork: { tries: 20, minutes: 15 },
  contactAddress: { tries: 6, minutes: 15 },
  /** High: an order is worth more than the trouble of a false one. */
  orderNetwork: { tries: 600, minutes: 15 },
  /** Orders by one account: more than anybody fills in by hand. */
  orderAccount: { tries: 60, minutes: 15 },
  /** Downloads of all that we hold of an account. */
  exportAccount: { tries: 10, minutes: 15 },
} as const
export type LimitName = keyof typeof table

/** Counts tries. On Postgres all instances count together; the embedded database has one process. */
export interface Limits {
  /**
   * Counts a try and says how many there were.
   * @throws {DomainError} `tooManyTries`, with the time to wait
   */
  count: (limit: LimitName, key: string) => Promise<number>
  /** Takes one try back. */
  giveBack: (limit: LimitName, key: string) => Promise<void>
  /** Begins anew. */
  forget: (limit: LimitName, key: string) => Promise<void>
  /**
   * Counts a try of which only the outcome will tell whether the limit is against it: at once within this
   * process, so that a burst gains nothing, and for all instances once it is confirmed.
   * @throws {DomainError} `tooManyTries`
   */
  suspect: (limit: LimitName, key: string) => Promise<Suspicion>
}

export interface Suspicion {
  /** @throws {DomainError} `tooManyTries` */
  confirm: () => Promise<void>
  dismiss: () => Promise<void>
}

/** @param factor multiplies every limit, for benchmarks */
export async function createLimits(database: Database, factor: number): Promise<Limits> {
  const limiters = await createLimiters(database, factor)
  const refusals = createRefusals()
  const consume = async (limiter: Limiter, name: string) => {
    await refusals.check(name)
    const { consumedPoints, remainingPoints, msBeforeNext } = await limiter.consume(name).catch(orRefusal)
    if (remainingPoints === 0) await refusals.add(name, msBeforeNext)
    if (consumedPoints > limiter.points) throw tooManyTries(msBeforeNext)
    return consumedPoints
  }
  const takeBack = async (limiter: Limiter, name: string) => {
    await limiter.reward(name)
    await refusals.remove(name)
  }
  const count: Limits['count'] = (limit, key) => consume(limiters[limit].all, nameOf(limit, key))

  return {
    count,
    giveBack: (limit, key) => takeBack(limiters[limit].all, nameOf(limit, key)),
    async forget(limit, key) {
      const { all, own } = limiters[limit]
      for (const name of [nameOf(limit, key), suspectedNameOf(limit, key)])
        await Promise.all([all.delete(name), own.delete(name), refusals.remove(name)])
    },
    async suspect(limit, key) {
      const { own } = limiters[limit]
      const name = suspectedNameOf(limit, key)
      await refusals.check(nameOf(limit, key))
      await consume(own, name)
      return { confirm: async () => void (await count(limit, key)), dismiss: () => takeBack(own, name) }
    },
  }
}

/** Which keys are over their limit, as far as this process knows: it refuses them without a query until their time is over. */
function createRefusals() {
  const refused = new RateLimiterMemory({ keyPrefix: 'refused', points: 1, duration: 1 })
  return {
    async check(name: string) {
      const refusal = await refused.get(name)
      if (refusal) throw tooManyTries(refusal.msBeforeNext)
    },
    // A block of no time would never end.
    add: (name: string, ms: number) => refused.block(name, Math.max(1, Math.ceil(ms / 1_000))),
    remove: async (name: string) => void (await refused.delete(name)),
  }
}

type Limiter = RateLimiterMemory | RateLimiterPostgres

/** The library throws the same figures where a limit is reached. */
function orRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

/** What the database holds of a key does not tell whose it is. */
const nameOf = (limit: LimitName, key: string) => `${limit}:${hashOfSecret(key)}`

const suspectedNameOf = (limit: LimitName, key: string) => `suspected ${nameOf(limit, key)}`

/** For each limit the counter of all instances, and the one of this process. */
async function createLimiters({ orm, pglite }: Database, factor: number) {
  const storeClient = pglite ? null : await orm.driver.getConnection().getNativeClient()
  const limiters = Object.entries(table).map(([limit, { tries, minutes }]) => {
    const options = {
      keyPrefix: '',
      points: Math.max(1, Math.round(tries * factor)),
      duration: minutes * 60,
    }
    const own = new RateLimiterMemory(options)
    const all = storeClient ? new RateLimiterPostgres({ ...options, ...inPostgres, storeClient }) : own
    return [limit, { all, own }]
  })
  return Object.fromEntries(limiters) as Record<LimitName, { all: Limiter; own: RateLimiterMemory }>
}

/** The table is made by our migrations and tidied by `keepTidy`. */
const inPostgres = {
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
}

function tooManyTries(msBeforeNext: number): DomainError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new DomainError('tooManyTries', {
    message: `Too many tries. Please wait ${wait} and try again.`,
    retryAfterSeconds,
  })
}

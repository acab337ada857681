import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Em } from '../db/orm.ts'
import { tooManyTries } from '../errors/domain-error.ts'
import { hashOfSecret } from '../secrets.ts'

/**
 * How often something may be tried, and within how many minutes, counted from the first try. The last word of a
 * name says by what it is counted.
 */
const table = {
  /** Wrong tries to sign in to any account from one network. */
  signInNetwork: { tries: 100, minutes: 15 },
  /** New accounts, and questions whether an address has one. */
  signUpNetwork: { tries: 30, minutes: 60 },
  /** Mails with a link to a new password, to one address. */
  linkAddress: { tries: 4, minutes: 15 },
  /** Mails of one kind to a mailbox that nobody has proven; see `few-mails.ts`. None keeps an owner out. */
  unprovenMailbox: { tries: 4, minutes: 60 },
  linkNetwork: { tries: 30, minutes: 15 },
  /** Wrong secrets of links tried out from one network. */
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
type LimitName = keyof typeof table
export type NetworkLimit = Extract<LimitName, `${string}Network`>
type AccountLimit = Extract<LimitName, `${string}Account`>
type AddressLimit = Exclude<LimitName, NetworkLimit | AccountLimit>

/** The one whose tries may be taken back. */
const givenBack = 'signInNetwork' satisfies NetworkLimit

/**
 * Counts tries: by the network of whoever acts, by their account, or by the address that they name. Each throws
 * `tooManyTries` with the time to wait. On Postgres all instances count together; the embedded
 * database has one process.
 */
export interface Limits {
  countNetwork: (limit: NetworkLimit, actor: { network: string }) => Promise<void>
  countAccount: (limit: AccountLimit, client: { user: { id: string } }) => Promise<void>
  /** @param key the form in which addresses are compared for this limit, after anything else that tells tries apart */
  countAddress: (limit: AddressLimit, key: string) => Promise<void>
  /** Takes back a try that was counted before anybody knew that it does no harm. */
  giveBack: (limit: typeof givenBack, actor: { network: string }) => Promise<void>
}

/** @param factor multiplies every limit, for benchmarks */
export async function createLimits(database: Database, factor: number): Promise<Limits> {
  const limiters = await createLimiters(database, factor)
  const count = async (limit: LimitName, key: string) =>
    void (await limiters[limit].consume(nameOf(limit, key)).catch(refuse))
  return {
    countNetwork: (limit, { network }) => count(limit, network),
    countAccount: (limit, { user }) => count(limit, user.id),
    countAddress: count,
    giveBack: async (limit, { network }) => void (await limiters[limit].reward(nameOf(limit, network))),
  }
}

/** Deletes the counts whose time was over by `now`. */
export async function forgetOldCounts(em: Em, now: Date): Promise<void> {
  await em.execute('delete from rate_limits where expire < ?', [now.getTime()])
}

/** The library throws its figures where a limit is reached. */
function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooManyTries(reason.msBeforeNext) : reason
}

/** What the database holds of a key does not tell whose it is. */
const nameOf = (limit: LimitName, key: string) => `${limit}:${hashOfSecret(key)}`

type Limiter = RateLimiterMemory | RateLimiterPostgres

async function createLimiters({ orm, pglite }: Database, factor: number) {
  const storeClient = pglite ? null : await orm.driver.getConnection().getNativeClient()
  const limiters = Object.entries(table).map(([limit, { tries, minutes }]) => {
    const points = Math.max(1, Math.round(tries * factor))
    const options = { keyPrefix: '', points, duration: minutes * 60 }
    // What one instance refuses without a query must not be what another one may allow again.
    const remembered = limit === givenBack ? {} : { inMemoryBlockOnConsumed: points }
    return [
      limit,
      storeClient
        ? new RateLimiterPostgres({ ...options, ...inPostgres, ...remembered, storeClient })
        : new RateLimiterMemory(options),
    ]
  })
  return Object.fromEntries(limiters) as Record<LimitName, Limiter>
}

/** The table is made by our migrations and tidied by `keepTidy`. */
const inPostgres = {
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
}

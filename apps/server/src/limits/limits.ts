import { PGlite } from '@electric-sql/pglite'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Em } from '../db/orm.ts'
import { tooManyTries } from '../errors/domain-error.ts'
import { hashOfSecret } from '../secrets.ts'

/**
 * How many tries are allowed within how many minutes, counted from the first try. The last word of a name says what
 * they are counted by.
 */
const table = {
  /** Wrong passwords for any account from one network. */
  signInNetwork: { tries: 100, minutes: 15 },
  /** The same, at the desk. */
  staffSignInNetwork: { tries: 100, minutes: 15 },
  /** Wrong API tokens from one network. */
  tokenNetwork: { tries: 60, minutes: 15 },
  /** Calls with one API token: two each second, which is more than a studio has to do. */
  callToken: { tries: 1_800, minutes: 15 },
  /** New accounts, and tries that only find out whether an address has one. */
  signUpNetwork: { tries: 30, minutes: 60 },
  /** Mails with a link that lets the owner in, to one address. */
  linkAddress: { tries: 4, minutes: 15 },
  /** Mails of one kind to a mailbox that nobody has proven; see `few-mails.ts`. Not for links that let owners in. */
  unprovenMailbox: { tries: 4, minutes: 60 },
  linkNetwork: { tries: 30, minutes: 15 },
  /** Invalid links from one network. */
  redeemNetwork: { tries: 60, minutes: 15 },
  contactNetwork: { tries: 20, minutes: 15 },
  contactAddress: { tries: 6, minutes: 15 },
  /** High: losing an order costs more than a false one. */
  orderNetwork: { tries: 600, minutes: 15 },
  /** Orders with a brief that is longer than usual: together they say less than 600 others may. */
  longBriefNetwork: { tries: 30, minutes: 15 },
  /** More orders than anybody fills in by hand. */
  orderAccount: { tries: 60, minutes: 15 },
  /** Messages about orders, from one network, and about one order. */
  messageNetwork: { tries: 60, minutes: 15 },
  messageOrder: { tries: 20, minutes: 60 },
  /** Comparisons of two versions of a text: each takes the one thread for texts for some time. */
  compareNetwork: { tries: 300, minutes: 15 },
  /** Comments, and rounds of them, from one network. */
  commentNetwork: { tries: 300, minutes: 15 },
  /** Comments on the texts of one order that are kept or changed. */
  commentOrder: { tries: 600, minutes: 60 },
  /** Test mails of one member of the staff. */
  testMailMember: { tries: 10, minutes: 15 },
  /** Mails that the desk sends to one mailbox once more. */
  resendAddress: { tries: 6, minutes: 60 },
  /** Downloads of the client's data. */
  exportAccount: { tries: 10, minutes: 15 },
} as const
type LimitName = keyof typeof table
export type NetworkLimit = Extract<LimitName, `${string}Network`>
type AccountLimit = Extract<LimitName, `${string}Account`>
type TokenLimit = Extract<LimitName, `${string}Token`>
type OrderLimit = Extract<LimitName, `${string}Order`>
type MemberLimit = Extract<LimitName, `${string}Member`>
type AddressLimit = Exclude<LimitName, NetworkLimit | AccountLimit | TokenLimit | OrderLimit | MemberLimit>

/** The limits whose tries may be taken back. */
const givenBack: readonly LimitName[] = ['unprovenMailbox']

/**
 * Counts tries by the network of the actor, by their account, or by the address that they typed. Counting throws
 * the {@link DomainError} `tooManyTries`, with the time to wait. On Postgres all instances count together; the embedded
 * database has one process.
 */
export interface Limits {
  countNetwork: (limit: NetworkLimit, actor: { network: string }) => Promise<void>
  countAccount: (limit: AccountLimit, client: { user: { id: string } }) => Promise<void>
  countToken: (limit: TokenLimit, token: { id: string }) => Promise<void>
  countOrder: (limit: OrderLimit, order: { id: string }) => Promise<void>
  countMember: (limit: MemberLimit, member: { id: string }) => Promise<void>
  /** @param key a form of the address in which different spellings are equal, and what else tells tries apart */
  countAddress: (limit: AddressLimit, key: string) => Promise<void>
  /** Refuses as counting would, and counts nothing: for what is a try only if it fails. */
  checkNetwork: (limit: NetworkLimit, actor: { network: string }) => Promise<void>
  /** Takes back a try that turned out to be harmless. */
  giveBackAddress: (limit: 'unprovenMailbox', key: string) => Promise<void>
}

/** @param factor multiplies every limit, for benchmarks */
export async function createLimits(database: Database, factor: number): Promise<Limits> {
  const limiters = await createLimiters(database, factor)
  const count = async (limit: LimitName, key: string) =>
    void (await limiters[limit].consume(nameOf(limit, key)).catch(refuse))
  const check = async (limit: LimitName, key: string) => {
    const counted = await limiters[limit].get(nameOf(limit, key))
    if (counted && counted.remainingPoints <= 0) refuse(counted)
  }
  return {
    countNetwork: (limit, { network }) => count(limit, network),
    countAccount: (limit, { user }) => count(limit, user.id),
    countToken: (limit, { id }) => count(limit, id),
    countOrder: (limit, { id }) => count(limit, id),
    countMember: (limit, { id }) => count(limit, id),
    countAddress: count,
    checkNetwork: (limit, { network }) => check(limit, network),
    giveBackAddress: async (limit, key) => void (await limiters[limit].reward(nameOf(limit, key))),
  }
}

/**
 * Deletes the counts that have expired by `now`, and those that end later than any limit lasts: the clock was ahead when
 * they were made, and they would keep people out for as long as that.
 */
export async function forgetOldCounts(em: Em, now: Date): Promise<void> {
  const latest = now.getTime() + 2 * longestMs
  await em.execute('delete from rate_limits where expire < ? or expire > ?', [now.getTime(), latest])
}

const longestMs = Math.max(...Object.values(table).map(({ minutes }) => minutes)) * 60_000

/** Where a limit is reached, the library throws its figures. */
function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooManyTries(reason.msBeforeNext) : reason
}

/** The name of a count. It holds a hash of the key, so that the database does not tell whose it is. */
const nameOf = (limit: LimitName, key: string) => `${limit}:${hashOfSecret(key)}`

type Limiter = RateLimiterMemory | RateLimiterPostgres

async function createLimiters({ orm }: Database, factor: number) {
  const client = await orm.driver.getConnection().getNativeClient()
  const storeClient = client instanceof PGlite ? null : unnamed(client)
  const limiters = Object.entries(table).map(([limit, { tries, minutes }]) => {
    const points = Math.max(1, Math.round(tries * factor))
    const options = { keyPrefix: '', points, duration: minutes * 60 }
    // An instance remembers a reached limit and refuses without a query; not where another may take a try back.
    const remembered = givenBack.includes(limit as LimitName) ? {} : { inMemoryBlockOnConsumed: points }
    return [
      limit,
      storeClient
        ? new RateLimiterPostgres({ ...options, ...inPostgres, ...remembered, storeClient })
        : new RateLimiterMemory(options),
    ]
  })
  return Object.fromEntries(limiters) as Record<LimitName, Limiter>
}

/**
 * Sends the library's statements without the names that it gives them: a named statement stays in its connection, which
 * a pooler gives to others.
 */
const unnamed = (pool: Pick<Pool, 'query'>) => ({
  query: ({ text, values }: QueryConfig) => pool.query(text, values),
})

/** Our migrations make the table, and `tidyHourly` empties it. */
const inPostgres = {
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
}

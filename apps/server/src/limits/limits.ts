import { PGlite } from '@electric-sql/pglite'
import type { Pool, QueryConfig } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database, Em } from '../db/orm.ts'
import { tooManyTries } from '../errors/domain-error.ts'
import { hashOfSecret } from '../secrets/secrets.ts'

/** Tries allowed in a period from the first try. The last word of a name is the key they are counted by. */
const table = {
  /** Wrong passwords for any account. */
  signInNetwork: { tries: 100, minutes: 15 },
  /** The same at the desk. */
  staffSignInNetwork: { tries: 100, minutes: 15 },
  /** Wrong API tokens. */
  tokenNetwork: { tries: 60, minutes: 15 },
  /** Two calls per second, more than a studio needs. */
  callToken: { tries: 1_800, minutes: 15 },
  /** Sign-ups, including those that only reveal that an address has an account. */
  signUpNetwork: { tries: 30, minutes: 60 },
  /** Mails with a password or sign-in link. */
  linkAddress: { tries: 4, minutes: 15 },
  /** Mails of one kind to an unproven mailbox; see `few-mails.ts`. Not password and sign-in links. */
  unprovenMailbox: { tries: 4, minutes: 60 },
  linkNetwork: { tries: 30, minutes: 15 },
  /** Invalid links. */
  redeemNetwork: { tries: 60, minutes: 15 },
  contactNetwork: { tries: 20, minutes: 15 },
  contactAddress: { tries: 6, minutes: 15 },
  /** High: losing an order costs more than a false one. */
  orderNetwork: { tries: 600, minutes: 15 },
  /** Orders with an unusually long brief. Together they contain less text than 600 usual ones may. */
  longBriefNetwork: { tries: 30, minutes: 15 },
  /** More than anyone fills in by hand. */
  orderAccount: { tries: 60, minutes: 15 },
  messageNetwork: { tries: 60, minutes: 15 },
  messageOrder: { tries: 20, minutes: 60 },
  /** Comparisons of versions, which occupy the thread for texts. */
  compareNetwork: { tries: 300, minutes: 15 },
  commentNetwork: { tries: 300, minutes: 15 },
  /** Comments saved or changed on an order's texts. */
  commentOrder: { tries: 600, minutes: 60 },
  testMailMember: { tries: 10, minutes: 60 },
  /** Pictures of up to 2 MB. */
  pictureMember: { tries: 200, minutes: 60 },
  /** Mails sent again by the desk. */
  resendAddress: { tries: 6, minutes: 60 },
  exportAccount: { tries: 10, minutes: 15 },
} as const
type LimitName = keyof typeof table
export type NetworkLimit = Extract<LimitName, `${string}Network`>
type AccountLimit = Extract<LimitName, `${string}Account`>
type TokenLimit = Extract<LimitName, `${string}Token`>
type OrderLimit = Extract<LimitName, `${string}Order`>
type MemberLimit = Extract<LimitName, `${string}Member`>
type AddressLimit = Exclude<LimitName, NetworkLimit | AccountLimit | TokenLimit | OrderLimit | MemberLimit>

const givenBack: readonly LimitName[] = ['unprovenMailbox']

/**
 * Counts tries by network, account, token, order, member or address; over a limit it throws `tooManyTries` with the
 * time to wait. On Postgres all instances share the counts, PGlite has one process.
 */
export interface Limits {
  countNetwork: (limit: NetworkLimit, actor: { network: string }) => Promise<void>
  countAccount: (limit: AccountLimit, client: { user: { id: string } }) => Promise<void>
  countToken: (limit: TokenLimit, token: { id: string }) => Promise<void>
  countOrder: (limit: OrderLimit, order: { id: string }) => Promise<void>
  countMember: (limit: MemberLimit, member: { id: string }) => Promise<void>
  /** @param key an address in normalised form, plus what else distinguishes tries */
  countAddress: (limit: AddressLimit, key: string) => Promise<void>
  /** Refuses like counting, without counting. For tries that count only if they fail. */
  checkNetwork: (limit: NetworkLimit, actor: { network: string }) => Promise<void>
  /** Takes back the count of a try that turned out harmless. */
  takeBackAddress: (limit: 'unprovenMailbox', key: string) => Promise<void>
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
    async takeBackAddress(limit, key) {
      const name = nameOf(limit, key)
      // After its period a count would begin below zero.
      const counted = await limiters[limit].get(name)
      if (counted && counted.consumedPoints > 0) await limiters[limit].reward(name)
    },
  }
}

/** Deletes expired counts, and those ending later than any limit lasts, made while the clock was ahead. */
export async function forgetOldCounts(em: Em, now: Date): Promise<void> {
  const latest = now.getTime() + 2 * longestMs
  await em.execute('delete from rate_limits where expire < ? or expire > ?', [now.getTime(), latest])
}

const longestMs = Math.max(...Object.values(table).map(({ minutes }) => minutes)) * 60_000

/** The library throws its result when a limit is reached. */
function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooManyTries(reason.msBeforeNext) : reason
}

/** Key of a count. Hashed, so that the database does not show whose it is. */
const nameOf = (limit: LimitName, key: string) => `${limit}:${hashOfSecret(key)}`

type Limiter = RateLimiterMemory | RateLimiterPostgres

async function createLimiters({ orm }: Database, factor: number) {
  const client = await orm.driver.getConnection().getNativeClient()
  const storeClient = client instanceof PGlite ? null : unnamed(client)
  const limiters = Object.entries(table).map(([limit, { tries, minutes }]) => {
    const points = Math.max(1, Math.round(tries * factor))
    const options = { keyPrefix: '', points, duration: minutes * 60 }
    // An instance remembers a reached limit and refuses without a query, except where another instance may give a try
    // back.
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

/** Sends the library's statements unnamed: a named statement stays in its connection, which a pooler shares. */
const unnamed = (pool: Pick<Pool, 'query'>) => ({
  query: ({ text, values }: QueryConfig) => pool.query(text, values),
})

/** Our migrations create the table, and `tidyHourly` empties it. */
const inPostgres = {
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
}

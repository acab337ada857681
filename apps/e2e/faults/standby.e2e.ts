/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { lacks } from '@northword/rig/for-want-of'
import { postgresBinaries } from '@northword/rig/installed'
import { queryAt } from '@northword/rig/postgres-database'
import { waitForNobody, waitForStandby } from '@northword/rig/standby'
import { until } from '@northword/rig/until'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { env } from '../testing/env.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { openPair, type Pair } from '../testing/operations/pair.ts'
import { addressOf, placeOrder, sendAgain, startStorm, type Storm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: env.faultRounds }, (_, index) => index + 1)
/** Orders must succeed again by then, without a restart of the server. */
const backWithinMs = 60_000

describe('A studio whose primary dies under load', () => {
  if (lacks(!postgresBinaries() && 'Postgres')) return

  it.each(rounds)('has every acknowledged order on a standby that it waited for, round %d', async (round) => {
    const pair = await openedPair()
    await waitForStandby(pair.primary)
    const storm = await failOver(pair, round % 2 ? 'SIGKILL' : 'SIGQUIT')
    await expectStormStored(pair.site, storm)
    await expectMailsToLeave(pair)
  })

  it.each(rounds)('lacks the orders that a standby never got, by name, round %d', async () => {
    const pair = await openedPair()
    const before = await placeOrder(pair.site.url, randomUUID())
    await until('the standby has the order', () => storedAt(pair.standby, pair, before))
    pair.standby.line.hold()
    const storm = await failOver(pair, 'SIGQUIT')
    const kept = new Set((await emailsOf(pair)).map(({ email }) => email))
    const lost = [...storm.acknowledged].filter(([key]) => !kept.has(addressOf(key)))
    expect(lost.length).toBeGreaterThan(0)
    const complaint = await expectStormStored(pair.site, storm).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(lost.filter(([key, number]) => !complaint.includes(`${number} (${key})`))).toEqual([])
  })
})

describe('A studio whose primary waits for a standby that is away', () => {
  if (lacks(!postgresBinaries() && 'Postgres')) return

  const pair = duringTests(() => openPair(settings))
  beforeAll(() => waitForStandby(pair.primary))

  it('answers 503, and has the order once it is sent again after the standby is back', async () => {
    const key = randomUUID()
    pair.standby.line.hold()
    expect(await placeOrder(pair.site.url, key)).toMatchObject({ status: 503, retryAfter: '2' })
    expect(await storedOf(pair, key)).toEqual([])
    pair.standby.line.release()
    await expectOnce(pair, key)
  })

  it('takes orders again once it no longer has to wait for a standby', async () => {
    const key = randomUUID()
    pair.standby.line.hold()
    const answer = placeOrder(pair.site.url, key)
    await waitingCommit(pair)
    await waitForNobody(pair.primary)
    expect(await answer).toEqual(expect.any(String))
    pair.standby.line.release()
    await expectOnce(pair, key)
  })

  it('acknowledges no order whose wait was broken off', async () => {
    await waitForStandby(pair.primary)
    const key = randomUUID()
    pair.standby.line.hold()
    const answer = placeOrder(pair.site.url, key)
    const pid = await waitingCommit(pair)
    await queryAt(pair.primary.url, 'select pg_cancel_backend($1)', [pid])
    expect(await answer).toMatchObject({ status: 503, retryAfter: '2' })
    // The primary has committed it. It warns a moment before it shows the row to others.
    await until('the order is on the primary', async () => (await storedOf(pair, key))[0])
    await takeOver(pair, 'SIGQUIT')
    expect(await storedOf(pair, key)).toEqual([])
    await expectOnce(pair, key)
  })
})

async function openedPair(): Promise<Pair> {
  const pair = await openPair(settings)
  onTestFinished(pair.close)
  return pair
}

/** Orders arrive during the failover; unanswered ones are sent again. */
async function failOver(pair: Pair, end: 'SIGQUIT' | 'SIGKILL'): Promise<Storm> {
  const storm = startStorm(pair.site.url, 8)
  await sleep(1000 + Math.random() * 1000)
  await takeOver(pair, end)
  await sleep(500)
  await storm.stop()
  expect(storm.acknowledged.size).toBeGreaterThan(0)
  expect(storm.refusals.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter))).toEqual([])
  await sendAgain(pair.site, storm)
  return storm
}

/** Resolves once the standby accepts an order. */
async function takeOver({ primary, standby, address, site }: Pair, end: 'SIGQUIT' | 'SIGKILL') {
  await primary.halt(end)
  const dead = performance.now()
  await standby.promote()
  address.leadTo(Number(new URL(standby.url).port))
  const take = async () => {
    const answer = await placeOrder(site.url, randomUUID())
    return typeof answer === 'string' || undefined
  }
  await until('an order is taken', take, backWithinMs)
  console.info(`An order was taken ${Math.round(performance.now() - dead)} ms after the primary's end.`)
}

const storedOf = ({ site }: Pair, key: string) =>
  site.query('select number from orders where email = $1', [addressOf(key)])

const emailsOf = ({ site }: Pair) => site.query<{ email: string }>('select email from orders')

async function storedAt({ url }: { url: string }, { database }: Pair, number: unknown) {
  const there = Object.assign(new URL(url), { pathname: `/${database}` }).href
  const [row] = await queryAt(there, 'select 1 from orders where number = $1', [number])
  return row
}

/** The order whose commit waits for the standby; others only read orders. */
const waitingCommit = ({ site }: Pair) =>
  until('the commit of an order waits for the standby', async () => {
    const [row] = await site.query<{ pid: number }>(
      `select pid from pg_stat_activity join pg_locks using (pid)
        where wait_event = 'SyncRep' and relation = 'orders'::regclass and mode = 'RowExclusiveLock'`,
    )
    return row?.pid
  })

/** A retried order gets a number and exists once. */
async function expectOnce(pair: Pair, key: string) {
  const numbered = async () => {
    const answer = await placeOrder(pair.site.url, key)
    return typeof answer === 'string' ? answer : undefined
  }
  const number = await until('the order that is sent again has a number', numbered, backWithinMs)
  expect(await storedOf(pair, key)).toEqual([{ number }])
}

async function expectMailsToLeave({ site }: Pair) {
  const sent = async () => {
    const [row] = await site.query<{ n: number }>(
      "select count(*)::int as n from mails where status = 'sent'",
    )
    return row?.n ?? 0
  }
  const before = await sent()
  await until('more mails have left', async () => (await sent()) > before || undefined, backWithinMs)
}

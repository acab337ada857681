import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/catalogue'
import { type Cluster, startCluster } from '@northword/rig/cluster'
import { postgresBinaries } from '@northword/rig/installed'
import { openSite, type Site } from '@northword/rig/site'
import { createOn, databaseKinds } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: env.faultRounds }, (_, index) => index + 1)
/** A run of many rounds has the machine to itself; otherwise other suites use it at the same time. */
const readyWithinMs = env.faultRounds > 1 ? 5000 : 45_000

describe.each(databaseKinds)('A server that is killed while orders come in (%s)', (kind) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(kind, settings)
  })
  afterAll(() => site.close())

  it.each(rounds)('first answers all of many clients with an order, round %d', async () => {
    const storm = startStorm(site.url, 32)
    await sleep(env.faultRounds > 1 ? 10_000 : 1000)
    await storm.stop()
    expect(storm.refusals).toEqual([])
    expect([...storm.unanswered]).toEqual([])
    await expectStormStored(site, storm)
  })

  it.each(rounds)('has every acknowledged order exactly once, round %d', async () => {
    const storm = startStorm(site.url, 8)
    await sleep(500 + Math.random() * 1500)
    await site.kill('SIGKILL')
    await storm.stop()
    expect(storm.acknowledged.size).toBeGreaterThan(0)
    expect(storm.refusals).toEqual([])
    expect(await site.start()).toBeLessThan(readyWithinMs)
    await sendAgain(site, storm)
    await expectStormStored(site, storm)
  })
})

describe.skipIf(!postgresBinaries())('A server whose Postgres goes away under load', () => {
  let cluster: Cluster
  let site: Site
  beforeAll(async () => {
    cluster = await startCluster()
    site = await openSite(await createOn(cluster.url), settings)
  })
  afterAll(async () => {
    await site.close()
    await cluster.stop()
  })

  it.each(rounds.flatMap((round) => [`restart ${round}`, `crash ${round}`]))(
    'answers 503 with Retry-After, loses nothing and is back at once: %s',
    async (name) => {
      const storm = startStorm(site.url, 8)
      await sleep(1000)
      await cluster.halt(name.startsWith('crash') ? 'SIGQUIT' : 'SIGINT')
      await sleep(1000)
      await expectOutage(site)
      await cluster.resume()
      expect(await placeOrder(site.url, randomUUID())).toEqual(expect.any(String))
      await sleep(500)
      await storm.stop()
      expect(storm.refusals.length).toBeGreaterThan(0)
      expect(
        storm.refusals.filter(({ status, retryAfter }) => status !== 503 || !Number(retryAfter)),
      ).toEqual([])
      await sendAgain(site, storm)
      await expectStormStored(site, storm)
    },
  )

  it('is back at once after a dozen crashes in a row: no connection is lost for ever', async () => {
    const storm = startStorm(site.url, 8)
    for (let crash = 1; crash <= 12; crash += 1) {
      await sleep(200)
      await cluster.halt('SIGQUIT')
      await cluster.resume()
      const answer = await placeOrder(site.url, randomUUID())
      expect([crash, answer]).toEqual([crash, expect.any(String)])
    }
    await storm.stop()
    await sendAgain(site, storm)
    await expectStormStored(site, storm)
  })
})

/** Sends every order without an answer again with its key, as the outbox of the browser does. */
async function sendAgain(site: Site, { unanswered, acknowledged }: Storm) {
  for (const key of unanswered) {
    const answer = await placeOrder(site.url, key)
    if (typeof answer !== 'string') throw new Error(`Sent again, the order got ${JSON.stringify(answer)}.`)
    acknowledged.set(key, answer)
  }
}

/** Expects that the server, without its database, says so, lives on and shows its pages. */
async function expectOutage({ url }: Site) {
  const answers = await Promise.all(
    ['/readyz', '/livez', '/pricing', '/api/services'].map(async (path) => (await fetch(url + path)).status),
  )
  expect(answers).toEqual([503, 200, 200, 200])
  const input = {
    idempotencyKey: randomUUID(),
    sku: 'PS-045',
    fullName: 'Gale',
    email: 'g@storm.example',
    phone: '1',
  }
  const answer = await fetch(`${url}/trpc/orders.place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
}

/** Clients who place one order after the other, each with a key and an address of its own. */
interface Storm {
  /** Order numbers that a server acknowledged, by the key of the order. */
  acknowledged: Map<string, string>
  /** Keys whose answer never came. The server may have stored them or not. */
  unanswered: Set<string>
  /** Answers that were neither 200 nor 201. */
  refusals: Refusal[]
  /** Lets every client finish what it is doing. */
  stop: () => Promise<void>
}

interface Refusal {
  status: number
  retryAfter: string | null
  body: string
}

/** Starts that many clients on a server. */
function startStorm(url: string, clients: number): Storm {
  const acknowledged = new Map<string, string>()
  const unanswered = new Set<string>()
  const refusals: Refusal[] = []
  const end = new AbortController()
  const client = async () => {
    while (!end.signal.aborted) {
      const key = randomUUID()
      const answer = await placeOrder(url, key)
      if (typeof answer === 'string') acknowledged.set(key, answer)
      else if (answer) refusals.push(answer)
      else unanswered.add(key)
      if (typeof answer !== 'string') await sleep(20)
    }
  }
  const all = Array.from({ length: clients }, client)
  const stop = async () => {
    end.abort()
    await Promise.all(all)
  }
  return { acknowledged, unanswered, refusals, stop }
}

/** The address of the client who sends the order with that key. */
const addressOf = (key: string) => `${key}@storm.example`

/** Sends the order with that key: its number, or why it was refused, or undefined without an answer. */
async function placeOrder(url: string, key: string): Promise<string | Refusal | undefined> {
  const client = { fullName: 'Gale Storm', email: addressOf(key), phone: '+852 0000 2222', note: key }
  try {
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...client, sku: catalogue[0]?.sku }),
    })
    const body = await response.text()
    if (response.ok) return (JSON.parse(body) as { order: { id: string } }).order.id
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
  } catch {
    return undefined
  }
}

interface StoredOrder {
  email: string
  number: string
  projects: number
  events: number
  confirmations: number
}

/**
 * Expects every order of a storm that was acknowledged, once and whole: under the number that its client was
 * told, with one project, one event and one confirmation; and beside them only orders that were refused
 * after they had been stored.
 */
async function expectStormStored(site: Site, { acknowledged }: Storm) {
  const stored = await site.query<StoredOrder>(
    `with confirmations as (
       select "to" ->> 'address' as email, count(*)::int as mails
         from mails where kind = 'order-confirmation' group by 1
     )
     select email, number, coalesce(mails, 0) as confirmations,
            (select count(*)::int from projects where order_id = orders.id) as projects,
            (select count(*)::int from order_events where order_id = orders.id) as events
       from orders left join confirmations using (email)`,
  )
  const broken = stored.filter((order) =>
    [order.projects, order.events, order.confirmations].some((n) => n !== 1),
  )
  expect(broken).toEqual([])
  const numbers = Map.groupBy(stored, ({ email }) => email)
  for (const [key, number] of acknowledged) {
    expect([key, numbers.get(addressOf(key))?.map((order) => order.number)]).toEqual([key, [number]])
  }
}

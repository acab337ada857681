import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { createOn, databaseKinds } from './database.ts'
import { env } from './env.ts'
import { placeOrder, startStorm, type Storm } from './order-storm.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { openSite, type Site } from './site.ts'
import { expectStormStored } from './stored-storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: env.faultRounds }, (_, index) => index + 1)
/** A run of many rounds has the machine to itself; elsewhere other suites take their share of it. */
const readyWithinMs = env.faultRounds > 1 ? 5000 : 15_000

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

/** What never had an answer is sent again with its key, as the outbox of the browser does. */
async function sendAgain(site: Site, { unanswered, acknowledged }: Storm) {
  for (const key of unanswered) {
    const answer = await placeOrder(site.url, key)
    if (typeof answer !== 'string') throw new Error(`Sent again, the order got ${JSON.stringify(answer)}.`)
    acknowledged.set(key, answer)
  }
}

/** While its database is away the server says so, lives on, and shows its pages. */
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

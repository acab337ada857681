/** @module-tag thorough */
import { beforeTests, duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@northword/rig/cluster'
import { lacks } from '@northword/rig/for-want-of'
import { postgresBinaries } from '@northword/rig/installed'
import { openSite, type Site } from '@northword/rig/site'
import { createOn, databaseKinds } from '@northword/rig/site-database'
import { call } from '@northword/rig/owner-session'
import { afterAll, describe, expect, it } from 'vitest'
import { env } from '../testing/env.ts'
import { expectConfirmed } from '../testing/faults/expect-mails.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { isTimed, timeOf } from '../testing/faults/recovery.ts'
import { firstOrderOf, placeOrder, sendAgain, startStorm, type Storm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: env.faultRounds }, (_, index) => index + 1)

/** Ends of Postgres: requested, crash, and without notice to its own processes. */
const signalOf: Partial<Record<string, 'SIGQUIT' | 'SIGKILL'>> = { crash: 'SIGQUIT', kill: 'SIGKILL' }

describe.each(databaseKinds)('A server that is killed while orders come in (%s)', (kind) => {
  const site = duringTests(() => openSite(kind, settings))
  const storms: Storm[] = []

  it.each(rounds)('has every acknowledged order exactly once, round %d', async () => {
    const storm = startStorm(site.url, 8, 60)
    await firstOrderOf(storm)
    await sleep(Math.random() * 1500)
    await site.kill('SIGKILL')
    await storm.stop()
    expect(storm.refusals).toEqual([])
    await timeOf('the server back', async () => (await site.start()) > 0)
    await sendAgain(site, storm)
    await expectStormStored(site, storm)
    storms.push(storm)
  })

  it('sends every confirmation in the end', async () => {
    await expectConfirmed(site, ...storms)
    for (const storm of storms.slice(-1)) await expectStormStored(site, storm)
  })

  it.each(rounds.slice(0, 3))('answers all of many clients with an order, round %d', async () => {
    const storm = startStorm(site.url, 32)
    await sleep(isTimed ? 10_000 : 1000)
    await storm.stop()
    expect(storm.refusals).toEqual([])
    expect([...storm.unanswered]).toEqual([])
    await expectStormStored(site, storm)
  })
})

describe('A server whose Postgres goes away under load', () => {
  if (lacks(!postgresBinaries() && 'Postgres')) return

  const cluster = beforeTests(startCluster)
  afterAll(() => cluster.stop())
  const site = duringTests(async () => openSite(await createOn(cluster.url), settings))

  it.each(rounds.flatMap((round) => [`restart ${round}`, `crash ${round}`, `kill ${round}`]))(
    'answers 503 with Retry-After, loses nothing and is back at once: %s',
    async (name) => {
      const storm = startStorm(site.url, 8)
      await sleep(1000)
      await cluster.halt(signalOf[name.split(' ')[0] ?? ''] ?? 'SIGINT')
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

/** Without its database the server reports that, stays alive and shows its pages. */
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
  const answer = await call(url, 'orders.place', input)
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
}

/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EndChild, endWithUs } from '@northword/rig/child-process'
import { openSite, type Site } from '@northword/rig/site'
import { databaseKinds } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { clientPages, linkPages, routes } from '../testing/pages/routes.ts'
import { placeOrder, sendAgain, type Storm } from '../testing/faults/storm.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const allPages = [...routes, ...linkPages, ...clientPages, { path: '/order/PS-045' }].map(({ path }) => path)

/** Keeps one processor busy; ends by itself if orphaned. */
const burning = 'const end = Date.now() + 600_000; while (Date.now() < end);'

describe.each(databaseKinds)('A server (%s) on a machine that is busy with other programs', (kind) => {
  const site = duringTests(() => openSite(kind, settings))
  const storm = stormOfNobody()
  let burners: EndChild[]
  beforeAll(() => void (burners = Array.from({ length: availableParallelism() }, burn)))
  afterAll(() => Promise.all(burners.map((end) => end())))

  it('takes twenty orders at once while it shows every page', async () => {
    await ordered(site, storm, 20, () => readEveryPage(site))
    expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
  })

  it('does both by the limits of a studio, too, though all comes from one network', async () => {
    const limited = await openSite(kind, { LOG_LEVEL: 'error' })
    onTestFinished(() => limited.close())
    const orders = stormOfNobody()
    await ordered(limited, orders, 20, () => readEveryPage(limited))
    expect([orders.refusals, [...orders.unanswered]]).toEqual([[], []])
  })

  let inTurn = 0

  it.each([250, 500, 750, 1_000])('takes %d orders one after the other', async (count) => {
    for (; inTurn < count; inTurn += 1) await ordered(site, storm, 1)
    expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
  })

  it('refuses nothing after seconds without a processor, and has stored every order', async () => {
    process.kill(site.pid(), 'SIGSTOP')
    await sleep(3_000)
    process.kill(site.pid(), 'SIGCONT')
    await readEveryPage(site)
    await ordered(site, storm, 20, () => readEveryPage(site))
    expect([storm.refusals, [...storm.unanswered]]).toEqual([[], []])
    await expectStormStored(site, storm)
  })

  // PGlite cannot be blocked, so there it is chance how many orders arrive at once.
  it.skipIf(kind !== 'Postgres')('refuses some of two thousand at once, and has all in the end', async () => {
    const held = site.query('begin; lock table orders in access exclusive mode; select pg_sleep(6); commit')
    await ordered(site, storm, 2_000, async () => void (await held))
    expect(storm.refusals.length).toBeGreaterThan(0)
    expect([...new Set(storm.refusals.map(({ status }) => status))]).toEqual([503])
    expect(storm.refusals.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([])
    await Promise.all(
      lanesOf(storm.unanswered).map((unanswered) => sendAgain(site, { ...storm, unanswered })),
    )
    await expectStormStored(site, storm)
  })
})

/** Twenty lanes of orders in sequence. */
const lanesOf = (keys: Set<string>) =>
  Array.from({ length: 20 }, (_, lane) => new Set([...keys].filter((_key, at) => at % 20 === lane)))

/** Returns a function that stops it. */
const burn = () => endWithUs(spawn(process.execPath, ['-e', burning], { stdio: 'ignore' }))

function stormOfNobody(): Storm {
  return { acknowledged: new Map(), unanswered: new Set(), refusals: [], stop: async () => {} }
}

/** Places `count` orders at once, and runs `meanwhile`. */
async function ordered({ url }: Site, storm: Storm, count: number, meanwhile = async () => {}) {
  const orders = Array.from({ length: count }, async () => {
    const key = randomUUID()
    const answer = await placeOrder(url, key)
    if (typeof answer === 'string') storm.acknowledged.set(key, answer)
    else storm.unanswered.add(key)
    if (typeof answer === 'object') storm.refusals.push(answer)
  })
  await Promise.all([...orders, meanwhile()])
}

async function readEveryPage({ url }: Site) {
  const read = async (path: string) => `${path}: ${(await fetch(url + path)).status}`
  expect(await Promise.all(allPages.map(read))).toEqual(allPages.map((path) => `${path}: 200`))
}

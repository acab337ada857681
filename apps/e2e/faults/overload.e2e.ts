/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { catalogue } from '@northword/content/studio/catalogue'
import { env as rig } from '@northword/rig/env'
import { openSite, type Site } from '@northword/rig/site'
import { describe, expect, it } from 'vitest'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { expectRecovery } from '../testing/faults/recovery.ts'
import { addressOf, type Refusal, sendAgain, type Storm } from '../testing/faults/storm.ts'
import { bodyIn } from '../testing/network/body-of.ts'

const networks = 6
const ordersOfEach = 150

describe.skipIf(!rig.testDatabaseUrl)('A server to which more orders come than it has room for', () => {
  const site = duringTests(() => openSite('Postgres', { LOG_LEVEL: 'error' }))

  it('refuses the rest at once, shows its pages, keeps its memory, and has every order in the end', async () => {
    const before = await residentMb(site)
    const held = site.query('begin; lock table orders in access exclusive mode; select pg_sleep(6); commit')
    await sleep(500)
    const crowd = Array.from({ length: networks * ordersOfEach }, (_, index) => index % networks)
    const answers = Promise.all(crowd.map((network) => orderFrom(`127.0.0.${network + 2}`, site.url)))
    await sleep(2_000)
    expect((await fetch(`${site.url}/pricing`)).status).toBe(200)
    expect(await residentMb(site)).toBeLessThan(before + 150)
    await held
    const storm = stormOf(await answers)
    expect([...new Set(storm.refusals.map(({ status }) => status))]).toEqual([503])
    expect(storm.refusals.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([])
    expect(storm.refusals.length).toBeGreaterThanOrEqual(crowd.length - 500)
    await expectRecovery(site)
    await sendAgain(site, storm)
    await expectStormStored(site, storm)
  })
})

interface Answered {
  key: string
  number?: string
  refusal?: Refusal
}

/** Orders that were not placed are sent again. */
const stormOf = (answers: Answered[]): Storm => ({
  acknowledged: new Map(answers.flatMap(({ key, number }) => (number ? [[key, number]] : []))),
  unanswered: new Set(answers.filter(({ number }) => !number).map(({ key }) => key)),
  refusals: answers.flatMap(({ refusal }) => refusal ?? []),
  stop: async () => {},
})

/** Orders from a local address: each counts as a network of its own. */
async function orderFrom(localAddress: string, url: string): Promise<Answered> {
  const key = randomUUID()
  const client = { fullName: 'Gale Crowd', email: addressOf(key), phone: '+852 0000 2222' }
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const sending = request(`${url}/api/orders`, { method: 'POST', headers, localAddress, agent: false })
  sending.end(JSON.stringify({ ...client, sku: catalogue[0]?.sku }))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers: answered } = answer
  const body = await text(answer)
  if (status !== 201) return { key, refusal: { status, retryAfter: answered['retry-after'] ?? null, body } }
  const placed = { path: '/api/orders', status, text: body }
  return { key, number: bodyIn<{ order: { id: string } }>(placed, 'order').order.id }
}

const residentMb = async (site: Site) =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1_024

/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, ownerSession } from '@northword/rig/owner-session'
import { openReceiver, type Receiver } from '@northword/rig/receiver'
import { databaseKinds } from '@northword/rig/site-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDeskSite } from '../testing/desk/desk-site.ts'
import { env } from '../testing/env.ts'
import { expectStormStored } from '../testing/faults/expect-stored.ts'
import { timeOf } from '../testing/faults/recovery.ts'
import { firstOrderOf, sendAgain, startStorm } from '../testing/faults/storm.ts'

// Attempts of a killed server are retried after half a minute.
const rounds = Array.from({ length: Math.min(env.faultRounds, 5) }, (_, index) => index + 1)

describe.each(databaseKinds)('A server that is killed while it tells a program of orders (%s)', (kind) => {
  const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error', WEBHOOK_NETWORKS: '127.0.0.1/32' }
  const receiver = duringTests(openReceiver)
  const opened = duringTests(() => openDeskSite(settings, kind))
  beforeAll(async () => {
    // Slow enough for a kill in the middle.
    receiver.answer((response) => setTimeout(() => response.writeHead(204).end(), 50))
    const session = await ownerSession(opened.site.url, await opened.setUpLink())
    const endpoint = { url: receiver.url, events: ['order.placed'] }
    const added = await call(opened.site.url, 'webhooks.add', endpoint, session)
    if (!added.ok) throw new Error(`The endpoint was refused: ${await added.text()}`)
  })

  it.each(rounds)('tells of every order in the end, under one id each, round %d', async () => {
    const { site } = opened
    const storm = startStorm(site.url, 4, 100)
    await firstOrderOf(storm)
    await sleep(Math.random() * 2_000)
    await site.kill('SIGKILL')
    await storm.stop()
    await site.start()
    await sendAgain(site, storm)
    const numbers = [...storm.acknowledged.values()]
    await timeOf('the program told of every order', async () => {
      const told = new Set(announcements(receiver).map(({ number }) => number))
      return numbers.every((number) => told.has(number))
    })
    const ids = Map.groupBy(announcements(receiver), ({ number }) => number)
    for (const announced of ids.values()) expect(new Set(announced.map(({ id }) => id)).size).toBe(1)
    await expectStormStored(site, storm)
  })
})

const announcements = ({ received }: Receiver) =>
  received.map(({ headers, body }) => ({
    id: headers['webhook-id'],
    number: (JSON.parse(body) as { data: { order: string } }).data.order,
  }))

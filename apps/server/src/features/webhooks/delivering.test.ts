import { randomUUID } from 'node:crypto'
import { webhookEvents } from '@northword/contract/desk/webhooks'
import { openReceiver, type Received, type Receiver } from '@northword/rig/receiver'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReach } from '../../outbound/reach.ts'
import { guestOrder, placed, somebody } from '../../testing/test-accounts.ts'
import { choresOf } from '../../testing/test-chores.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { bothDatabases } from '../../testing/databases/test-database.ts'
import { tidy } from '../../chores/tidy.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { deliveriesOf, endpointOf, verifiedBy } from '../../testing/test-webhooks.ts'
import { queueEvents } from './deliveries.ts'
import { sendWebhooks } from './send-webhooks.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const publicUrl = 'https://words.example'
const wrong = 'No matching signature found'
const networks = ['127.0.0.1/32']
const patience = { timeout: 20_000, interval: 20 }

bothDatabases('What happens to an order', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000', WEBHOOK_NETWORKS: networks.join() })
  const owner = useOwner(site)
  let receiver: Receiver
  let stop: () => Promise<void>
  beforeEach(async () => {
    await site.rows('delete from webhook_endpoints')
    receiver = await openReceiver()
    stop = sending()
  })
  afterEach(async () => {
    await stop()
    await receiver.close()
  })

  const sending = (reach = createReach(publicUrl, networks)) => {
    const log = { write: (...said: unknown[]) => void site.logged.push(JSON.stringify(said)) }
    const settings = { everyMs: 20, stopMs: 100 }
    return sendWebhooks({ database: site.database, reach, publicUrl, chores: choresOf(log), log, settings })
  }
  const endpoint = (events = [...webhookEvents]) => endpointOf(owner, { url: receiver.url, events })
  const arrived = async (count: number) => {
    await vi.waitUntil(() => receiver.received.length >= count, patience)
    return receiver.received
  }
  const shown = (id: string, wanted: object) =>
    vi.waitFor(async () => expect((await deliveriesOf(owner, id))[0]).toMatchObject(wanted), patience)
  const hurry = () =>
    site.rows(
      `update webhook_deliveries set next_try_at = date_trunc('milliseconds', now()) where taken_until is null`,
    )

  it('is told to a receiver, who checks it with the library of Standard Webhooks', once, async () => {
    const { id, secret } = await endpoint()
    const number = await guestOrder(site)
    const [got] = await arrived(1)
    if (!got) return
    expect(verifiedBy(secret, got)).toEqual({
      type: 'order.placed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        orderNumber: number,
        order: number,
        status: 'Pending Contact',
        url: `${publicUrl}/desk/orders/${number}`,
        api: `${publicUrl}/api/desk/orders/${number}`,
      },
    })
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[\da-f-]{36}$/),
    })
    expect(() => verifiedBy(secret, { ...got, body: got.body.replace('placed', 'paid') })).toThrow(wrong)
    await shown(id, {
      status: 'delivered',
      tries: 1,
      answer: 204,
      number,
      messageId: got.headers['webhook-id'],
    })
  })

  it('is told with its moves, its money and its messages, and holds nothing about people', once, async () => {
    await endpoint()
    const client = newBrowser(site)
    const person = somebody()
    await client.call('auth.signUp', person)
    const number = await placed(client, person.email)
    const write = { number, text: 'A private matter', idempotencyKey: randomUUID() }
    await client.call('conversation.write', write)
    const money = () => ({ number, idempotencyKey: randomUUID() })
    await owner.browser.call('payments.agreePrice', { ...money(), cents: 6_999, reason: 'As agreed' })
    const paid = { cents: 6_999, receivedOn: '2026-11-20', method: 'card', reference: 'Private too' }
    await owner.browser.call('payments.recordPayment', { ...money(), ...paid })
    const told = (await arrived(6)).map(({ body }) => JSON.parse(body).type as string)
    expect(told.toSorted()).toEqual([
      'message.received',
      'money.charged',
      'money.received',
      'order.awaiting_payment',
      'order.paid',
      'order.placed',
    ])
    for (const { body } of receiver.received)
      for (const secret of [person.email, person.name, 'private', '6999', '69.99'])
        expect(body.toLowerCase()).not.toContain(secret.toLowerCase())
  })

  it('is told of what the owner chose, and of nothing while the endpoint is off', once, async () => {
    const { id } = await endpoint(['order.cancelled'])
    const number = await guestOrder(site)
    const move = { number, to: 'Cancelled', reason: 'By mistake', version: 0 }
    await owner.browser.call('desk.moveCase', move)
    await arrived(1)
    await shown(id, { event: 'order.cancelled', number, status: 'delivered' })
    await owner.browser.call('webhooks.switch', { id, isOn: false })
    await owner.browser.call('desk.moveCase', { ...move, number: await guestOrder(site) })
    expect(await deliveriesOf(owner, id)).toHaveLength(1)
  })

  it('is queued with what happened, or not at all', async () => {
    const { id } = await endpoint()
    const event = { id: randomUUID(), event: 'order.placed', at: new Date(), data: {} } as const
    const em = site.database.orm.em.fork()
    const failing = em.transactional(async (tx) => {
      await queueEvents(tx, [event])
      throw new Error('The order could not be written')
    })
    await expect(failing).rejects.toThrow('The order could not be written')
    expect(await deliveriesOf(owner, id)).toEqual([])
    await em.transactional(async (tx) => {
      await queueEvents(tx, [event])
      await queueEvents(tx, [event])
    })
    expect(await deliveriesOf(owner, id)).toHaveLength(1)
    await expect(queueEvents(em, [event])).rejects.toThrow('within a transaction')
  })

  it('is told again until it is heard, under one id', once, async () => {
    const { id, secret } = await endpoint()
    receiver.answer((response) => response.writeHead(500).end())
    await guestOrder(site)
    await shown(id, { status: 'waiting', tries: 1, answer: 500 })
    const [first] = await deliveriesOf(owner, id)
    const inSeconds = (Date.parse(first?.nextTryAt ?? '') - Date.parse(first?.triedAt ?? '')) / 1_000
    expect(inSeconds).toBeGreaterThanOrEqual(5)
    receiver.answer((response) => response.writeHead(200).end())
    await hurry()
    await shown(id, { status: 'delivered', tries: 2, answer: 200, nextTryAt: null })
    const [before, after] = receiver.received
    expect(after?.headers['webhook-id']).toBe(before?.headers['webhook-id'])
    expect(after?.body).toBe(before?.body)
    if (after) verifiedBy(secret, after)
  })

  it('is told after a while where the receiver asks for it, and within a day', once, async () => {
    const { id } = await endpoint()
    const wait = async () => {
      const [latest] = await deliveriesOf(owner, id)
      return (Date.parse(latest?.nextTryAt ?? '') - Date.parse(latest?.triedAt ?? '')) / 3_600_000
    }
    receiver.answer((response) => response.writeHead(429, { 'retry-after': '7200' }).end())
    await guestOrder(site)
    await shown(id, { tries: 1, answer: 429 })
    expect(await wait()).toBeCloseTo(2, 1)
    receiver.answer((response) => response.writeHead(503, { 'retry-after': '99999999' }).end())
    await hurry()
    await shown(id, { tries: 2, answer: 503 })
    expect(await wait()).toBeCloseTo(24, 1)
  })

  it('is given up after ten tries, which its owners see, and can be told again', once, async () => {
    const { id } = await endpoint()
    receiver.answer((response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
    await guestOrder(site)
    await vi.waitFor(async () => {
      await hurry()
      expect((await deliveriesOf(owner, id))[0]).toMatchObject({ status: 'failed', tries: 10, answer: 302 })
    }, patience)
    const state = async () => (await owner.browser.ask('webhooks.list')).body['webhooks']
    expect(await state()).toMatchObject([{ state: 'failing' }])
    receiver.answer((response) => response.writeHead(204).end())
    const since = '2026-01-01'
    expect((await owner.browser.call('webhooks.replayFailed', { id, since: '9999-01-01' })).body).toEqual({
      count: 0,
    })
    expect((await owner.browser.call('webhooks.replayFailed', { id, since })).body).toEqual({ count: 1 })
    await shown(id, { status: 'delivered', tries: 1 })
    expect(await state()).toMatchObject([{ state: 'on' }])
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([11, 1])
  })

  it('can be told again at the desk although it was heard', once, async () => {
    const { id } = await endpoint()
    await guestOrder(site)
    await shown(id, { status: 'delivered' })
    const [first] = await deliveriesOf(owner, id)
    const path = `/api/desk/webhooks/${id}/deliveries/${first?.id}/replay`
    expect((await owner.browser.rest('POST', path)).status).toBe(204)
    const [one, two] = await arrived(2)
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id'])
    expect((await owner.browser.call('webhooks.replay', { id, deliveryId: randomUUID() })).status).toBe(404)
  })

  it('is told no more to an endpoint that says that it is gone', once, async () => {
    const { id } = await endpoint()
    receiver.answer((response) => response.writeHead(410).end())
    await guestOrder(site)
    await shown(id, { status: 'failed', answer: 410 })
    await guestOrder(site)
    expect(await deliveriesOf(owner, id)).toHaveLength(1)
    expect((await owner.browser.ask('webhooks.list')).body['webhooks']).toMatchObject([{ state: 'gone' }])
  })

  /** Expects both signatures at one arrival, and at the next none of the former secret. */
  function expectEnded(
    { former, present }: { former: string; present: string },
    both: Received | undefined,
    one: Received | undefined,
  ) {
    if (!both || !one) return
    for (const good of [former, present]) verifiedBy(good, both)
    verifiedBy(present, one)
    expect(() => verifiedBy(former, one)).toThrow(wrong)
  }

  it('is signed by both secrets while two are good', once, async () => {
    const { id, secret } = await endpoint()
    const { body } = await owner.browser.call('webhooks.rotateSecret', { id })
    await guestOrder(site)
    const [both] = await arrived(1)
    await site.rows(`update webhook_endpoints set earlier_until = now() - interval '1 second'`)
    await guestOrder(site)
    const [, one] = await arrived(2)
    expectEnded({ former: secret, present: String(body['secret']) }, both, one)
  })

  it('is signed by the first secret until a day after its change, also after another', once, async () => {
    const { id, secret } = await endpoint()
    const pass = (hours: number) =>
      site.rows(`update webhook_endpoints set earlier_until = earlier_until - interval '${hours} hours'`)
    await owner.browser.call('webhooks.rotateSecret', { id })
    await pass(23)
    const { body } = await owner.browser.call('webhooks.rotateSecret', { id })
    await guestOrder(site)
    const [both] = await arrived(1)
    await pass(1)
    await guestOrder(site)
    const [, one] = await arrived(2)
    expectEnded({ former: secret, present: String(body['secret']) }, both, one)
  })

  it('reaches others while one receiver never answers', once, async () => {
    const silent = await openReceiver()
    silent.answer(() => {})
    await endpointOf(owner, { url: silent.url, events: ['order.placed'] })
    for (let count = 0; count < 6; count += 1) await guestOrder(site)
    const { id } = await endpoint(['order.cancelled'])
    expect(silent.received.length).toBeLessThanOrEqual(6)
    await owner.browser.call('webhooks.sendTest', { id })
    await arrived(1)
    await stop()
    await silent.close()
  })

  it('comes three at a time at most to one receiver, however much waits', once, async () => {
    await stop()
    let [atOnce, most] = [0, 0]
    receiver.answer((response) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      setTimeout(() => {
        atOnce -= 1
        response.writeHead(204).end()
      }, 30)
    })
    await endpoint(['order.placed'])
    for (let count = 0; count < 12; count += 1) await guestOrder(site)
    stop = sending()
    await arrived(12)
    expect(most).toBe(3)
  })

  it('reaches nobody behind a name that has come to lead to this machine', once, async () => {
    await stop()
    const { id } = await endpoint(['order.placed'])
    const url = receiver.url.replace('http://127.0.0.1', 'https://receiver.invalid')
    await site.rows(`update webhook_endpoints set url = '${url}'`)
    await guestOrder(site)
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    stop = sending({ ...createReach(publicUrl, []), resolve })
    await shown(id, { status: 'waiting', tries: 1, answer: null, problem: 'address' })
    expect(receiver.received).toEqual([])
  })

  it('is told by whoever is there where a process died with it', async () => {
    await stop()
    const { id } = await endpoint(['order.placed'])
    await guestOrder(site)
    const taken = new Date(Date.now() + 500).toISOString()
    await site.rows(`update webhook_deliveries set tries = 1, taken_until = '${taken}'`)
    stop = sending()
    await shown(id, { status: 'delivered', tries: 2 })
    expect(receiver.received).toHaveLength(1)
  })

  it('is told within a minute if it was written, tried or taken by a clock that was ahead', async () => {
    await stop()
    const { id } = await endpoint(['order.placed'])
    for (const changes of [
      `tries = 0, next_try_at = date_trunc('milliseconds', now()) + interval '1 day'`,
      `tries = 1, next_try_at = date_trunc('milliseconds', now()) + interval '2 days'`,
      `tries = 1, taken_until = now() + interval '1 day'`,
    ]) {
      const number = await guestOrder(site)
      await site.rows(`update webhook_deliveries set ${changes} where data->>'orderNumber' = '${number}'`)
    }
    stop = sending()
    await arrived(3)
    const statuses = async () => (await deliveriesOf(owner, id)).map(({ status }) => status)
    const allDelivered = ['delivered', 'delivered', 'delivered']
    await vi.waitFor(async () => expect(await statuses()).toEqual(allDelivered), patience)
    expect(receiver.received).toHaveLength(3)
  })

  it('waits for its next try as long as it should', once, async () => {
    await stop()
    const { id } = await endpoint(['order.placed'])
    await guestOrder(site)
    await site.rows(
      `update webhook_deliveries set tries = 9, next_try_at = date_trunc('milliseconds', now()) + interval '26 hours'`,
    )
    stop = sending()
    await owner.browser.call('webhooks.sendTest', { id })
    await shown(id, { event: 'webhook.test', status: 'delivered' })
    const [, order] = await deliveriesOf(owner, id)
    expect(order).toMatchObject({ status: 'waiting', tries: 9 })
    expect(Date.parse(order?.nextTryAt ?? '')).toBeGreaterThan(Date.now() + 25 * 3_600_000)
  })

  it('is not given up by a process that stops during its last try', { tags: ['thorough'] }, async () => {
    receiver.answer(() => {})
    const { id } = await endpoint(['order.placed'])
    await stop()
    await guestOrder(site)
    await site.rows('update webhook_deliveries set tries = 9')
    stop = sending()
    await arrived(1)
    await stop()
    expect((await deliveriesOf(owner, id))[0]).toMatchObject({ status: 'waiting', tries: 9, problem: null })
    receiver.answer((response) => response.writeHead(204).end())
    stop = sending()
    await shown(id, { status: 'delivered', tries: 10 })
  })

  it('stays told if a process that was suspended meanwhile fails with it', once, async () => {
    const { id } = await endpoint(['order.placed'])
    const asked = Promise.withResolvers<void>()
    const answers: (() => void)[] = []
    receiver.answer((response) => {
      answers.push(() => void response.writeHead(500).end())
      asked.resolve()
    })
    await guestOrder(site)
    await asked.promise
    // The other process takes it after the lease, and is heard.
    await site.rows(`update webhook_deliveries
      set tries = 10, status = 'delivered', answer = 204, taken_until = null`)
    for (const answer of answers) answer()
    await stop()
    stop = sending()
    expect((await deliveriesOf(owner, id))[0]).toMatchObject({ status: 'delivered', tries: 10, answer: 204 })
    expect((await owner.browser.ask('webhooks.list')).body['webhooks']).toMatchObject([{ state: 'on' }])
  })

  it('is told once by two processes', async () => {
    const second = sending()
    await endpoint(['order.placed'])
    for (let count = 0; count < 5; count += 1) await guestOrder(site)
    await arrived(5)
    await second()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })

  it('is forgotten after thirty days', { tags: ['thorough'] }, async () => {
    const { id } = await endpoint(['order.placed'])
    await guestOrder(site)
    await shown(id, { status: 'delivered' })
    const left = async (days: number) => {
      await tidy(site, new Date(Date.now() + days * 86_400_000))
      return site.rows('select status from webhook_deliveries')
    }
    expect(await left(29)).toEqual([{ status: 'delivered' }])
    expect(await left(31)).toEqual([])
  })
})

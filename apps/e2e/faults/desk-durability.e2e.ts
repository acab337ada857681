/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogue } from '@northword/content/studio/catalogue'
import { call, ownerSession } from '@northword/rig/owner-session'
import { databaseKinds } from '@northword/rig/site-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDeskSite } from '../testing/desk/desk-site.ts'
import { env } from '../testing/env.ts'
import { bodyOf } from '../testing/network/body-of.ts'

const settings = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'error' }
const rounds = Array.from({ length: env.faultRounds }, (_, index) => index + 1)
const ordersAtOnce = 4

describe.each(databaseKinds)('A server that is killed while the desk is at work (%s)', (kind) => {
  const opened = duringTests(() => openDeskSite(settings, kind))
  let session: { cookie: string }
  let numbers: string[]
  /** Orders with a written text that only has to be delivered. */
  let written: string[]
  beforeAll(async () => {
    session = await ownerSession(opened.site.url, await opened.setUpLink())
    numbers = await Promise.all(Array.from({ length: ordersAtOnce }, () => agreedOrder()))
    written = await Promise.all(Array.from({ length: 2 }, writtenOrder))
  })

  const act = (procedure: string, input: object) => call(opened.site.url, procedure, input, session)

  async function agreedOrder(terms = 'prepaid'): Promise<string> {
    const client = { fullName: 'Gale Storm', email: `${randomUUID()}@storm.example`, phone: '+852 0000 2222' }
    const order = { ...client, sku: catalogue[0]?.sku, idempotencyKey: randomUUID() }
    const placed = await call(opened.site.url, 'orders.place', order)
    const { result } = await bodyOf<{ result: { data: { order: { number: string } } } }>(placed, 'result')
    const { number } = result.data.order
    const price = { number, cents: 1_000_000, reason: 'A long book', terms, idempotencyKey: randomUUID() }
    expect((await act('payments.agreePrice', price)).status).toBe(200)
    return number
  }

  async function writtenOrder(): Promise<string> {
    const number = await agreedOrder('net30')
    expect((await act('desk.moveCase', { number, version: 0, to: 'In Production' })).status).toBe(200)
    const draft = { number, piece: 1, text: 'Every word of it counts. '.repeat(40), format: 'markdown' }
    expect((await act('deliveries.saveDraft', { ...draft, revision: 0 })).status).toBe(200)
    return number
  }

  it.each(rounds)('has every acknowledged payment, message and text exactly once, round %d', async () => {
    const storm = startStorm([
      ...numbers.flatMap((number) => [payment(number), message(number)]),
      ...written.map(delivery),
    ])
    await expect.poll(() => storm.acknowledged.size).toBeGreaterThan(0)
    await sleep(Math.random() * 1500)
    await opened.site.kill('SIGKILL')
    await storm.stop()
    expect(storm.refusals).toEqual([])
    await opened.site.start()
    for (const { send, key } of storm.unanswered)
      await expect.poll(() => send(key), { timeout: 30_000, interval: 500 }).toBe(200)
    await expectStored([...storm.acknowledged, ...storm.unanswered.map(({ key }) => key)])
  })

  const payment = (number: string) => async (key: string) => {
    const money = { cents: 1, receivedOn: '2026-11-20', method: 'card', reference: key }
    return (await act('payments.recordPayment', { ...money, number, idempotencyKey: key })).status
  }
  const message = (number: string) => async (key: string) =>
    (await act('desk.writeToClient', { number, text: key, idempotencyKey: key })).status

  const delivery = (number: string) => {
    const piece = { number, piece: 1 }
    let revision = 1
    /** Revision that is delivered under a key. */
    const saved = new Map<string, number>()
    return async (key: string) => {
      if (!saved.has(key)) {
        const draft = {
          ...piece,
          text: `Every word of ${key} counts. `.repeat(40),
          format: 'markdown',
          revision,
        }
        const answer = await act('deliveries.saveDraft', draft)
        if (answer.status !== 200) return answer.status
        const { result } = await bodyOf<{ result: { data: { revision: number } } }>(answer, 'result')
        revision = result.data.revision
        saved.set(key, revision)
      }
      const report = { kind: 'none', reason: 'A fault' }
      const said = { ...piece, revision: saved.get(key), note: key, report, idempotencyKey: key }
      return (await act('desk.deliverText', said)).status
    }
  }

  /**
   * Each act exactly once and complete: a payment with its receipt, a message and a text with its mail, and no gap in
   * numbers.
   */
  async function expectStored(keys: string[]) {
    const stored = await opened.site.query<{ key: string; mails: number }>(
      `select reference as key, (select count(*)::int from mails where kind = 'payment-receipt'
                and subject like '%' || document_number || '%') as mails
         from money_entries where kind = 'payment'
       union all
       select text, (select count(*)::int from mails where mails.id = mail_id) from order_messages
       union all
       select note, (select count(*)::int from mails where mails.id = mail_id) from text_versions`,
    )
    expect(stored.filter(({ mails }) => mails !== 1)).toEqual([])
    const times = Map.groupBy(stored, ({ key }) => key)
    expect(keys.filter((key) => times.get(key)?.length !== 1)).toEqual([])
    const gaps = await opened.site.query(
      `select order_id from money_entries group by order_id having max(sequence) <> count(*)
       union all
       select null from money_entries having count(distinct document_number) <>
         max(split_part(document_number, '-', 4)::int)
       union all
       select order_id from text_versions group by order_id having max(number) <> count(*)
       union all
       select order_id from text_versions v where not exists (select 1 from text_prints where version_id = v.id)
       union all
       select order_id from mails where kind = 'text-delivered' and id not in (select mail_id from text_versions)`,
    )
    expect(gaps).toEqual([])
  }
})

type Send = (key: string) => Promise<number>

/** Clients that act in sequence, with one key per act. */
function startStorm(acts: Send[]) {
  const acknowledged = new Set<string>()
  const unanswered: { key: string; send: Send }[] = []
  const refusals: number[] = []
  const end = new AbortController()
  const work = async (send: Send) => {
    let key = randomUUID()
    while (!end.signal.aborted) {
      const status = await send(key).catch(() => undefined)
      // The server is overloaded and has done nothing.
      if (status === 503) {
        await sleep(200)
        continue
      }
      if (status === 200) acknowledged.add(key)
      else if (status !== undefined) refusals.push(status)
      else {
        unanswered.push({ key, send })
        await sleep(20)
      }
      key = randomUUID()
    }
  }
  const all = acts.map(work)
  const stop = async () => {
    end.abort()
    await Promise.all(all)
  }
  return { acknowledged, unanswered, refusals, stop }
}

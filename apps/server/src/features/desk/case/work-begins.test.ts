import { randomUUID } from 'node:crypto'
import { deskCase } from '@northword/contract/desk/desk'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { moneyView } from '@northword/contract/money/money-view'
import { orderDetail } from '@northword/contract/orders/orders'
import { describe, expect, it } from 'vitest'
import { clientWithOrder } from '../../../testing/test-accounts.ts'
import type { Browser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { untilHeldUp } from '../../../testing/databases/test-locks.ts'
import { colleague, joined, useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { mailsOf } from '../../../testing/test-mails.ts'
import { orderRow } from '../../../testing/test-orders.ts'

eachDatabase('The work on an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  const caseOf = async (number: string, by = agent) =>
    deskCase.parse((await by.ask('desk.findCase', { number })).body)
  const seenBy = async (client: Browser, number: string) =>
    orderDetail.parse((await client.ask('orders.find', { number })).body)
  const dutiesIn = async (view: string, by: Browser) =>
    queuePage.parse((await by.ask('desk.queue', { view })).body).duties
  const hands = async (number: string) => {
    const { claimedBy, writtenBy, order } = await caseOf(number)
    return [claimedBy?.name, writtenBy?.name, order.status]
  }
  const stepsOf = (number: string) => mailsOf(site, number, 'order-step')
  const money = (path: string, number: string, input: object) =>
    agent.call(path, { number, idempotencyKey: randomUUID(), ...input })
  const claim = async (by: Browser, number: string, hand?: string) =>
    (await by.call('desk.claimCase', { number, version: (await caseOf(number)).version, hand })).status
  const undo = async (by: Browser, number: string) =>
    (await by.call('desk.undoStep', { number, version: (await caseOf(number)).version })).status
  const move = async (number: string, to: string, reason = '') =>
    agent.call('desk.moveCase', { number, version: (await caseOf(number)).version, to, reason })

  async function agreed(terms = {}, note = 'Notes on the engine.') {
    const { browser, number } = await clientWithOrder(site, { note })
    await money('payments.agreePrice', number, { cents: 10_000, reason: 'As we said', ...terms })
    return { number, client: browser }
  }
  async function paid(note?: string) {
    const one = await agreed({}, note)
    await money('payments.recordPayment', one.number, {
      cents: 10_000,
      receivedOn: '2026-11-20',
      method: 'card',
    })
    return one
  }

  describe('has an agent and a writer', () => {
    it('and the writer’s queue has the work only, not what their client waits for', async () => {
      const { number: waiting } = await clientWithOrder(site)
      const { number, client } = await paid()
      await client.call('conversation.write', { number, text: 'When?', idempotencyKey: randomUUID() })
      const seen = (await dutiesIn('all', writer)).map((duty) => [duty.number, duty.kind])
      expect(seen).toContainEqual([number, 'work'])
      expect(new Set(seen.map(([, kind]) => kind))).toEqual(new Set(['work']))
      expect(await dutiesIn('answer', writer)).toEqual([])
      expect((await dutiesIn('contact', agent)).map((duty) => duty.number)).toContain(waiting)
    })

    it('but no writer once nothing is to be written', { tags: ['thorough'] }, async () => {
      const { number } = await agreed()
      await move(number, 'Cancelled', 'Asked by phone')
      const { version } = await caseOf(number)
      expect(await writer.call('desk.claimCase', { number, version })).toMatchObject({
        status: 409,
        message: 'Nothing is to be written for an order that is Cancelled.',
      })
      expect(await claim(agent, number)).toBe(200)
    })

    it('each of whom takes it and gives it back without the other', async () => {
      const { number } = await agreed()
      expect([await claim(agent, number), await claim(writer, number)]).toEqual([200, 200])
      expect(await hands(number)).toEqual(['Ann Agent', 'Wen Writer', 'Awaiting Payment'])
      const { version } = await caseOf(number)
      await writer.call('desk.releaseCase', { number, version })
      expect(await hands(number)).toEqual(['Ann Agent', undefined, 'Awaiting Payment'])
      expect(await undo(writer, number)).toBe(200)
      expect(await hands(number)).toEqual(['Ann Agent', 'Wen Writer', 'Awaiting Payment'])
    })

    it('of whom a writer is no agent; an agent may be both', async () => {
      const { number } = await agreed()
      expect(await claim(writer, number, 'agent')).toBe(403)
      expect([await claim(agent, number, 'agent'), await claim(agent, number, 'writer')]).toEqual([200, 200])
      expect(await hands(number)).toEqual(['Ann Agent', 'Ann Agent', 'Awaiting Payment'])
    })

    it('each with their own duties: questions are the agent’s, texts the writer’s; they reach each other by name, and see who else has its page open', async () => {
      const { number, client } = await paid()
      await claim(agent, number)
      await claim(writer, number)
      await client.call('conversation.write', { number, text: 'When?', idempotencyKey: randomUUID() })
      const mine = async (by: Browser) =>
        (await dutiesIn('mine', by)).filter((duty) => duty.number === number).map(({ kind }) => kind)
      expect(await mine(agent)).toEqual(['answer'])
      expect(await mine(writer)).toEqual(['work'])
      const ids = async (hand: string) =>
        JSON.stringify((await agent.ask('desk.findOrders', { hand })).body).includes(number)
      expect([await ids('mine'), await ids('nobody')]).toEqual([true, false])
      expect((await caseOf(number, writer)).claimedBy?.email).toMatch(/@/)
      const visit = async (by: Browser) => (await by.call('desk.visitCase', { number })).body
      expect(await visit(agent)).toEqual({ colleagues: [] })
      expect(await visit(writer)).toMatchObject({ colleagues: [{ name: 'Ann Agent' }] })
      await site.rows(`update desk_visits set seen_at = seen_at - interval '1 minute'`)
      expect(await visit(agent)).toEqual({ colleagues: [] })
    })
  })

  describe('begins as its writer takes it', () => {
    it('once it is paid, and only then the client is told; and waits again where they take that back, with the promise that it had', async () => {
      const { number } = await paid()
      const before = await caseOf(number)
      expect((await caseOf(number, writer)).mayBegin).toBe(true)
      expect(await claim(agent, number)).toBe(200)
      expect(await stepsOf(number)).toEqual([])
      expect(await claim(writer, number)).toBe(200)
      expect(await hands(number)).toEqual(['Ann Agent', 'Wen Writer', 'In Production'])
      expect(await stepsOf(number)).toMatchObject([{ subject: expect.stringContaining('We have begun') }])
      expect(await undo(writer, number)).toBe(200)
      expect(await hands(number)).toEqual(['Ann Agent', undefined, 'Paid'])
      expect((await caseOf(number)).dueAt).toBe(before.dueAt)
    })

    it('later, where they took it before', { tags: ['thorough'] }, async () => {
      const { number } = await agreed()
      await claim(writer, number)
      await money('payments.recordPayment', number, {
        cents: 10_000,
        receivedOn: '2026-11-20',
        method: 'card',
      })
      expect(await hands(number)).toEqual([undefined, 'Wen Writer', 'Paid'])
      await claim(writer, number)
      expect(await hands(number)).toEqual([undefined, 'Wen Writer', 'In Production'])
    })

    it('but not without a brief, or before it is due', async () => {
      const { number } = await paid('')
      expect((await caseOf(number)).mayBegin).toBe(false)
      await claim(writer, number)
      expect(await hands(number)).toEqual([undefined, 'Wen Writer', 'Paid'])
    })
  })

  describe('whose payment may wait', () => {
    it('is promised and to be done as soon as that is agreed, by whatever act', async () => {
      const first = await agreed({ terms: 'net30' })
      const { number: second } = await agreed()
      const { version } = await caseOf(second)
      await agent.call('desk.changeTerms', { number: second, version, terms: 'net30' })
      for (const number of [first.number, second]) {
        const duty = (await dutiesIn('work', writer)).find((one) => one.number === number)
        expect(duty).toMatchObject({ status: 'Awaiting Payment', dueAt: expect.any(String) })
        await claim(writer, number)
        expect(await hands(number)).toEqual([undefined, 'Wen Writer', 'In Production'])
        expect((await caseOf(number)).dueAt).toBe(duty?.dueAt)
      }
      expect((await seenBy(first.client, first.number)).deliverBy).not.toBeNull()
    })

    it('is promised no longer where it may not wait any more', { tags: ['thorough'] }, async () => {
      const { number } = await agreed({ terms: 'net30' })
      const { version } = await caseOf(number)
      await agent.call('desk.changeTerms', { number, version, terms: 'prepaid' })
      expect(await caseOf(number)).toMatchObject({ deliverBy: null, mayBegin: false })
      expect((await dutiesIn('work', writer)).map((duty) => duty.number)).not.toContain(number)
    })

    it(
      'does not begin where another member ends those terms at the same moment',
      { tags: ['thorough'] },
      async ({ skip }) => {
        if (site.database.pglite) skip('The embedded database has one connection.')
        const { number } = await agreed({ terms: 'net30' })
        const moving = await site.database.orm.em.fork().transactional(async (em) => {
          await em.execute('select 1 from orders where number = ? for update', [number])
          const moved = move(number, 'In Production')
          await untilHeldUp(em)
          await em.execute(`update orders set terms = 'prepaid' where number = ?`, [number])
          return { moved }
        })
        expect(await moving.moved).toMatchObject({
          status: 409,
          message: expect.stringMatching(/^Work begins/),
        })
        expect((await hands(number)).at(-1)).toBe('Awaiting Payment')
      },
    )

    it(
      'has the later day on the request that was sent, and the client is told',
      { tags: ['thorough'] },
      async () => {
        const { number } = await agreed()
        await money('payments.requestPayment', number, { way: 'bank-transfer' })
        const view = async () => moneyView.parse((await agent.ask('payments.find', { number })).body)
        const before = (await view()).request?.dueOn ?? ''
        const { version } = await caseOf(number)
        await agent.call('desk.changeTerms', { number, version, terms: 'net30' })
        const after = (await view()).request?.dueOn ?? ''
        expect(Date.parse(after) - Date.parse(before)).toBe(23 * 86_400_000)
        expect(await mailsOf(site, number, 'payment-request')).toHaveLength(2)
      },
    )
  })

  describe('is not Delivered without a text', () => {
    it('unless somebody writes how it was sent, which its client reads', async () => {
      const { number, client } = await paid()
      await claim(writer, number)
      expect(await move(number, 'Delivered')).toMatchObject({
        status: 409,
        message: expect.stringMatching(/^The client waits for a text from here/),
      })
      expect((await move(number, 'Delivered', 'As a file in an email')).status).toBe(200)
      expect((await seenBy(client, number)).sentOutside).toBe('As a file in an email')
      expect((await move(number, 'Completed')).status).toBe(200)
      expect((await seenBy(client, number)).sentOutside).toBe('As a file in an email')
    })

    it(
      'and was sent as before where the next delivery by hand is taken back',
      { tags: ['thorough'] },
      async () => {
        const { number } = await paid()
        await claim(writer, number)
        const way = async () => (await orderRow(site, number))['sent_outside']
        const sent = ['As a file in an email', 'On paper']
        const ways = [await way()]
        for (const each of sent) {
          expect((await move(number, 'Delivered', each)).status).toBe(200)
          expect([await way(), await undo(agent, number)]).toEqual([each, 200])
          ways.push(await way())
          await move(number, 'Delivered', each)
          await move(number, 'Revision', 'Asked by phone')
        }
        expect(ways).toEqual([null, null, sent[0]])
      },
    )
  })

  describe('is noted by several at once', () => {
    it('as long as they only add', async () => {
      const { number } = await agreed()
      const call = { number, version: 0, outcome: 'reached', text: 'All said' }
      const { status } = await agent.call('desk.logCall', call)
      const again = await agent.call('desk.logCall', { ...call, text: 'And once more' })
      await claim(writer, number)
      expect([status, again.status, (await agent.call('desk.logCall', call)).status]).toEqual([200, 200, 200])
    })

    it('and what was done before a message or a text cannot be taken back any more', async () => {
      const { number } = await agreed()
      await claim(agent, number)
      const key = { idempotencyKey: randomUUID(), seen: null }
      expect((await agent.call('desk.writeToClient', { number, text: 'Hello', ...key })).status).toBe(200)
      expect(await undo(agent, number)).toBe(409)
    })
  })

  it('is paid: a client who reported it needs no answer but the receipt', async () => {
    const { number, client } = await agreed()
    const key = { number, idempotencyKey: randomUUID() }
    expect((await client.call('conversation.sayPaid', key)).status).toBe(200)
    const answers = async () => (await dutiesIn('answer', agent)).map((duty) => duty.number)
    expect(await answers()).toContain(number)
    const payment = { cents: 10_000, receivedOn: '2026-11-20', method: 'card' }
    await money('payments.recordPayment', number, payment)
    expect(await answers()).not.toContain(number)
  })

  it(
    'waits for its payment in the list of payments, before it is overdue',
    { tags: ['thorough'] },
    async () => {
      const { number } = await agreed()
      await money('payments.requestPayment', number, { way: 'bank-transfer' })
      const listed = async (view: string) =>
        (await dutiesIn(view, agent)).some((duty) => duty.number === number)
      expect([await listed('payment'), await listed('all')]).toEqual([true, false])
    },
  )

  describe('of a member who', () => {
    async function heldTwice() {
      const { browser } = await joined(site, owner, 'agent', colleague({ name: 'Abe Away' }))
      const { number } = await agreed()
      for (const hand of ['agent', 'writer']) expect(await claim(browser, number, hand)).toBe(200)
      return { number, id: (await caseOf(number)).claimedBy?.id ?? '' }
    }
    const changeRole = async (id: string, role: string) =>
      (await owner.browser.call('staff.changeRole', { id, role })).status

    it('becomes a writer has no agent any more, and keeps its writer', { tags: ['thorough'] }, async () => {
      const { number, id } = await heldTwice()
      expect(await changeRole(id, 'writer')).toBe(200)
      expect(await changeRole(id, 'agent')).toBe(200)
      expect((await hands(number)).slice(0, 2)).toEqual([undefined, 'Abe Away'])
    })

    it('leaves is free for others, which no undo changes', async () => {
      const { number, id } = await heldTwice()
      expect((await owner.browser.call('staff.end', { id })).status).toBe(200)
      expect((await caseOf(number)).timeline.map(({ kind }) => kind)).toContain('release')
      expect(await undo(owner.browser, number)).toBe(409)
      expect((await hands(number)).slice(0, 2)).toEqual([undefined, undefined])
    })
  })
})

import { studioDate } from '@northword/content/studio/format-time'
import { randomUUID } from 'node:crypto'
import { conversation } from '@northword/content/orders/conversation'
import { conversationView, deskConversation } from '@northword/contract/orders/conversation'
import { deskCase } from '@northword/contract/desk/desk'
import type { PageInput } from '@northword/contract/pages'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { orderMessageMaxLength } from '@northword/contract/lengths'
import { describe, expect, it } from 'vitest'
import { clientWithOrder, eraseAccount, exported } from '../../testing/test-accounts.ts'
import { statusesOf } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../testing/test-staff.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { mailsOf } from '../../testing/test-mails.ts'

eachDatabase('The conversation of an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  async function client() {
    const { browser, person, number } = await clientWithOrder(site)
    const write = (text: string, idempotencyKey: string = randomUUID()) =>
      browser.call('conversation.write', { number, text, idempotencyKey })
    const read = async (page: PageInput = {}) =>
      conversationView.parse((await browser.ask('conversation.list', { number, ...page })).body)
    return { browser, person, number, write, read }
  }
  const atDesk = async (number: string, by = agent, page: PageInput = {}) =>
    deskConversation.parse((await by.ask('desk.conversation', { number, ...page })).body)
  const lastOf = async (number: string) =>
    (await atDesk(number)).messages.findLast(({ from }) => from === 'client')?.id ?? null
  const answer = async (number: string, text = 'Tuesday is fine.', seen?: string | null) =>
    agent.call('desk.writeToClient', {
      number,
      text,
      idempotencyKey: randomUUID(),
      seen: seen ?? (await lastOf(number)),
    })
  const duties = async (number: string, view = 'answer') => {
    const { duties: all } = queuePage.parse((await agent.ask('desk.queue', { view })).body)
    return all.filter((duty) => duty.number === number)
  }
  const pay = (number: string, cents: number) =>
    agent.call('payments.recordPayment', {
      number,
      cents,
      idempotencyKey: randomUUID(),
      receivedOn: studioDate(new Date(), site.liveSite.now().company.timeZone),
      method: 'card',
      reference: '',
    })
  const caseOf = async (number: string) => deskCase.parse((await agent.ask('desk.findCase', { number })).body)

  it('goes from the client to the queue, from there to an agent, and back to the client', async () => {
    const { number, write, read } = await client()
    const { body } = await write('When is it done?')
    const promised = conversationView.parse(body).answerBy
    expect(await duties(number)).toMatchObject([
      { kind: 'answer', title: 'When is it done?', clientName: 'Ada Lovelace', dueAt: promised },
    ])
    expect((await answer(number)).status).toBe(200)
    expect(await duties(number)).toEqual([])
    expect(await read()).toMatchObject({
      messages: [
        { from: 'client', by: null, text: 'When is it done?' },
        { from: 'studio', by: 'Ann Agent', text: 'Tuesday is fine.' },
      ],
      earlier: 0,
      answerBy: null,
    })
    expect((await caseOf(number)).timeline.slice(1)).toMatchObject([
      { kind: 'heard', by: 'Client' },
      { kind: 'wrote', by: 'Ann Agent' },
    ])
  })

  it('is seen by both sides where the clock was a day ahead when they wrote', async () => {
    const { number, write, read } = await client()
    await write('When is it done?')
    await answer(number)
    await site.rows(`update order_messages set at = at + interval '1 day', shown_at = shown_at + interval '1 day'
      where order_id = (select id from orders where number = '${number}')`)
    const texts = ['When is it done?', 'Tuesday is fine.']
    expect((await read()).messages.map(({ text }) => text)).toEqual(texts)
    expect((await atDesk(number)).messages.map(({ state }) => state)).toEqual(['shown', 'shown'])
  })

  it('tells the studio by mail what the client wrote, and the client what the studio wrote', async () => {
    const { number, write, person } = await client()
    await write('Line one\nBcc: victim@post.example')
    await answer(number, '<b>Tuesday</b>\nis fine.')
    const [notice, letter] = await mailsOf(site, number, '%message%')
    expect(notice).toMatchObject({
      kind: 'order-message-notice',
      subject: `A message about the order ${number}`,
      body: expect.stringContaining('Bcc: victim@post.example'),
    })
    expect(letter).toMatchObject({
      kind: 'order-message',
      to: { name: '', address: person.email },
      subject: `A message about your order ${number}`,
    })
    expect(letter?.['body']).not.toContain('victim')
  })

  it('stores a message once if it is sent twice under one key, also at the same moment', async () => {
    const { number, write, read } = await client()
    const key = randomUUID()
    const both = await Promise.all([write('Twice', key), write('Twice', key), write('Twice', key)])
    expect(statusesOf(both)).toEqual([200, 200, 200])
    expect((await read()).messages).toHaveLength(1)
    expect(await mailsOf(site, number, 'order-message-notice')).toHaveLength(1)
    expect(await write('Another text', key)).toMatchObject({
      status: 422,
      message: 'This idempotency key was already used for another message.',
    })
  })

  it('lets two clients use one key: it means a message of one order, which settles no other', async () => {
    const [one, other] = [await client(), await client()]
    const key = randomUUID()
    expect((await one.write('Mine', key)).status).toBe(200)
    expect((await other.write('Theirs', key)).status).toBe(200)
    expect((await other.read()).messages.map(({ text }) => text)).toEqual(['Theirs'])
    await agent.call('desk.settleAnswer', { number: one.number, seen: await lastOf(other.number) })
    expect(await duties(one.number)).toHaveLength(1)
    expect(await duties(other.number)).toHaveLength(1)
  })

  it('lets the client and the studio use one key', async () => {
    const { number, write, read } = await client()
    const input = { number, text: 'Ours', idempotencyKey: 'reply-1', seen: null }
    for (const _ of [1, 2]) {
      expect((await write('Theirs', 'reply-1')).status).toBe(200)
      expect((await agent.call('desk.writeToClient', input)).status).toBe(200)
    }
    expect((await read()).messages.map(({ text }) => text)).toEqual(['Theirs', 'Ours'])
  })

  it('writes an answer of the studio once, however often it is sent', async () => {
    const { number, read } = await client()
    const input = { number, text: 'Hello', idempotencyKey: randomUUID(), seen: null }
    const both = await Promise.all([1, 2].map(() => agent.call('desk.writeToClient', input)))
    expect(statusesOf(both)).toEqual([200, 200])
    expect((await read()).messages).toHaveLength(1)
    expect(await mailsOf(site, number, 'order-message')).toHaveLength(1)
  })

  it('owes one answer for several messages, by the oldest promise', async () => {
    const { number, write, read } = await client()
    for (const text of ['One', 'Two', 'Three']) await write(text)
    expect((await duties(number)).map(({ title }) => title)).toEqual(['One'])
    await site.rows(`update order_messages set answer_by = answer_by - interval '3 days' where text = 'One'
      and order_id = (select id from orders where number = '${number}')`)
    const [duty] = await duties(number)
    expect((await read()).answerBy).toBe(duty?.dueAt)
  })

  it('leaves messages open that came after the last one the agent had seen', async () => {
    const { number, write } = await client()
    await write('First')
    const seen = await lastOf(number)
    await write('And another thing')
    await answer(number, 'About the first', seen)
    expect((await duties(number)).map(({ title }) => title)).toEqual(['And another thing'])
  })

  it('can end without an answer, which an agent notes once', async () => {
    const { number, write } = await client()
    await write('Thank you')
    const seen = await lastOf(number)
    for (const _ of [1, 2]) await agent.call('desk.settleAnswer', { number, seen })
    expect(await duties(number)).toEqual([])
    expect((await caseOf(number)).timeline.filter(({ kind }) => kind === 'settled')).toHaveLength(1)
  })

  it('takes “I have paid” as a message and never as money, while the order waits for it', async () => {
    const { browser, number, read } = await client()
    const say = () => browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
    expect((await read()).maySayPaid).toBe(false)
    expect(await say()).toMatchObject({ status: 409 })
    await agent.call('payments.agreePrice', { number, cents: 6_999, idempotencyKey: randomUUID() })
    expect((await read()).maySayPaid).toBe(true)
    expect((await say()).body).toMatchObject({ messages: [{ kind: 'paid', text: conversation.paid.text }] })
    expect(await duties(number)).toMatchObject([{ kind: 'answer', title: conversation.paid.text }])
    expect((await agent.ask('payments.find', { number })).body).toMatchObject({ paidCents: 0 })
    expect((await caseOf(number)).order.status).toBe('Awaiting Payment')
  })

  it(
    'hears “I have paid” also of an order on NET-30 terms that is being written, until nothing is owed',
    { tags: ['thorough'] },
    async () => {
      const { browser, number, read } = await client()
      const price = { number, cents: 6_999, idempotencyKey: randomUUID() }
      await agent.call('payments.agreePrice', { ...price, terms: 'net30' })
      const { version } = await caseOf(number)
      await agent.call('desk.moveCase', { number, version, to: 'In Production', reason: '' })
      expect((await caseOf(number)).order.status).toBe('In Production')
      expect((await read()).maySayPaid).toBe(true)
      const said = await browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
      expect(said.body).toMatchObject({ messages: [{ kind: 'paid' }] })
      expect((await pay(number, 6_999)).status).toBe(200)
      expect((await read()).maySayPaid).toBe(false)
      const again = await browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
      expect(again.status).toBe(409)
    },
  )

  it('says when the client said “I have paid” until a payment is in', async () => {
    const { browser, number, read } = await client()
    const say = async () => {
      const { body } = await browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
      return conversationView.parse(body)
    }
    await agent.call('payments.agreePrice', { number, cents: 6_999, idempotencyKey: randomUUID() })
    expect((await read()).saidPaidAt).toBeNull()
    const first = await say()
    expect(first.saidPaidAt).toBe(first.messages[0]?.at)
    expect((await pay(number, 3_000)).status).toBe(200)
    expect(await read()).toMatchObject({ maySayPaid: true, saidPaidAt: null })
    const second = await say()
    expect(second.saidPaidAt).toBe(second.messages[1]?.at)
  })

  describe('brings a case back that was put off', () => {
    const later = () => new Date(Date.now() + 3_600_000).toISOString()
    const putOff = async (number: string) => {
      const { version } = await caseOf(number)
      return agent.call('desk.putOff', { number, version, until: later() })
    }

    it('as soon as its client writes', async () => {
      const { number, write } = await client()
      await putOff(number)
      expect(await duties(number, 'contact')).toEqual([])
      await write('Are you there?')
      expect(await duties(number, 'contact')).toHaveLength(1)
      expect((await caseOf(number)).laterUntil).toBeNull()
    })

    it('as soon as its client cancels', { tags: ['thorough'] }, async () => {
      const { number, browser } = await client()
      await putOff(number)
      await browser.call('orders.cancel', { number })
      expect((await caseOf(number)).laterUntil).toBeNull()
    })

    it('and cannot be put off by a member who has not seen the client’s message', async () => {
      const { number, write } = await client()
      const { version } = await caseOf(number)
      await write('Are you there?')
      expect(await agent.call('desk.putOff', { number, version, until: later() })).toMatchObject({
        status: 409,
        message: expect.stringContaining('Client was faster'),
      })
      expect(await duties(number)).toHaveLength(1)
    })
  })

  it('is read by a writer, who sees nobody’s address and writes to no client', async () => {
    const { number, write, person } = await client()
    await write('Please use British spelling')
    expect(await atDesk(number, writer)).toMatchObject({
      messages: [{ text: 'Please use British spelling' }],
    })
    expect(JSON.stringify(await atDesk(number, writer))).not.toContain(person.email)
    const input = { number, text: 'Hello', idempotencyKey: randomUUID() }
    expect((await writer.call('desk.writeToClient', input)).status).toBe(403)
  })

  it('takes the longest text, and refuses a longer one and an empty one with a sentence', async () => {
    const { write, read } = await client()
    const longest = '好'.repeat(orderMessageMaxLength)
    expect((await write(longest)).status).toBe(200)
    expect((await read()).messages[0]?.text).toBe(longest)
    expect(await write(`${longest}好`)).toMatchObject({
      status: 400,
      message: 'Message must be at most 5,000 characters',
    })
    expect(await write(' \u200b ')).toMatchObject({ status: 400, message: 'Message is required' })
  })

  it('is read whole by both sides, a hundred messages at a time, also where two are of one moment', async () => {
    const { number, read } = await client()
    // Pairs of one moment: the two pages meet inside of one.
    const moment = `date_trunc('second', now()) - interval '1 hour' + (at + 1) / 2 * interval '1 second'`
    await site.rows(`insert into order_messages (id, order_id, at, sender, kind, actor, text, shown_at, idempotency_key)
      select gen_random_uuid(), (select id from orders where number = '${number}'), ${moment},
        'client', 'message', 'client', at::text, ${moment}, at::text from generate_series(1, 137) at`)
    const all = Array.from({ length: 137 }, (_, at) => String(at + 1))
    for (const ask of [read, (page: PageInput) => atDesk(number, agent, page)]) {
      expect(await ask({ limit: 1 })).toMatchObject({ messages: [{}], earlier: 136 })
      const latest = await ask({})
      expect([latest.messages.length, latest.earlier]).toEqual([100, 37])
      const before = await ask({ cursor: latest.next ?? '' })
      expect([before.messages.length, before.earlier, before.next]).toEqual([37, 0, null])
      const texts = [...before.messages, ...latest.messages].map(({ text }) => text)
      expect(texts.toSorted((one, other) => Number(one) - Number(other))).toEqual(all)
    }
  })

  it('is in the file of the client’s data, and goes with the order that is erased', async () => {
    const { browser, number, write, person } = await client()
    await write('Keep this')
    await answer(number, 'Kept')
    expect((await exported(browser)).of('order-message')).toMatchObject([
      { orderId: number, from: 'client', by: null, text: 'Keep this' },
      { orderId: number, from: 'studio', by: 'Ann Agent', text: 'Kept' },
    ])
    await eraseAccount(site, person)
    expect((await atDesk(number)).messages).toEqual([])
    expect(await answer(number, 'Hello?', null)).toMatchObject({
      status: 409,
      message: 'This order no longer has an email address to write to.',
    })
  })
})

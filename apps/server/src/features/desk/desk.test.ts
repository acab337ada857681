import type { DeskCase } from '@northword/contract/desk/desk'
import type { QueuePage } from '@northword/contract/desk/desk-queue'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clientWithOrder, guestOrder, somebody } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../testing/test-staff.ts'
import { setStatus } from '../../testing/test-orders.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { countOverClosing } from './queue/find-duties.ts'

eachDatabase('The queue of the desk', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: other } = useMember(site, owner, 'agent', { name: 'Olaf Other' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  const queue = async (view = 'all', by = agent) => (await by.ask('desk.queue', { view })).body as QueuePage
  const caseOf = async (number: string, by = agent) =>
    (await by.ask('desk.findCase', { number })).body as DeskCase
  const age = (number: string, hours: number) =>
    site.rows(`update orders set due_at = due_at - interval '${hours} hours' where number = '${number}'`)

  it('begins with the oldest promise, and goes on page by page without a gap', async () => {
    const numbers: string[] = []
    for (let at = 0; at < 25; at++) numbers.push(await guestOrder(site))
    for (const [at, number] of numbers.entries()) await age(number, at + 1)
    const first = (await agent.ask('desk.queue', { view: 'contact' })).body as QueuePage
    const second = (await agent.ask('desk.queue', { view: 'contact', cursor: first.next })).body as QueuePage
    const seen = [...first.duties, ...second.duties].map(({ number }) => number)
    expect(seen).toEqual(numbers.toReversed())
    expect(second.next).toBeNull()
    expect(first.duties[0]).toMatchObject({ kind: 'contact', status: 'Pending Contact', claimedBy: null })
  })

  it('hides duties that were put off, lists them apart, and shows them again in time', async () => {
    const number = await guestOrder(site)
    await age(number, 1_000)
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect((await agent.call('desk.putOff', { number, version: 0, until })).status).toBe(200)
    expect((await queue()).duties.map((duty) => duty.number)).not.toContain(number)
    expect((await queue('later')).duties.map((duty) => duty.number)).toEqual([number])
    await site.rows(`update desk_states set later_until = now() - interval '1 second'`)
    expect((await queue()).duties[0]?.number).toBe(number)
  })

  it('hides the agent’s duties if the agent puts off, the writer’s if the writer does, both if neither does', async () => {
    const { browser: client, number } = await clientWithOrder(site)
    await setStatus(site, number, 'In Production')
    await client.call('conversation.write', { number, text: 'When?', idempotencyKey: randomUUID() })
    const act = async (by: typeof agent, path: string, input: object = {}) => {
      const { version } = await caseOf(number)
      expect((await by.call(path, { number, version, ...input })).status).toBe(200)
    }
    const kindsIn = async (view: string, by: typeof agent) =>
      (await queue(view, by)).duties.filter((duty) => duty.number === number).map(({ kind }) => kind)
    const inQueues = async () => [...(await kindsIn('mine', agent)), ...(await kindsIn('mine', writer))]
    const until = new Date(Date.now() + 3_600_000).toISOString()
    for (const by of [agent, writer]) await act(by, 'desk.claimCase')
    expect(await inQueues()).toEqual(['answer', 'work'])

    for (const [by, hand, shown, hidden] of [
      [agent, undefined, ['work'], ['answer']],
      [writer, undefined, ['answer'], ['work']],
      [owner.browser, 'agent', ['work'], ['answer']],
      [owner.browser, undefined, [], ['answer', 'work']],
    ] as const) {
      await act(by, 'desk.putOff', { until, hand })
      expect([await inQueues(), (await kindsIn('later', agent)).toSorted()]).toEqual([shown, hidden])
      await act(by, 'desk.undoStep')
      expect(await inQueues()).toEqual(['answer', 'work'])
    }
    await act(agent, 'desk.logCall', { outcome: 'call back', until })
    expect(await inQueues()).toEqual(['work'])
    expect(await caseOf(number)).toMatchObject({ laterUntil: until, writerLaterUntil: null })
  })

  it('says who has an order in hand; any member may take it over, and the timeline tells both', async () => {
    const number = await guestOrder(site)
    await agent.call('desk.claimCase', { number, version: 0 })
    expect((await queue('mine')).duties.map((duty) => duty.number)).toEqual([number])
    expect((await queue('mine', other)).duties).toEqual([])
    await other.call('desk.claimCase', { number, version: 1 })
    expect(await caseOf(number)).toMatchObject({
      claimedBy: { name: 'Olaf Other' },
      version: 2,
      timeline: [
        { kind: 'move', to: 'Pending Contact', memberId: null },
        { kind: 'claim', by: 'Ann Agent', memberId: expect.any(String) },
        { kind: 'claim', by: 'Olaf Other', memberId: expect.any(String) },
      ],
    })
  })

  it('lets one of two simultaneous saves win, and tells the other who was faster', async () => {
    const number = await guestOrder(site)
    const both = await Promise.all([
      agent.call('desk.claimCase', { number, version: 0 }),
      other.call('desk.claimCase', { number, version: 0 }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.message).toMatch(/^(Ann Agent|Olaf Other) was faster: took it in hand/)
    expect((await caseOf(number)).version).toBe(1)
  })

  it('blames nobody for a move of somebody else', async () => {
    const number = await guestOrder(site)
    await agent.call('desk.claimCase', { number, version: 0 })
    const moved = { number, version: 1, to: 'Cancelled', reason: 'Asked by phone' }
    expect((await other.call('desk.moveCase', moved)).status).toBe(200)
    const late = await agent.call('desk.claimCase', { number, version: 1 })
    expect([late.status, late.message?.includes('Ann Agent')]).toEqual([409, false])
  })

  it('keeps notes and calls of the staff, and shows a writer no money and nobody’s address', async () => {
    const number = await guestOrder(site)
    await writer.call('desk.addNote', { number, text: 'Ask for the tone.' })
    await agent.call('desk.logCall', { number, version: 0, outcome: 'no answer', text: 'Rang twice' })
    const seen = await caseOf(number, writer)
    expect(seen.timeline.slice(1)).toMatchObject([
      { kind: 'note', by: 'Wen Writer', text: 'Ask for the tone.' },
      { kind: 'call', by: 'Ann Agent', text: 'no answer: Rang twice' },
    ])
    expect(seen.order).toMatchObject({ priceCents: null, email: null, phone: null })
    expect([seen.sold?.reviewDays, seen.sold?.extraRoundCents]).toEqual([14, undefined])
    expect((await caseOf(number)).sold).toMatchObject({ extraRoundCents: 3_500 })
    expect((await writer.call('desk.logCall', { number, version: 1, outcome: 'reached' })).status).toBe(403)
  })

  it('writes a note once that is sent twice under one key, and refuses another note under it', async () => {
    const number = await guestOrder(site)
    const note = { number, text: 'Prefers mail', idempotencyKey: 'note-1' }
    const both = await Promise.all([agent.call('desk.addNote', note), agent.call('desk.addNote', note)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await agent.call('desk.addNote', { ...note, text: 'Prefers calls' })).toMatchObject({
      status: 422,
    })
    for (const _ of [1, 2]) await agent.call('desk.addNote', { number, text: 'Twice' })
    const { timeline } = await caseOf(number)
    expect(timeline.slice(1).map(({ text }) => text)).toEqual(['Prefers mail', 'Twice', 'Twice'])
  })

  it('writes a call down once that is sent twice under one key, also one that puts the order off', async () => {
    const number = await guestOrder(site)
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const ended = { outcome: 'reached', text: 'Wants it soon' }
    for (const body of [
      { version: 0, ...ended },
      { version: 0, outcome: 'call back', until },
    ]) {
      const headers = { 'idempotency-key': body.outcome }
      const send = () => agent.send('POST', `/api/desk/orders/${number}/calls`, body, headers)
      const both = await Promise.all([send(), send()])
      expect([...both, await send()].map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    }
    const noted = { number, text: 'reached: Wants it soon', idempotencyKey: 'reached' }
    expect((await agent.call('desk.addNote', noted)).status).toBe(422)
    const { timeline, laterUntil } = await caseOf(number)
    expect(timeline.slice(1).map(({ kind }) => kind)).toEqual(['call', 'call'])
    expect(laterUntil).toBe(until)
  })

  it('moves an order only where its state allows it, and refuses the rest with a sentence', async () => {
    const number = await guestOrder(site)
    expect(await agent.call('desk.moveCase', { number, version: 0, to: 'Delivered' })).toMatchObject({
      status: 409,
      message: 'An order that is Pending Contact cannot become Delivered.',
    })
    await agent.call('desk.moveCase', { number, version: 0, to: 'Cancelled', reason: 'Asked by phone' })
    const { order: moved, timeline } = await caseOf(number)
    expect(moved.status).toBe('Cancelled')
    expect(timeline.at(-1)).toMatchObject({
      from: 'Pending Contact',
      to: 'Cancelled',
      text: 'Asked by phone',
    })
  })

  it('warns on a Friday of first contacts that run out over the weekend', async () => {
    const count = (now: string) =>
      countOverClosing(site.database.orm.em.fork(), site.liveSite.now(), new Date(now))
    // Hong Kong is UTC+8: the studio closes that Friday at 10:00 UTC.
    for (const dueAt of [
      '2031-11-21T09:59Z',
      '2031-11-21T10:00Z',
      '2031-11-23T12:00Z',
      '2031-11-24T01:00Z',
    ]) {
      const number = await guestOrder(site)
      await site.rows(`update orders set due_at = '${dueAt}' where number = '${number}'`)
    }
    expect(await count('2031-11-21T08:00:00Z')).toEqual({ count: 2, opensAt: '2031-11-24T01:00:00.000Z' })
    expect(await count('2031-11-21T11:00:00Z')).toMatchObject({ count: 1 })
    expect(await count('2031-11-20T08:00:00Z')).toEqual({ count: 0, opensAt: null })
  })

  describe('for messages', () => {
    const write = async (message: string) => {
      const { email } = somebody()
      await newBrowser(site).call('contact.sendMessage', { name: 'Mia', email, message })
    }

    it('begins with urgent ones, and forgets those that are answered', async () => {
      await write('A question')
      await write('URGENT: the deadline has moved')
      const { duties } = await queue('message')
      expect(duties.map(({ title }) => title)).toEqual(['URGENT: the deadline has moved', 'A question'])
      const id = duties[0]?.id
      for (const _ of [1, 2]) expect((await agent.call('desk.settleMessage', { id })).status).toBe(200)
      expect((await queue('message')).duties).toHaveLength(1)
    })

    it('puts an urgent one before every promise that is long past, and after money to give back', async () => {
      const [late, owing] = [await guestOrder(site), await guestOrder(site)]
      await age(late, 50_000)
      await site.rows(`update orders set refund_due_at = now() + interval '5 days' where number = '${owing}'`)
      await write('URGENT: read me first')
      const duties = (await queue()).duties.slice(0, 4)
      expect(duties.map(({ kind }) => kind)).toEqual(['refund', 'message', 'contact', 'contact'])
      expect(duties[1]?.title).toBe('URGENT: read me first')
      expect(duties[2]?.number).toBe(late)
    })
  })
})

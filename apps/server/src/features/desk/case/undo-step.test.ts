import { firstOf } from '@northword/rig/first-of'
import type { DeskCase } from '@northword/contract/desk/desk'
import { expect, it } from 'vitest'
import { guestOrder, somebody } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { actsOn } from '../../../testing/test-orders.ts'

eachDatabase('A step at the desk', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: other } = useMember(site, owner, 'agent', { name: 'Olaf Other' })

  const caseOf = async (number: string) => (await agent.ask('desk.findCase', { number })).body as DeskCase
  const undo = (number: string, version: number, by = agent) => by.call('desk.undoStep', { number, version })
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const cancel = (number: string, version = 0) =>
    agent.call('desk.moveCase', { number, version, to: 'Cancelled', reason: 'Asked by phone' })
  const received = { cents: 6_999, receivedOn: '2026-11-20', method: 'card' }
  const tooLate = {
    status: 409,
    message: 'This can no longer be undone: something else has happened since, or too long ago.',
  }

  it('is undone by its member: in hand and put off as before, and both are in the timeline', async () => {
    const number = await guestOrder(site)
    await other.call('desk.claimCase', { number, version: 0 })
    const before = await caseOf(number)
    await agent.call('desk.claimCase', { number, version: 1 })
    expect((await undo(number, 2)).status).toBe(200)
    const after = await caseOf(number)
    expect(after).toMatchObject({ claimedBy: before.claimedBy, claimedAt: before.claimedAt, version: 3 })
    expect(after.timeline.slice(-2)).toMatchObject([
      { kind: 'claim', by: 'Ann Agent' },
      { kind: 'undone', by: 'Ann Agent', text: 'took it in hand' },
    ])

    await agent.call('desk.putOff', { number, version: 3, until: inAnHour() })
    await undo(number, 4)
    expect((await caseOf(number)).laterUntil).toBeNull()
  })

  it('that moved an order is taken back by a move, to the promise that was made before', async () => {
    const number = await guestOrder(site)
    const before = await caseOf(number)
    await cancel(number)
    expect(await caseOf(number)).toMatchObject({ order: { status: 'Cancelled' }, dueAt: null })
    expect((await undo(number, 1)).status).toBe(200)
    const after = await caseOf(number)
    expect(after).toMatchObject({ order: { status: 'Pending Contact' }, dueAt: before.dueAt })
    expect(after.timeline.slice(-2)).toMatchObject([
      { kind: 'move', by: 'Ann Agent', from: 'Pending Contact', to: 'Cancelled' },
      { kind: 'move', by: 'Ann Agent', from: 'Cancelled', to: 'Pending Contact', text: 'Undone' },
    ])
    const [project] = await site.rows(
      `select projects.status from projects join orders on orders.id = order_id where number = '${number}'`,
    )
    expect(project).toEqual({ status: 'Requested' })
  })

  const toAsk = (number: string) =>
    actsOn(agent, number)('payments.agreePrice', { cents: 6_999, reason: 'Agreed', terms: 'prepaid' })
  const toWait = async (number: string) => {
    await toAsk(number)
    await actsOn(agent, number)('payments.requestPayment', { way: 'bank-transfer' })
  }
  const histories: Record<string, (number: string) => Promise<unknown>> = {
    'the payment was to be asked for': toAsk,
    'the payment was asked for': toWait,
    'it was paid': async (number) => {
      await toWait(number)
      await actsOn(agent, number)('payments.recordPayment', received)
    },
    'work had begun before the payment': async (number) => {
      await toWait(number)
      await actsOn(agent, number)('desk.changeTerms', { terms: 'net30' })
      await actsOn(agent, number)('desk.moveCase', { to: 'In Production' })
    },
  }

  firstOf(Object.entries(histories), 2)(
    'leaves the duties about money as they were, where %s',
    async (_, act) => {
      const number = await guestOrder(site)
      await act(number)
      const duties = () =>
        site.rows(`select ask_by, pay_by, refund_due_at from orders where number = '${number}'`)
      const before = await duties()
      const { version } = await caseOf(number)
      expect((await cancel(number, version)).status).toBe(200)
      expect(await duties()).not.toEqual(before)
      expect((await undo(number, version + 1)).status).toBe(200)
      expect(await duties()).toEqual(before)
    },
  )

  it('is undone once, however often and at the same moment it is asked', async () => {
    const number = await guestOrder(site)
    await cancel(number)
    const answers = await Promise.all([undo(number, 1), undo(number, 1)])
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
    expect(await undo(number, 2)).toMatchObject(tooLate)
    expect((await caseOf(number)).timeline).toHaveLength(3)
  })

  it('is not undone by another member, after another step, or after ten minutes', async () => {
    const number = await guestOrder(site)
    await agent.call('desk.claimCase', { number, version: 0 })
    expect(await undo(number, 1, other)).toMatchObject(tooLate)
    await other.call('desk.claimCase', { number, version: 1 })
    expect((await undo(number, 1)).message).toMatch(/^Olaf Other was faster: took it in hand/)
    await site.rows(
      `update desk_states set last_step = jsonb_set(last_step, '{at}', '"2026-01-01T00:00:00.000Z"')`,
    )
    expect(await undo(number, 2, other)).toMatchObject(tooLate)
    expect(await caseOf(number)).toMatchObject({ claimedBy: { name: 'Olaf Other' }, version: 2 })
  })

  it('is not undone where money has come or gone since', async () => {
    const number = await guestOrder(site)
    const act = (idempotencyKey: string) => ({ number, idempotencyKey: `${number} ${idempotencyKey}` })
    await agent.call('payments.agreePrice', { ...act('price'), cents: 6_999 })
    await cancel(number)
    await agent.call('payments.recordPayment', { ...act('late'), ...received })
    expect(await undo(number, 1)).toMatchObject(tooLate)
    expect((await caseOf(number)).order.status).toBe('Cancelled')
  })

  it('that answered a message brings it back, once, and for nobody else', async () => {
    const { email } = somebody()
    await newBrowser(site).call('contact.sendMessage', { name: 'Mia', email, message: 'A question' })
    const [row] = await site.rows('select id from contact_messages')
    const message = { id: row?.['id'] }
    await agent.call('desk.settleMessage', message)
    expect(await other.call('desk.reopenMessage', message)).toMatchObject(tooLate)
    const answers = await Promise.all([1, 2].map(() => agent.call('desk.reopenMessage', message)))
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
    expect(await site.rows('select answered_at from contact_messages')).toEqual([{ answered_at: null }])
  })
})

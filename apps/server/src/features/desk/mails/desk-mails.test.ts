import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { deskConversation } from '@northword/contract/orders/conversation'
import { deskCase } from '@northword/contract/desk/desk'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { heldMails, mailDetail, mailPage, type MailPage } from '@northword/contract/desk/desk-mails'
import { pageSize } from '@northword/contract/pages'
import { describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { clientWithOrder, guestOrder, registered } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { setStatus } from '../../../testing/test-orders.ts'

eachDatabase('The mails of the desk', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { holdSeconds: 600 })
  const owner = useOwner(site)
  const { browser: agent } = useMember(site, owner, 'agent', { name: 'Ann Agent' })
  const { browser: other } = useMember(site, owner, 'agent', { name: 'Olaf Other' })
  const { browser: writer } = useMember(site, owner, 'writer', { name: 'Wen Writer' })

  const read = async <Answer>(schema: z.ZodType<Answer>, browser: Browser, path: string, input?: unknown) =>
    schema.parse((await browser.ask(path, input)).body)
  const write = (number: string, text = 'Tuesday is fine.', seen: string | null = null) =>
    agent.call('desk.writeToClient', { number, text, idempotencyKey: randomUUID(), seen })
  const mailsOf = async (number: string, by = agent) =>
    (await read(mailPage, by, 'desk.mailsOfOrder', { number })).mails
  const mailsIn = async (view: string) => (await read(mailPage, agent, 'desk.mails', { view })).mails
  const mailOf = async (number: string, kind: string) => {
    const mail = (await mailsOf(number)).find((row) => row.kind === kind)
    if (!mail) throw new Error(`There is no ${kind} about ${number}.`)
    return mail
  }
  const timelineOf = async (number: string) =>
    (await read(deskCase, agent, 'desk.findCase', { number })).timeline.map(({ kind, text }) => [kind, text])
  const letOut = (number: string) =>
    site.rows(
      `update mails set held_until = date_trunc('milliseconds', now()) where subject like '%${number}%'`,
    )

  describe('are held for a while', () => {
    it('the member who caused one sees how long, and others do not', async () => {
      const number = await guestOrder(site)
      await write(number)
      const held = await read(heldMails, agent, 'desk.heldMails')
      expect(held.at(-1)).toMatchObject({ subject: `A message about your order ${number}` })
      expect(held.at(-1)?.heldMs).toBeGreaterThan(590_000)
      expect(await read(heldMails, other, 'desk.heldMails')).toEqual([])
    })

    it('and so is every mail that a member causes, but none that a client causes', async () => {
      const number = await guestOrder(site)
      await agent.call('payments.agreePrice', { number, cents: 6_999, idempotencyKey: randomUUID() })
      expect((await mailOf(number, 'order-price')).heldMs).toBeGreaterThan(0)
      await vi.waitFor(async () => expect((await mailOf(number, 'order-confirmation')).status).toBe('kept'), {
        timeout: 30_000,
      })
    })

    it('a message that is cancelled is seen by no client, and what it answered is owed again', async () => {
      const { browser, number } = await clientWithOrder(site)
      await browser.call('conversation.write', { number, text: 'When?', idempotencyKey: randomUUID() })
      const ofDesk = () => read(deskConversation, agent, 'desk.conversation', { number })
      const before = await ofDesk()
      await write(number, 'Never', before.messages[0]?.id)
      expect((await ofDesk()).messages.at(-1)).toMatchObject({ text: 'Never', state: 'held' })
      const ofClient = async () => JSON.stringify((await browser.ask('conversation.list', { number })).body)
      expect(await ofClient()).not.toContain('Never')

      const { id } = await mailOf(number, 'order-message')
      const both = await Promise.all([agent, other].map((each) => each.call('desk.cancelMail', { id })))
      expect(statusesOf(both)).toEqual([200, 409])
      await site.rows(
        `update order_messages set shown_at = date_trunc('milliseconds', now()) - interval '1 minute'`,
      )
      expect(await ofClient()).not.toContain('Never')
      expect((await ofDesk()).messages.at(-1)).toMatchObject({ text: 'Never', state: 'cancelled' })
      expect((await ofDesk()).answerBy).toBe(before.answerBy)
      const { duties } = await read(queuePage, agent, 'desk.queue', { view: 'answer' })
      expect(duties.filter((duty) => duty.number === number)).toHaveLength(1)
      expect(await timelineOf(number)).toContainEqual([
        'cancelled mail',
        `A message about your order ${number}`,
      ])
    })

    it('and cannot be cancelled afterwards', async () => {
      const number = await guestOrder(site)
      await write(number)
      await letOut(number)
      const { id } = await mailOf(number, 'order-message')
      expect(await agent.call('desk.cancelMail', { id })).toMatchObject({
        status: 409,
        message: 'It is too late: this mail is on its way, or was cancelled before.',
      })
    })
  })

  describe('tell a client each step that the studio takes', () => {
    const steps: [from: string, to: string, subject: RegExp][] = [
      ['Paid', 'In Production', /^We have begun with your order/],
      ['In Production', 'Delivered', /^The text of your order .* is done$/],
      ['Delivered', 'Revision', /^We are making changes to your order/],
      ['Delivered', 'Completed', /^Your order .* is complete$/],
      ['In Production', 'Cancelled', /^Your order .* is cancelled$/],
    ]
    firstOf(steps, 2)('from %s to %s', async (from, to, subject) => {
      const number = await guestOrder(site)
      await setStatus(site, number, from)
      const reason = 'Sent by Nora'
      await agent.call('desk.moveCase', { number, version: 0, to, reason })
      const { id } = await mailOf(number, 'order-step')
      const { subject: told, text } = await read(mailDetail, agent, 'desk.findMail', { id })
      expect(told).toMatch(subject)
      expect(told).toContain(number)
      // The client reads the reason only if a text was sent outside the product. Other reasons are internal.
      expect(text.includes(reason)).toBe(to === 'Delivered')
    })

    it('with the day that is promised', async () => {
      const number = await guestOrder(site)
      await site.rows(
        `update orders set status = 'Paid', due_at = '2026-12-01T09:00:00Z' where number = '${number}'`,
      )
      await agent.call('desk.moveCase', { number, version: 0, to: 'In Production' })
      const { id } = await mailOf(number, 'order-step')
      const { text } = await read(mailDetail, agent, 'desk.findMail', { id })
      expect(text).toContain('You get your text by Tuesday, December 1 at 5:00 PM Hong Kong time.')
    })
  })

  describe('can be read there', () => {
    it('with their text, and without the address for a writer', async () => {
      const number = await guestOrder(site)
      await write(number, 'Line one\n<b>line two</b>')
      const { id, to } = await mailOf(number, 'order-message')
      expect(to).toMatch(/@navy\.example$/)
      expect((await read(mailDetail, agent, 'desk.findMail', { id })).text).toContain(
        'Line one\n<b>line two</b>',
      )
      for (const row of await mailsOf(number, writer)) expect(row).toMatchObject({ to: null, isOpen: false })
      expect(JSON.stringify(await mailsOf(number, writer))).not.toContain('@navy.example')
    })

    it('unless they are about an account, which is its owner’s: neither read, nor sent again, nor their links', async () => {
      const { person } = await registered(site)
      await newBrowser(site).call('auth.forgotPassword', { email: person.email })
      const [mail] = await site.rows(
        `select id from mails where kind = 'reset-password' and "to"->>'address' = '${person.email}'`,
      )
      const rows = await mailsIn('all')
      expect(rows.find(({ id }) => id === mail?.['id'])).toMatchObject({ isOpen: false })
      expect((await agent.ask('desk.findMail', mail)).status).toBe(404)
      for (const path of ['desk.resendMail', 'desk.showLinks', 'desk.cancelMail'])
        expect((await agent.call(path, mail)).status).toBe(404)
    })
  })

  it('go out once more as a mail of their own, which may be cancelled too', async () => {
    const number = await guestOrder(site)
    await vi.waitFor(async () => expect((await mailOf(number, 'order-confirmation')).status).toBe('kept'), {
      timeout: 30_000,
    })
    const { id } = await mailOf(number, 'order-confirmation')
    expect((await agent.call('desk.resendMail', { id })).status).toBe(200)
    const copies = (await mailsOf(number)).filter(({ kind }) => kind === 'order-confirmation')
    expect(copies.map(({ status }) => status)).toEqual(['queued', 'kept'])
    expect(copies[0]?.heldMs).toBeGreaterThan(0)
    expect(await timelineOf(number)).toContainEqual(['sent again', `We have your order ${number}`])
  })

  it('are listed by their state, those that failed first', async () => {
    const number = await guestOrder(site)
    await vi.waitFor(async () => expect((await mailOf(number, 'order-confirmation')).status).toBe('kept'), {
      timeout: 30_000,
    })
    await site.rows(`update mails set status = 'failed', last_error = '550 No such mailbox',
      created_at = now() - interval '1 year' where subject = 'We have your order ${number}'`)
    const failed = { status: 'failed', answer: '550 No such mailbox' }
    expect((await mailsIn('all'))[0]).toMatchObject(failed)
    expect(await mailsIn('failed')).toMatchObject([failed])
    const cancelled = await mailsIn('cancelled')
    expect(cancelled.every(({ status }) => status === 'cancelled')).toBe(true)
  })

  firstOf(['all', 'kept'])('come in pages, each mail once: %s', async (view) => {
    for (const _ of Array.from({ length: 11 })) await guestOrder(site)
    // A mail that is sent meanwhile moves from one list to the other.
    await vi.waitFor(
      async () =>
        expect(await site.rows(`select 1 from mails where status = 'queued' and held_until is null`)).toEqual(
          [],
        ),
      { timeout: 30_000 },
    )
    const failed = view === 'all' ? `status = 'failed'` : `status = 'kept'`
    await site.rows(
      `update mails set ${failed} where id in (select id from mails where status = 'kept' limit 3)`,
    )
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: MailPage = await read(mailPage, agent, 'desk.mails', { view, cursor })
      expect(page.mails.length).toBeLessThanOrEqual(pageSize)
      seen.push(...page.mails.map(({ id }) => id))
      cursor = page.next
    }
    const where = view === 'all' ? '' : `where status = '${view}'`
    const all = await site.rows(
      `select id from mails ${where} order by status = 'failed' desc, created_at desc, id desc`,
    )
    expect(all.length).toBeGreaterThan(pageSize)
    expect(seen).toEqual(all.map(({ id }) => id))
  })

  it('refuse a place in the list that is none', async () => {
    const asked = agent.ask('desk.mails', { view: 'all', cursor: '2_2026-01-01' })
    expect((await asked).status).toBe(400)
  })

  it('can be tried: without a mail server the test says so', async () => {
    const { body } = await agent.call('desk.sendTestMail')
    expect(body).toMatchObject({ kind: 'test', status: 'kept' })
  })
})

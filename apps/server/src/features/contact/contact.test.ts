import { randomUUID } from 'node:crypto'
import { firstOf } from '@northword/rig/first-of'
import { company } from '@northword/content/studio/company'
import { studioTime } from '@northword/content/studio/promised-time'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { afterBusinessHours } from '../../time/business-hours.ts'
import { registered, verified } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { useNewTestApp, useTestApp } from '../../testing/use-test-app.ts'

const nora = { name: 'Nora Reyes', email: 'Nora@Bakery.example', message: 'Can you write in Tagalog?' }

const doors = {
  async tRPC(site: TestApp, message: unknown) {
    const answer = await site.post('/trpc/contact.sendMessage', message)
    const { result, error } = answer.json()
    return {
      status: answer.statusCode,
      message: result?.data.message ?? error.message,
      answerBy: result?.data.answerBy,
      issues: error?.data.issues,
      retryAfter: answer.headers['retry-after'],
    }
  },
  async REST(site: TestApp, said: unknown) {
    const { idempotencyKey, ...message } = Object(said) as Record<string, unknown>
    const header: Record<string, string> =
      typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}
    const answer = await site.post('/api/contact', Array.isArray(said) ? said : message, header)
    const retryAfter = answer.headers['retry-after']
    const body = answer.json<{ message: string; answerBy?: string; issues?: unknown }>()
    return { status: answer.statusCode, retryAfter, ...body }
  },
}
const bothDoors = Object.entries(doors)

eachDatabase('A message to the studio', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const mailsTo = (address: string) =>
    site.rows(
      `select kind, "from", "to", reply_to, subject, body, subscriber_id from mails
       where "to"->>'address' = '${address}' order by created_at, id`,
    )
  const latestNotice = async () => (await mailsTo(company.emails.hello)).at(-1)

  describe.each(bothDoors)('through %s', (door, send) => {
    it('is kept, and answered with the sentence of the specification', async () => {
      const email = `kept-${door}@Bakery.example`
      expect(await send(site, { ...nora, name: ' Nora Reyes ', email })).toMatchObject({
        status: 200,
        message: "Thank you for your message! We'll get back to you within 2-4 hours.",
      })
      const rows = await site.rows(
        `select name, email, email_key, message, urgent from contact_messages where email = '${email}'`,
      )
      expect(rows).toEqual([
        { ...nora, email, email_key: email.toLowerCase().replace('Bakery', 'bakery'), urgent: false },
      ])
    })

    it('is answered with the moment by which a person answers, which is kept and mailed', async () => {
      const email = `promise-${door}@bakery.example`
      const before = Date.now()
      const { answerBy } = await send(site, { ...nora, email })
      const [row] = await site.rows(
        `select created_at, answer_by from contact_messages where email = '${email}'`,
      )
      const { created_at: sentAt, answer_by: kept } = z
        .object({ created_at: z.coerce.date(), answer_by: z.coerce.date() })
        .parse(row)
      expect(sentAt.getTime()).toBeGreaterThanOrEqual(before)
      expect(kept).toEqual(afterBusinessHours(sentAt, company.answerWithinHours.most, site.liveSite.now()))
      expect(answerBy).toBe(kept.toISOString())
      const [receipt] = await mailsTo(email)
      expect(JSON.stringify(receipt)).toContain(`A person answers by ${studioTime(kept, company.timeZone)}.`)
    })

    it('is mailed to the studio, whose reply goes to its sender', async () => {
      const email = `mailed-${door}@bakery.example`
      await send(site, { ...nora, email })
      expect(await latestNotice()).toMatchObject({
        kind: 'contact-notice',
        reply_to: { name: nora.name, address: email },
        subject: 'Message from Nora Reyes',
        body: { closing: ['The message:', nora.message] },
      })
    })

    it('is acknowledged to its sender without a word that the sender typed', async () => {
      const email = `receipt-${door}@bakery.example`
      await send(site, { name: 'Buy pills', email, message: 'at https://spam.example' })
      const [receipt, ...others] = await mailsTo(email)
      expect(others).toEqual([])
      expect(receipt).toMatchObject({
        kind: 'contact-receipt',
        to: { name: '', address: email },
        reply_to: null,
      })
      expect(JSON.stringify(receipt)).not.toMatch(/pills|spam/i)
    })

    it('is stored and mailed once, however often it is sent under one key', async () => {
      const email = `twice-${door}@bakery.example`
      const message = { ...nora, email, idempotencyKey: randomUUID() }
      const atOnce = await Promise.all([send(site, message), send(site, message), send(site, message)])
      const [first] = atOnce
      const later = await send(site, message)
      for (const answer of [...atOnce, later])
        expect(answer).toEqual({ ...first, status: 200, retryAfter: undefined })
      expect(await site.rows(`select id from contact_messages where email = '${email}'`)).toHaveLength(1)
      expect(await mailsTo(email)).toHaveLength(1)
      const notices = await site.rows(`select id from mails where reply_to->>'address' = '${email}'`)
      expect(notices).toHaveLength(1)
    })

    it('is another one under another key, and without one', async () => {
      const email = `again-${door}@bakery.example`
      for (const key of [{ idempotencyKey: randomUUID() }, { idempotencyKey: randomUUID() }, {}, {}])
        expect((await send(site, { ...nora, email, ...key })).status).toBe(200)
      expect(await site.rows(`select id from contact_messages where email = '${email}'`)).toHaveLength(4)
    })

    it('is no other one under the same key', async () => {
      const email = `other-${door}@bakery.example`
      const message = { ...nora, email, idempotencyKey: randomUUID() }
      await send(site, message)
      const other = await send(site, { ...message, message: 'Something else' })
      expect(other).toMatchObject({ status: 422, message: expect.stringMatching(/another message/) })
      expect(await site.rows(`select message from contact_messages where email = '${email}'`)).toEqual([
        { message: nora.message },
      ])
    })

    it.each([
      ['URGENT: the launch is tomorrow', true],
      ['The launch is tomorrow. This is URGENT.', true],
      ['It is not urgent', false],
      ['INSURGENT brands', false],
    ])('is flagged for the word URGENT: “%s”', async (message, urgent) => {
      await send(site, { ...nora, message })
      const [row] = await site.rows(
        'select message, urgent from contact_messages order by created_at desc, id desc limit 1',
      )
      expect(row).toEqual({ message, urgent })
      expect((await latestNotice())?.['subject']).toBe(`${urgent ? 'URGENT: ' : ''}Message from Nora Reyes`)
    })

    it.each([
      [{}, ['name', 'email', 'message'], 'Name is required'],
      [{ ...nora, name: ' \u200b ' }, ['name'], 'Name is required'],
      [{ ...nora, email: '' }, ['email'], 'Email is required'],
      [{ ...nora, email: 'nora@bakery' }, ['email'], 'Please enter a valid email address'],
      [{ ...nora, message: '\n' }, ['message'], 'Message is required'],
      [{ ...nora, message: 'x'.repeat(10_001) }, ['message'], 'Message must be at most 10,000 characters'],
      [{ ...nora, message: 'a\u0000b' }, ['message'], 'Message contains characters that cannot be stored'],
      [{ ...nora, name: 'a\ud800' }, ['name'], 'Name contains characters that cannot be stored'],
      [{ ...nora, name: { $ne: '' } }, ['name'], 'Name must be text'],
      [[], [''], 'Send the message as a JSON object'],
    ])('is refused with the first broken rule: %j', async (message, paths, sentence) => {
      const before = await site.rows('select count(*) from contact_messages')
      const answer = await send(site, message)
      expect(answer).toMatchObject({ status: 400, message: sentence })
      expect(answer.issues).toMatchObject(paths.map((path) => ({ path })))
      expect(await site.rows('select count(*) from contact_messages')).toEqual(before)
    })

    it('cannot put a header into a mail by its name', async () => {
      const name = 'Nora\r\nBcc: everybody@bakery.example\r\n\r\nHello'
      expect(await send(site, { ...nora, name })).toMatchObject({ status: 200 })
      const notice = await latestNotice()
      const onOneLine = 'Nora Bcc: everybody@bakery.example Hello'
      expect(notice).toMatchObject({ subject: `Message from ${onOneLine}`, reply_to: { name: onOneLine } })
    })
  })
})

eachDatabase('A message that is sent again', (open) => {
  const site = useTestApp(open)

  it('does not count as a try of its network or address, nor against the mails to its sender', async () => {
    const message = { ...nora, idempotencyKey: randomUUID() }
    for (let count = 0; count < 22; count += 1)
      expect((await doors.tRPC(site, message)).status, String(count)).toBe(200)
    expect((await doors.tRPC(site, { ...message, idempotencyKey: randomUUID() })).status).toBe(200)
  })
})

eachDatabase('Messages beyond the limit', (open) => {
  const site = useNewTestApp(open)

  firstOf(bothDoors)('are refused through %s with the time to wait, per address', async (_, send) => {
    const from = (email: string) => send(site, { ...nora, email })
    for (let count = 0; count < 6; count += 1) expect((await from('ada@bakery.example')).status).toBe(200)
    const refused = await from('ADA@bakery.example')
    expect(refused).toMatchObject({ status: 429, message: expect.stringMatching(/^Too many tries\./) })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect((await from('grace@bakery.example')).status).toBe(200)
  })

  it('of strangers who type a proven address do not keep its client from writing', async () => {
    const { person, browser } = await verified(site)
    const { email, name } = person
    const write = (by: Browser) => by.call('contact.sendMessage', { name, email, message: 'Hello' })
    const statuses = []
    for (let count = 0; count < 7; count += 1) statuses.push((await write(newBrowser(site))).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect((await write(browser)).status).toBe(200)
  })

  it('do, where the client has not proven it', async () => {
    const { person, browser } = await registered(site)
    const { email, name } = person
    const write = (by: Browser) => by.call('contact.sendMessage', { name, email, message: 'Hello' })
    for (let count = 0; count < 6; count += 1) await write(newBrowser(site))
    expect((await write(browser)).status).toBe(429)
  })

  it('are refused from one network whatever the address and the door', async () => {
    const from = (count: number) =>
      doors[count % 2 ? 'REST' : 'tRPC'](site, { ...nora, email: `${count}@bakery.example` })
    for (let count = 0; count < 20; count += 1) expect((await from(count)).status).toBe(200)
    expect(await from(20)).toMatchObject({ status: 429 })
    expect(await from(21)).toMatchObject({ status: 429 })
  })
})

import { firstOf } from '@northword/rig/first-of'
import { newsletterMessages, unsubscribeMessages } from '@northword/contract/site/newsletter-messages'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { linkPurposes } from '../../features.ts'
import { Mail } from '../mail/mail.entity.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { kindsTo, outbox } from '../../testing/test-mails.ts'
import { unsubscribeHeaders } from '../mail/queue/deliver-mail.ts'

eachDatabase('The newsletter', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const call = async (procedure: string, input: unknown) => {
    const answer = await site.post(`/trpc/newsletter.${procedure}`, input)
    const { result, error } = answer.json()
    return {
      status: answer.statusCode,
      message: result?.data.message ?? error.message,
      issues: error?.data.issues,
    }
  }
  const column = async (sql: string) => (await site.rows(sql)).flatMap((row) => Object.values(row))
  const confirmedAt = (email: string) =>
    column(`select confirmed_at from subscribers where email = '${email}'`)
  /** Subscribes and confirms. Returns the secret of the unsubscribe link. */
  const subscribed = async (email: string) => {
    await call('subscribe', { email })
    await call('confirmSubscription', { token: await site.linkTo(email) })
    return site.linkTo(email, 2)
  }

  it('comes to an address that has confirmed the wish, and to no other', async () => {
    const email = 'ada@analytical.example'
    const asked = await call('subscribe', { email })
    expect(asked).toMatchObject({ status: 200, message: newsletterMessages.asked })
    expect(await confirmedAt(email)).toEqual([null])
    expect(await kindsTo(site, email)).toEqual(['newsletter-confirmation'])

    const token = await site.linkTo(email)
    expect(await call('confirmSubscription', { token })).toMatchObject({
      status: 200,
      message: newsletterMessages.confirmed,
    })
    expect(await confirmedAt(email)).toEqual([expect.anything()])
    expect(await kindsTo(site, email)).toEqual(['newsletter-confirmation', 'newsletter-welcome'])
  })

  it('finds the mails of a reader by an index, however many others there are', async () => {
    const plan = await site.database.orm.em.fork().transactional(async (tx) => {
      await tx.execute('set local enable_seqscan = off')
      return tx.execute(
        `explain delete from mails where subscriber_id = '00000000-0000-4000-8000-000000000001'`,
      )
    })
    expect(JSON.stringify(plan)).toContain('mails_subscriber_id_index')
  })

  it('welcomes with the way to the blog; the one to unsubscribe is quiet, in the foot', async () => {
    const email = 'welcome@analytical.example'
    await subscribed(email)
    await call('subscribe', { email })
    await expect.poll(() => kindsTo(site, email)).toContain('newsletter-already')
    const bodies = await site.rows(
      `select body from mails where "to"->>'address' = '${email}' and kind <> 'newsletter-confirmation'`,
    )
    expect(bodies).toHaveLength(2)
    for (const { body } of bodies) {
      expect(body).toMatchObject({
        action: { path: '/blog' },
        links: [{ purpose: 'unsubscribe', label: 'Unsubscribe' }],
      })
    }
  })

  it('takes a confirming link once, and no other link for one', async () => {
    const email = 'once@analytical.example'
    await call('subscribe', { email })
    const token = await site.linkTo(email)
    const answers = await Promise.all([
      call('confirmSubscription', { token }),
      call('confirmSubscription', { token }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
    expect(await kindsTo(site, email)).toEqual(['newsletter-confirmation', 'newsletter-welcome'])

    const unsubscribing = await site.linkTo(email, 2)
    expect(await call('confirmSubscription', { token: unsubscribing })).toMatchObject({ status: 400 })
    expect(await call('unsubscribe', { token })).toMatchObject({ status: 400 })
  })

  it('answers the same to an address that is subscribed, and tells its mailbox alone', async () => {
    const email = 'again@analytical.example'
    const first = await call('subscribe', { email })
    await call('confirmSubscription', { token: await site.linkTo(email) })
    await site.rows(`update subscribers set created_at = '2026-01-02' where email = '${email}'`)
    const times = () => column(`select created_at, confirmed_at from subscribers where email = '${email}'`)
    const since = await times()
    expect(await call('subscribe', { email: 'AGAIN@analytical.example' })).toEqual(first)
    expect(await times()).toEqual(since)
    expect((await kindsTo(site, email)).at(-1)).toBe('newsletter-already')
    expect(await confirmedAt('AGAIN@analytical.example')).toEqual([])
  })

  it('takes two requests at once for one wish', async () => {
    const email = 'twice@analytical.example'
    await Promise.all([call('subscribe', { email }), call('subscribe', { email })])
    expect(await confirmedAt(email)).toEqual([null])
    await call('confirmSubscription', { token: await site.linkTo(email, 2) })
    expect(await kindsTo(site, email)).toHaveLength(3)
  })

  it('refuses the link of somebody who has been forgotten since', async () => {
    const email = 'late@analytical.example'
    await call('subscribe', { email })
    const token = await site.linkTo(email)
    await site.rows(`delete from subscribers where email = '${email}'`)
    expect(await call('confirmSubscription', { token })).toMatchObject({ status: 400 })
  })

  it.each([
    [{ email: '' }, 'Email is required'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ email: 'a\u0000@b.example' }, 'Email contains characters that cannot be stored'],
    [{ email: 'a\udc00@b.example' }, 'Email contains characters that cannot be stored'],
    [{ email: { $ne: '' } }, 'Email must be text'],
  ])('refuses %j', async (input, message) => {
    expect(await call('subscribe', input)).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'email' }],
    })
  })

  it('ends by a mailed link, after which nothing of the address is kept; a second press is told so', async () => {
    const email = 'leaves@analytical.example'
    const token = await subscribed(email)
    const press = () => call('unsubscribe', { token })
    expect(await press()).toMatchObject({ status: 200, message: newsletterMessages.unsubscribed })
    expect(await confirmedAt(email)).toEqual([])
    expect(await kindsTo(site, email)).toEqual([])
    expect(await press()).toMatchObject({ status: 200, message: unsubscribeMessages.already })
  })

  it('ends by a link of an earlier subscription, too', async () => {
    const email = 'returns@analytical.example'
    const earlier = await subscribed(email)
    await call('unsubscribe', { token: earlier })
    await call('subscribe', { email })
    await call('confirmSubscription', { token: await site.linkTo(email, 3) })
    expect(await confirmedAt(email)).toEqual([expect.anything()])
    expect(await call('unsubscribe', { token: earlier })).toMatchObject({
      status: 200,
      message: newsletterMessages.unsubscribed,
    })
    expect(await confirmedAt(email)).toEqual([])
  })

  it('is not confirmed by a link from before it was ended', async () => {
    const email = 'not@analytical.example'
    await call('subscribe', { email })
    const token = await site.linkTo(email)
    const [asked] = await outbox(site, email)
    const making = { purposes: linkPurposes, publicUrl: '' }
    const headers = asked && (await unsubscribeHeaders(site.database.orm.em.fork(), making, asked))
    const oneClick = headers?.['List-Unsubscribe']?.slice(-44, -1)
    expect(await call('unsubscribe', { token: oneClick })).toMatchObject({ status: 200 })
    await call('subscribe', { email })
    expect(await call('confirmSubscription', { token })).toMatchObject({ status: 400 })
    expect(await confirmedAt(email)).toEqual([null])
  })

  describe('unsubscribed with one click in a mail program', () => {
    const oneClick = (token: string, type: string, payload: string, headers = {}) =>
      site.app.inject({
        method: 'POST',
        url: `/api/newsletter/unsubscribe/${token}`,
        headers: { 'content-type': type, ...headers },
        payload,
      })
    const form = 'application/x-www-form-urlencoded'

    firstOf<[type: string, payload: string]>([
      [form, 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
      ['application/json', '{"not JSON'],
      ['not a type', ' '],
    ])('takes %s', async (type, payload) => {
      const email = `${type.replaceAll(/\W/g, '-')}@analytical.example`
      const token = await subscribed(email)
      const answer = await oneClick(token, type, payload)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({ message: newsletterMessages.unsubscribed })
      expect(await confirmedAt(email)).toEqual([])
      const again = await oneClick(token, type, payload)
      expect(again.statusCode).toBe(200)
      expect(again.json()).toEqual({ message: unsubscribeMessages.already })
    })

    it('finds the address in the headers of every mail of the newsletter', async () => {
      const email = 'headers@analytical.example'
      await subscribed(email)
      const publicUrl = 'https://northword.example'
      const em = site.database.orm.em.fork()
      const mails = (await em.findAll(Mail)).filter(({ to }) => to.address === email)
      expect(mails).toHaveLength(2)
      for (const mail of mails) {
        const headers = await unsubscribeHeaders(em, { purposes: linkPurposes, publicUrl }, mail)
        expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
        const [, token = ''] =
          /^<https:\/\/northword\.example\/api\/newsletter\/unsubscribe\/([\w-]{43})>$/.exec(
            headers['List-Unsubscribe'] ?? '',
          ) ?? []
        expect((await oneClick(token, form, '')).statusCode).toBe(200)
      }
      expect(await confirmedAt(email)).toEqual([])
    })

    it('changes nothing for a reader, for another site, or for a link that is none', async () => {
      const email = 'stays@analytical.example'
      const token = await subscribed(email)
      for (const method of ['GET', 'HEAD'] as const) {
        const read = await site.app.inject({ method, url: `/api/newsletter/unsubscribe/${token}` })
        const page = `/newsletter/unsubscribe?token=${token}`
        expect([read.statusCode, read.headers.location]).toEqual([303, page])
      }
      const foreign = await oneClick(token, form, '', { 'sec-fetch-site': 'cross-site' })
      expect(foreign.statusCode).toBe(403)
      const wrong = await oneClick('x'.repeat(43), form, '')
      expect([wrong.statusCode, wrong.json()]).toMatchObject([
        400,
        { message: unsubscribeMessages.linkExpired },
      ])
      expect((await oneClick('short', form, '')).statusCode).toBe(400)
      expect(await confirmedAt(email)).toEqual([expect.anything()])
    })

    it('is the only one to whom a form is open', async () => {
      const payload = 'name=Ada&email=ada%40analytical.example&message=Hello'
      const headers = { 'content-type': form }
      const sent = await site.app.inject({ method: 'POST', url: '/api/contact', headers, payload })
      expect(sent.statusCode).toBe(415)
    })
  })
})

eachDatabase('Subscribing beyond the limit', (open) => {
  const site = useTestApp(open)

  it('is refused for an address with the time to wait, subscribed or not', async () => {
    const ask = () => site.post('/trpc/newsletter.subscribe', { email: 'ada@analytical.example' })
    for (let count = 0; count < 4; count += 1) expect((await ask()).statusCode).toBe(200)
    const refused = await ask()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

import { firstOf } from '@northword/rig/first-of'
import { company } from '@northword/content/studio/company'
import { describe, expect, it } from 'vitest'
import {
  clientWithOrder,
  eraseAccount,
  guestWithOrder,
  placed,
  registered,
  somebody,
  verified,
} from '../../testing/test-accounts.ts'
import { besides } from '../../testing/test-app.ts'
import { type Browser, newBrowser, statusesOf } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { byLink, linkHolder, onLinkPage, opened, secretFor } from '../../testing/test-links.ts'
import { joined, useOwner } from '../../testing/test-staff.ts'
import { stateOf } from '../../testing/databases/test-state.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { orderRow, setStatus, statusOf } from '../../testing/test-orders.ts'
import { kindsTo } from '../../testing/test-mails.ts'

const dead = 'This link has expired or was used before. Please ask for a new one.'

eachDatabase('A link to an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)

  async function ordered() {
    const { email, number } = await guestWithOrder(site)
    return { number, email, token: await secretFor(site, number) }
  }

  const mailsOf = (number: string) =>
    site.rows(`select kind, "to"->>'address' as address from mails where position('${number}' in mails::text) > 0
      order by created_at, id`)
  const find = (browser: Browser) => browser.ask('orderLinks.find')
  const isDead = async (browser: Browser) => (await find(browser)).body['kind'] === 'nothing'
  const timelineOf = async (number: string) =>
    (await owner.browser.ask('desk.findCase', { number })).body['timeline']

  describe('that was mailed', () => {
    it('shows no more than a stub, until its reader says that the order is theirs', async () => {
      const { number, email } = await ordered()
      const browser = await opened(site, await site.orderLinkTo(email))
      const { body } = await find(browser)
      expect(body).toEqual({
        kind: 'stub',
        service: expect.any(String),
        createdAt: expect.any(String),
        name: 'A… L…',
      })
      expect((await browser.ask('orders.find', { number })).status).toBe(404)
      expect((await browser.call('orders.cancel', { number, by: 'Eve' })).status).toBe(404)

      expect((await browser.call('orderLinks.confirmAddress')).status).toBe(200)
      expect((await find(browser)).body).toEqual({ kind: 'order', number })
      const shown = await browser.ask('orders.find', { number })
      expect(shown.body).toMatchObject({ number, email, fullName: 'Ada Lovelace', mayCancel: true })
      expect((await orderRow(site, number))['proven_at']).not.toBeNull()
    })

    it('asks first where an account has the address and has not proven it', async () => {
      const { person } = await clientWithOrder(site)
      const holder = await opened(site, await site.orderLinkTo(person.email))
      expect((await find(holder)).body).toMatchObject({ kind: 'stub' })
    })

    it('asks first where another client typed the proven address of an account, and takes “Not mine”', async () => {
      const [buyer, other] = [await verified(site), await verified(site)]
      const number = await placed(buyer.browser, other.person.email)
      const reader = await opened(site, await secretFor(site, number))
      expect((await find(reader)).body).toMatchObject({ kind: 'stub' })
      expect((await reader.call('orderLinks.rejectAddress')).status).toBe(200)
      expect((await orderRow(site, number))['email']).toBe('')
    })

    it('works in two browsers at once, and says who acted', async () => {
      const { number, token } = await ordered()
      const [here, there] = [await opened(site, token), await opened(site, token)]
      await here.call('orderLinks.confirmAddress')
      expect((await find(there)).body).toEqual({ kind: 'order', number })
      await there.call('orders.cancel', { number, by: 'Ada' })
      expect(await timelineOf(number)).toMatchObject([{}, { by: 'link', to: 'Cancelled', text: 'Ada' }])
      const { events } = (await here.ask('orders.find', { number })).body as { events: unknown }
      expect(events).toMatchObject([{}, { actor: 'client', to: 'Cancelled' }])
      expect(JSON.stringify(events)).not.toContain('Ada')
    })

    it('gives way in a browser to the next one that is opened there', { tags: ['thorough'] }, async () => {
      const [first, second] = [await ordered(), await ordered()]
      const browser = await opened(site, first.token)
      await browser.call('orderLinks.confirmAddress')
      await browser.call('orderLinks.open', { token: second.token })
      await browser.call('orderLinks.confirmAddress')
      expect((await find(browser)).body).toEqual({ kind: 'order', number: second.number })
      expect((await browser.ask('orders.find', { number: first.number })).status).toBe(404)
    })

    it('opens nothing but on its page, whoever is signed in beside it', async () => {
      const { number, token } = await ordered()
      const { browser, number: own } = await clientWithOrder(site)
      await browser.send('POST', '/trpc/orderLinks.open', { token }, byLink)
      await browser.send('POST', '/trpc/orderLinks.confirmAddress', {}, byLink)
      expect((await browser.ask('orders.find', { number })).status).toBe(404)
      expect((await browser.ask('orders.find', { number: own })).status).toBe(200)
      const ofLink = (asked: string) => {
        const input = encodeURIComponent(JSON.stringify({ number: asked }))
        return browser.send('GET', `/trpc/orders.find?input=${input}`, undefined, byLink)
      }
      expect((await ofLink(number)).statusCode).toBe(200)
      expect((await ofLink(own)).statusCode).toBe(404)
      expect((await browser.ask('account.find')).status).toBe(200)
    })

    firstOf(['unknown', 'of an undo', 'half', 'of another purpose'] as const, 2)(
      'is dead if it is %s',
      async (kind) => {
        const { number, email } = await ordered()
        const { person } = await registered(site, somebody({ email }))
        const token = {
          unknown: 'A'.repeat(43),
          half: 'A'.repeat(20),
          'of another purpose': await site.linkTo(person.email),
          'of an undo': await secretFor(site, number, 'undo'),
        }[kind]
        const browser = onLinkPage(site)
        const answer = await browser.call('orderLinks.open', { token })
        expect(answer.status).toBe(400)
        expect(answer.setCookies).toEqual([])
        expect(await isDead(browser)).toBe(true)
      },
    )

    it('is good for 90 days, and no longer than 30 once the order is over', async () => {
      const { number, token } = await ordered()
      const browser = await linkHolder(site, { number })
      const ageTokens = (days: number) =>
        site.rows(`update tokens set expires_at = expires_at - interval '${days} days'
          where subject_id = (select id from orders where number = '${number}')`)
      await ageTokens(89)
      expect(await isDead(browser)).toBe(false)
      await setStatus(site, number, 'Completed')
      const completed = (days: number) =>
        site.rows(`update order_events set to_status = 'Completed', at = now() - interval '${days} days'
          where order_id = (select id from orders where number = '${number}')`)
      await completed(29)
      expect(await isDead(browser)).toBe(false)
      await completed(31)
      expect(await isDead(browser)).toBe(true)
      expect((await onLinkPage(site).call('orderLinks.open', { token })).message).toBe(dead)
      // A later link has thirty days of its own.
      expect(await isDead(await opened(site, await secretFor(site, number)))).toBe(false)
      await setStatus(site, number, 'Delivered')
      await ageTokens(1)
      expect(await isDead(browser)).toBe(true)
    })

    it('counts wrong secrets, and then refuses no good one', async () => {
      const strict = await besides(site)
      const { token } = await ordered()
      const browser = onLinkPage(strict)
      for (let tries = 0; tries < 60; tries += 1)
        await browser.call('orderLinks.open', { token: 'A'.repeat(43) })
      expect((await browser.call('orderLinks.open', { token: 'A'.repeat(43) })).status).toBe(429)
      expect((await browser.call('orderLinks.open', { token })).status).toBe(200)
      await strict.close()
    })

    it('shows the order at once where its own account has proven the address, and ends with that account', async () => {
      const { person, number } = await clientWithOrder(site, {}, verified)
      const holder = await opened(site, await site.orderLinkTo(person.email))
      expect((await find(holder)).body).toEqual({ kind: 'order', number })
      await eraseAccount(site, person)
      expect(await isDead(holder)).toBe(true)
      const again = await owner.browser.call('orderLinks.copy', { number })
      expect(again.status).toBe(404)
    })
  })

  describe('of somebody else’s order', () => {
    it('is answered “Not mine”: the address is gone, and the studio is told to call', async () => {
      const { number, email, token } = await ordered()
      const other = await opened(site, token)
      const browser = await opened(site, token)
      expect((await browser.call('orderLinks.rejectAddress')).status).toBe(200)
      expect(await orderRow(site, number)).toMatchObject({ email: '', email_key: '', proven_at: null })
      expect([await isDead(browser), await isDead(other)]).toEqual([true, true])
      expect(browser.cookies.has('nw_order')).toBe(false)
      expect(await timelineOf(number)).toMatchObject([{}, { kind: 'not-mine' }])
      expect((await mailsOf(number)).at(-1)).toEqual({
        kind: 'order-address-rejected',
        address: company.emails.orders,
      })
      const mails = await mailsOf(number)
      await owner.browser.call('payments.agreePrice', {
        number,
        cents: 100,
        idempotencyKey: crypto.randomUUID(),
      })
      expect(await mailsOf(number)).toEqual(mails)
      await site.post('/trpc/orderLinks.mailNew', { number, email })
      expect((await mailsOf(number)).filter(({ kind }) => kind === 'order-link')).toEqual([])
      // An answer to a notice goes to no client.
      const { link } = (await owner.browser.call('orderLinks.copy', { number })).body
      const client = await opened(site, String(link).split('#')[1] ?? '')
      const written = { number, text: 'Hello?', idempotencyKey: crypto.randomUUID() }
      expect((await client.call('conversation.write', written)).status).toBe(200)
      const notices = await site.rows(`select reply_to from mails where kind = 'order-message-notice'
        and order_id = (select id from orders where number = '${number}')`)
      expect(notices).toEqual([{ reply_to: null }])
      // An account with the rejected address does not get the order either.
      const { browser: stranger } = await registered(site, somebody({ email }))
      expect((await stranger.ask('orders.find', { number })).status).toBe(404)
    })

    it('is not answered so any more once somebody has said yes, and of both at once one counts', async () => {
      const { number, token } = await ordered()
      const browsers = [await opened(site, token), await opened(site, token)] as const
      const answers = await Promise.all([
        browsers[0].call('orderLinks.confirmAddress'),
        browsers[1].call('orderLinks.rejectAddress'),
      ])
      const { email, proven_at: provenAt } = await orderRow(site, number)
      expect([email === '', provenAt === null]).toEqual(
        answers[1].status === 200 ? [true, true] : [false, false],
      )
      const { number: next, token: yes } = await ordered()
      const browser = await opened(site, yes)
      await browser.call('orderLinks.confirmAddress')
      expect((await browser.call('orderLinks.rejectAddress')).status).toBe(403)
      expect((await orderRow(site, next))['email']).not.toBe('')
    })

    it('brings a case back that was put off', { tags: ['thorough'] }, async () => {
      const { number, token } = await ordered()
      const until = new Date(Date.now() + 3_600_000).toISOString()
      await owner.browser.call('desk.putOff', { number, version: 0, until })
      await (await opened(site, token)).call('orderLinks.rejectAddress')
      expect((await owner.browser.ask('desk.findCase', { number })).body['laterUntil']).toBeNull()
    })
  })

  describe('that staff hand out', () => {
    const copy = async (number: string, by = owner.browser) => {
      const { body } = await by.call('orderLinks.copy', { number })
      return String(body['link'])
    }

    it('shows the order at once, proves nothing, and stands in the timeline', async () => {
      const { number } = await ordered()
      const link = await copy(number)
      expect(link).toMatch(/^http:\/\/localhost:3000\/o#[\w-]{43}$/)
      const browser = await opened(site, link.split('#')[1] ?? '')
      expect((await find(browser)).body).toEqual({ kind: 'order', number })
      expect((await browser.call('orderLinks.confirmAddress')).status).toBe(403)
      expect((await browser.call('orderLinks.rejectAddress')).status).toBe(403)
      expect((await orderRow(site, number))['proven_at']).toBeNull()
      expect(await timelineOf(number)).toMatchObject([{}, { kind: 'link-copied', by: 'Olivia Owner' }])
      // A mailed link still asks whose order it is.
      expect((await find(await opened(site, await secretFor(site, number)))).body).toMatchObject({
        kind: 'stub',
      })
    })

    it('ends with all others when they are revoked, wherever it is open', async () => {
      const { number, token } = await ordered()
      const another = await ordered()
      const browsers = [
        await opened(site, (await copy(number)).split('#')[1] ?? ''),
        await opened(site, token),
      ]
      const untouched = await opened(site, another.token)
      expect((await owner.browser.call('orderLinks.revoke', { number })).status).toBe(200)
      for (const browser of browsers) expect(await isDead(browser)).toBe(true)
      expect(await isDead(untouched)).toBe(false)
      expect(await timelineOf(number)).toMatchObject([{}, {}, { kind: 'links-revoked' }])
    })

    it('is not for writers to hand out, nor to revoke', { tags: ['thorough'] }, async () => {
      const { number } = await ordered()
      const writer = await joined(site, owner, 'writer')
      const agent = await joined(site, owner, 'agent')
      for (const path of ['orderLinks.copy', 'orderLinks.revoke']) {
        expect((await writer.browser.call(path, { number })).status).toBe(403)
        expect((await agent.browser.call(path, { number })).status).toBe(200)
      }
    })
  })

  describe('that somebody asks for', () => {
    const ask = (number: string, email: string) =>
      newBrowser(site).call('orderLinks.mailNew', { number, email })

    it('goes to the address of the order, however both are spelled', async () => {
      const { number, email } = await ordered()
      expect(await ask(number.toLowerCase(), email.toUpperCase())).toMatchObject({ status: 200 })
      expect(await kindsTo(site, email)).toEqual(['order-confirmation', 'order-link'])
      const browser = await opened(site, await site.orderLinkTo(email, 2))
      expect((await find(browser)).body).toMatchObject({ kind: 'stub' })
    })

    it('is answered the same for a wrong address or number, which is told there alone', async () => {
      const { number, email } = await ordered()
      const stranger = somebody().email
      const right = await ask(number, email)
      for (const [asked, address] of [
        [number, stranger],
        ['NW-ORD-20200101-0001', stranger],
      ] as const)
        expect(await ask(asked, address)).toMatchObject({ status: right.status, body: right.body })
      expect(await kindsTo(site, stranger)).toEqual(['no-order', 'no-order'])
      expect(await kindsTo(site, email)).toEqual(['order-confirmation', 'order-link'])
    })
  })

  describe('that cancels', () => {
    it('needs the name of who does it, and mails an undo to the address of the order', async () => {
      const { number, email } = await ordered()
      const browser = await linkHolder(site, { number })
      expect(await browser.call('orders.cancel', { number })).toMatchObject({
        status: 400,
        issues: [{ path: 'by' }],
      })
      expect(await browser.call('orders.cancel', { number, by: ' Ada L. ' })).toMatchObject({
        status: 200,
        body: { status: 'Cancelled' },
      })
      const [mail] = await site.rows(
        `select body::text as body from mails where kind = 'order-cancellation' and "to"->>'address' = '${email}'`,
      )
      expect(mail?.['body']).not.toContain('Ada')
      expect(mail?.['body']).toContain('order-undo')
    })

    const cancelled = async () => {
      const order = await ordered()
      const browser = await linkHolder(site, order)
      await browser.call('orders.cancel', { number: order.number, by: 'Ada' })
      return { ...order, browser, undo: await site.linkTo(order.email) }
    }
    const undo = (token: string) => newBrowser(site).call('orderLinks.undoCancellation', { token })

    it('is taken back by that undo, once, with the promise of the first contact', async () => {
      const { number, browser, undo: token } = await cancelled()
      const [first, second] = await Promise.all([undo(token), undo(token)])
      expect(statusesOf([first, second])).toEqual([200, 400])
      const { status, due_at: dueAt, created_at: createdAt } = await orderRow(site, number)
      expect(status).toBe('Pending Contact')
      expect(Number(new Date(String(dueAt))) - Number(new Date(String(createdAt)))).toBe(24 * 3_600_000)
      expect((await mailsOf(number)).at(-1)?.['kind']).toBe('order-restored')
      expect(await timelineOf(number)).toMatchObject([
        {},
        { to: 'Cancelled' },
        { by: 'link', from: 'Cancelled', to: 'Pending Contact' },
      ])
      expect((await browser.ask('orders.find', { number })).body).toMatchObject({ mayCancel: true })
      expect((await undo(token)).message).toBe(dead)
    })

    it('is not taken back after a day', async () => {
      const { number, undo: token } = await cancelled()
      await site.rows(
        `update tokens set expires_at = now() - interval '1 second' where purpose = 'order-undo'`,
      )
      expect((await undo(token)).message).toBe(dead)
      expect(await statusOf(site, number)).toBe('Cancelled')
    })

    it.each([
      { where: 'the studio has written down money', how: 'a payment' },
      { where: 'it was cancelled anew by the studio', how: 'again' },
    ])('is not taken back where $where', { tags: ['thorough'] }, async ({ how }) => {
      const { number, undo: token } = await cancelled()
      if (how === 'a payment') {
        const payment = { cents: 100, receivedOn: '2026-11-20', method: 'card' }
        const key = { number, idempotencyKey: crypto.randomUUID() }
        expect((await owner.browser.call('payments.recordPayment', { ...key, ...payment })).status).toBe(200)
      } else
        await site.rows(`update order_events set actor = 'staff'
          where to_status = 'Cancelled' and order_id = (select id from orders where number = '${number}')`)
      expect((await undo(token)).status).toBe(409)
      expect(await statusOf(site, number)).toBe('Cancelled')
    })

    it('cannot be used to bring back what a client or the studio cancelled', async () => {
      const { number } = await ordered()
      await owner.browser.call('desk.moveCase', { number, version: 0, to: 'Cancelled', reason: 'Spam' })
      expect((await undo(await secretFor(site, number, 'undo'))).status).toBe(409)
      expect(await statusOf(site, number)).toBe('Cancelled')
    })
  })

  it('changes nothing by being opened: no GET, no HEAD, and no exchange', async () => {
    const { number, token } = await ordered()
    const browser = await linkHolder(site, { number })
    const before = await stateOf(site)
    for (const url of ['/o', '/o?sent=cancel-order', '/o/undo?token=x', '/trpc/orderLinks.find'])
      for (const method of ['GET', 'HEAD'] as const)
        await site.app.inject({ method, url, headers: { cookie: `nw_order=${token}`, ...byLink } })
    for (let time = 0; time < 3; time += 1) await browser.call('orderLinks.open', { token })
    expect(await stateOf(site)).toEqual(before)
  })
})

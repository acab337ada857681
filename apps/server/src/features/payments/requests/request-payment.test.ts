import { randomUUID } from 'node:crypto'
import { changedMeanwhile, requestOver } from '@northword/content/operate/failures'
import { deskCase } from '@northword/contract/desk/desk'
import { queuePage } from '@northword/contract/desk/desk-queue'
import { moneyView, orderMoney } from '@northword/contract/money/money-view'
import { wayNotSetUp } from '@northword/contract/money/payment-terms'
import { dayIsOver } from '@northword/contract/money/payments'
import { seed } from '@northword/seed/seed'
import { afterEach, expect, it } from 'vitest'
import {
  clientWithOrder,
  eraseAccount,
  exported,
  placed,
  registered,
  verified,
} from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { useMember, useOwner } from '../../../testing/test-staff.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { mailsOf } from '../../../testing/test-mails.ts'
import { otherSite } from '../../../testing/other-site.ts'

const link = 'https://pay.provider.example/4821'

eachDatabase('A request for payment', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { holdSeconds: 600 })
  afterEach(() => site.liveSite.replace(seed))
  const first = useOwner(site)
  const { browser: owner } = first
  const { browser: agent } = useMember(site, first, 'agent')
  const { browser: writer } = useMember(site, first, 'writer')

  const act = (path: string, number: string, input: object, by = agent) =>
    by.call(path, { number, idempotencyKey: randomUUID(), ...input })
  const ask = (number: string, input: object = {}) =>
    act('payments.requestPayment', number, { way: 'link', link, ...input })
  const pay = (number: string, cents: number) =>
    act('payments.recordPayment', number, { cents, receivedOn: '2026-11-20', method: 'card' })
  const money = async (number: string) => moneyView.parse((await agent.ask('payments.find', { number })).body)
  const caseOf = async (number: string, by = agent) =>
    deskCase.parse((await by.ask('desk.findCase', { number })).body)
  const queue = async (view = 'all', by = agent) =>
    queuePage.parse((await by.ask('desk.queue', { view })).body).duties
  const dutiesOf = async (number: string) =>
    (await queue()).filter((duty) => duty.number === number).map(({ kind }) => kind)
  const requestsOf = (number: string) => mailsOf(site, number, 'payment-request')
  const failed = async (number: string) => {
    const id = String((await requestsOf(number)).at(-1)?.['id'])
    await site.rows(`update mails set status = 'failed' where id = '${id}'`)
    return { id }
  }
  const expectSentAgain = async (mail: { id: string }) => {
    expect((await agent.ask('desk.findMail', mail)).body).toMatchObject({ mayResend: true })
    expect((await agent.call('desk.resendMail', mail)).status).toBe(200)
  }
  const expectRefused = async (mail: { id: string }) => {
    expect((await agent.ask('desk.findMail', mail)).body).toMatchObject({ mayResend: false })
    expect(await agent.call('desk.resendMail', mail)).toMatchObject({ status: 409, message: requestOver })
  }

  async function agreed(client?: { browser: Browser; person: { email: string } }, terms = {}) {
    const { browser, person } = client ?? (await registered(site))
    const number = await placed(browser, person.email)
    await act('payments.agreePrice', number, { cents: 10_000, reason: 'As we said', ...terms })
    return { number, browser }
  }
  const ofClient = async (browser: Browser, number: string) =>
    orderMoney.parse((await browser.ask('payments.ofOrder', { number })).body)
  const inDays = (days: number) =>
    new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

  it('is owed by the studio from the agreement on, and then the client has time', async () => {
    const { number, browser } = await agreed()
    expect(await dutiesOf(number)).toEqual(['payment'])
    expect(await ofClient(browser, number)).toMatchObject({
      isAgreed: true,
      owedCents: 10_000,
      request: null,
    })
    expect(await ask(number)).toMatchObject({ status: 200, body: { replayed: false } })
    expect(await dutiesOf(number)).toEqual([])
    const request = { cents: 10_000, way: 'link', link, host: 'pay.provider.example', dueOn: inDays(7) }
    const asked = { ...request, account: [], isOverdue: false }
    expect((await ofClient(browser, number)).request).toEqual(asked)
    const [mail] = await requestsOf(number)
    expect(mail).toMatchObject({ subject: `How to pay for your order ${number}` })
    for (const text of ['$100', link, 'Pay $100 at pay.provider.example'])
      expect(mail?.['body']).toContain(text)
    expect((await caseOf(number)).timeline.at(-1)).toMatchObject({
      kind: 'request',
      text: expect.stringMatching(/^\$100, Payment link, by /),
    })
    expect(JSON.stringify(await caseOf(number, writer))).not.toContain('$100')
  })

  it('comes back to the queue once its day has passed', async () => {
    const { number } = await agreed()
    await ask(number)
    await site.rows(`update orders set pay_by = now() - interval '1 second' where number = '${number}'`)
    expect(await dutiesOf(number)).toEqual(['payment'])
    expect((await queue('payment')).map((duty) => duty.number)).toContain(number)
    expect((await queue('payment', writer)).map((duty) => duty.number)).toEqual([])
  })

  it('is refused for a day that is over where the studio is', async () => {
    const { number } = await agreed()
    const refused = await ask(number, { dueOn: inDays(-1) })
    expect([refused.status, refused.issues]).toEqual([400, [{ path: 'dueOn', message: dayIsOver }]])
    expect(await requestsOf(number)).toEqual([])
    expect((await ask(number, { dueOn: inDays(0) })).status).toBe(200)
  })

  it('is refused in a way that the studio has not set up; one from before leads to the agent', async () => {
    const { number, browser } = await agreed()
    expect((await money(number)).ways).toEqual(['link', 'bank-transfer', 'paypal'])
    expect((await ask(number, { way: 'paypal' })).status).toBe(200)
    site.liveSite.replace({ ...seed, accounts: {} })
    for (const way of ['paypal', 'bank-transfer']) {
      const refused = await ask(number, { way })
      expect([refused.status, refused.issues]).toEqual([400, [{ path: 'way', message: wayNotSetUp }]])
    }
    expect((await money(number)).ways).toEqual(['link'])
    expect((await ofClient(browser, number)).request).toMatchObject({
      way: 'paypal',
      account: [
        { name: 'How to pay', value: 'Your agent tells you' },
        { name: 'Reference', value: number },
      ],
    })
    expect((await ask(number)).status).toBe(200)
  })

  it('is overdue at the desk by the studio’s day, and for its client once that is over in every time zone', async () => {
    const { number, browser } = await agreed()
    await ask(number)
    const overdueIf = async (dueOn: string) => {
      await site.rows(`update payment_requests set due_on = ${dueOn}
        where order_id = (select id from orders where number = '${number}')`)
      const [desk, client] = [await money(number), await ofClient(browser, number)]
      return [desk.request?.isOverdue, client.request?.isOverdue]
    }
    const [here, farWest] = ['Asia/Hong_Kong', 'Etc/GMT+12'].map(
      (zone) => `(now() at time zone '${zone}')::date`,
    )
    expect((await overdueIf(`${here} - 1`))[0]).toBe(true)
    expect((await overdueIf(`${here}`))[0]).toBe(false)
    expect((await overdueIf(`${farWest}`))[1]).toBe(false)
    expect((await overdueIf(`${farWest} - 1`))[1]).toBe(true)
  })

  it('is for a part where that is agreed; when it is paid, the studio asks for the rest', async () => {
    const { number, browser } = await agreed()
    await ask(number, { cents: 4_000, way: 'bank-transfer' })
    await pay(number, 1_500)
    expect((await ofClient(browser, number)).request).toMatchObject({ cents: 2_500, link: '' })
    await pay(number, 2_500)
    expect(await ofClient(browser, number)).toMatchObject({ owedCents: 6_000, request: null })
    expect(await dutiesOf(number)).toEqual(['payment'])
    await ask(number)
    await pay(number, 6_000)
    expect(await ofClient(browser, number)).toMatchObject({ owedCents: 0, request: null })
    expect(await dutiesOf(number)).toEqual(['work'])
  })

  it('ends with a lower price that is paid, and is not open again with the next charge', async () => {
    const { number, browser } = await agreed()
    await ask(number)
    await pay(number, 6_000)
    for (const cents of [6_000, 9_500])
      expect((await act('payments.agreePrice', number, { cents, reason: 'As we said' })).status).toBe(200)
    expect(await ofClient(browser, number)).toMatchObject({ owedCents: 3_500, request: null })
    expect(await dutiesOf(number)).toContain('payment')
  })

  it('is paid by no deposit of before that is recorded anew', async () => {
    const { number, browser } = await agreed()
    const { body } = await pay(number, 4_000)
    await ask(number)
    const wrong = { entryId: Object(body['entry']).id, reason: 'It was 50' }
    expect((await act('payments.reverseEntry', number, wrong)).status).toBe(200)
    await pay(number, 5_000)
    expect(await ofClient(browser, number)).toMatchObject({ owedCents: 5_000, request: { cents: 5_000 } })
    await pay(number, 2_000)
    expect(await ofClient(browser, number)).toMatchObject({ request: { cents: 3_000 } })
  })

  it('that is paid stays so when a deposit of before is taken back, and the studio asks anew', async () => {
    const { number, browser } = await agreed()
    const { body } = await pay(number, 4_000)
    await ask(number)
    await pay(number, 6_000)
    const bounced = { entryId: Object(body['entry']).id, reason: 'It bounced' }
    expect((await act('payments.reverseEntry', number, bounced)).status).toBe(200)
    expect(await ofClient(browser, number)).toMatchObject({ owedCents: 4_000, request: null })
    expect(await dutiesOf(number)).toContain('payment')
  })

  it('is never for more than is owed, nor before a price is agreed', async () => {
    const { number } = await agreed()
    expect(await ask(number, { cents: 10_001 })).toMatchObject({
      status: 409,
      message: 'You cannot ask for more than is owed.',
    })
    const { number: fresh } = await clientWithOrder(site)
    expect((await ask(fresh)).message).toBe('Nothing is owed for this order. Agree on the price first.')
  })

  it('replaces the one before, and is sent once under one key, however often it is pressed', async () => {
    const { number } = await agreed()
    const idempotencyKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ask(number, { idempotencyKey })))
    expect(answers.filter(({ body }) => body['replayed'] === true)).toHaveLength(2)
    expect(await requestsOf(number)).toHaveLength(1)
    expect((await ask(number, { idempotencyKey, cents: 1 })).status).toBe(422)
    expect(statusesOf(await Promise.all([ask(number), ask(number, { way: 'paypal' })]))).toEqual([200, 200])
    const rows = await site.rows(`select withdrawn_at from payment_requests
      where order_id = (select id from orders where number = '${number}')`)
    expect([rows.length, rows.filter((row) => row['withdrawn_at'] === null).length]).toEqual([3, 1])
  })

  it('is not mailed any more once another replaces it, it is paid, or its order is cancelled', async () => {
    const { number } = await agreed()
    const others = [await agreed(), await agreed(), await agreed()]
    const [later = '', paid = '', cancelled = ''] = others.map((order) => order.number)
    for (const asked of [number, number, later, paid, cancelled]) expect((await ask(asked)).status).toBe(200)
    await agent.call('desk.changeTerms', { number: later, version: 0, terms: 'net30' })
    await pay(paid, 4_000)
    const statusesOfMails = (asked: string) =>
      site.rows(`select status from mails where kind = 'payment-request'
        and order_id = (select id from orders where number = '${asked}') order by id`)
    expect(await statusesOfMails(paid)).toEqual([{ status: 'queued' }])
    await pay(paid, 6_000)
    await agent.call('desk.moveCase', { number: cancelled, version: 0, to: 'Cancelled', reason: 'Asked' })
    for (const asked of [number, later])
      expect(await statusesOfMails(asked)).toEqual([{ status: 'cancelled' }, { status: 'queued' }])
    for (const asked of [paid, cancelled])
      expect(await statusesOfMails(asked)).toEqual([{ status: 'cancelled' }])
  })

  it('is not sent again once another replaces it or it is paid, and the open one is', async () => {
    const { number } = await agreed()
    await ask(number)
    const former = await failed(number)
    await expectSentAgain(former)
    await ask(number, { link: `${link}/anew` })
    await expectRefused(former)
    const latest = await failed(number)
    await expectSentAgain(latest)
    await pay(number, 4_000)
    for (const mail of [former, latest]) await expectRefused(mail)
  })

  it('is sent again with the present account, day and rest, and never with former ones', async () => {
    const client = await registered(site)
    const [moved, partly] = [await agreed(client), await agreed(client)]
    for (const { number } of [moved, partly]) await ask(number, { way: 'bank-transfer' })
    const [early, whole] = [await failed(moved.number), await failed(partly.number)]
    for (const accounts of [otherSite.accounts, {}]) {
      site.liveSite.replace({ ...seed, accounts })
      await expectRefused(early)
    }
    site.liveSite.replace(seed)
    await expectSentAgain(early)
    await pay(partly.number, 4_000)
    for (const { number } of [moved, partly])
      await agent.call('desk.changeTerms', { number, version: 0, terms: 'net30' })
    for (const mail of [early, whole]) await expectRefused(mail)
    for (const { number } of [moved, partly]) await expectSentAgain(await failed(number))
    expect((await requestsOf(partly.number)).at(-1)?.['body']).toContain('$60 (US dollars)')
  })

  it('is not mailed on entries that have changed since, but a repeated one is answered as before', async () => {
    const { number } = await agreed()
    const seen = { seenEntries: (await money(number)).entries.length, idempotencyKey: randomUUID() }
    expect((await ask(number, seen)).status).toBe(200)
    await pay(number, 4_000)
    expect(await ask(number, seen)).toMatchObject({ status: 200, body: { replayed: true } })
    expect(await ask(number, { ...seen, idempotencyKey: randomUUID() })).toMatchObject({
      status: 409,
      message: expect.stringContaining(changedMeanwhile('', 'Payment')),
    })
    expect(await requestsOf(number)).toHaveLength(1)
  })

  it('one key for two orders at once is refused for one of them', { tags: ['thorough'] }, async () => {
    const [one, other, idempotencyKey] = [await agreed(), await agreed(), randomUUID()]
    const answers = await Promise.all([one, other].map(({ number }) => ask(number, { idempotencyKey })))
    expect(statusesOf(answers)).toEqual([200, 422])
  })

  it('is shown to nobody but the client of the order, is in the file of their data, and keeps neither link nor reference once they are erased', async () => {
    const client = await verified(site)
    const { number, browser } = await agreed(client)
    await ask(number, { reference: 'Ada at the provider' })
    const stranger = (await registered(site)).browser
    for (const other of [stranger, newBrowser(site), writer])
      expect((await other.ask('payments.ofOrder', { number })).status).toBe(404)
    expect((await exported(browser)).of('payment-request')).toMatchObject([
      { orderId: number, cents: 10_000, link, reference: 'Ada at the provider' },
    ])
    await eraseAccount(site, client.person)
    const requests = await site.rows(`select link, reference, cents from payment_requests
      where order_id = (select id from orders where number = '${number}')`)
    expect(requests).toEqual([{ link: '', reference: '', cents: 10_000 }])
  })

  it(
    'a payment that is taken back makes an order wait for it again; work that has begun goes on',
    { tags: ['thorough'] },
    async () => {
      const { number, browser } = await agreed()
      await ask(number)
      await pay(number, 10_000)
      const { entries } = await money(number)
      const entryId = entries.at(-1)?.id
      await act('payments.reverseEntry', number, { entryId, reason: 'Another order’s' })
      expect((await caseOf(number)).order.status).toBe('Awaiting Payment')
      expect(await ofClient(browser, number)).toMatchObject({ request: { cents: 10_000 }, owedCents: 10_000 })
      await pay(number, 10_000)
      await agent.call('desk.moveCase', { number, version: 0, to: 'In Production' })
      await act('payments.reverseEntry', number, {
        entryId: (await money(number)).entries.at(-1)?.id,
        reason: 'It bounced',
      })
      expect((await caseOf(number)).order.status).toBe('In Production')
      expect(await ofClient(browser, number)).toMatchObject({ owedCents: 10_000 })
    },
  )

  it('on NET-30 terms work begins before the payment, which is chased in whatever state the order is', async () => {
    const { number } = await agreed(undefined, { terms: 'net30' })
    await ask(number)
    expect((await money(number)).request).toMatchObject({ dueOn: inDays(30) })
    const moved = await agent.call('desk.moveCase', { number, version: 0, to: 'In Production' })
    expect(moved.status).toBe(200)
    // Promised time: the turnaround that was sold, from the beginning of work.
    const promised =
      await site.rows(`select 1 from orders where number = '${number}' and abs(extract(epoch from
      due_at - now() - make_interval(hours => (sold->'turnaround'->>'maxHours')::int))) < 600`)
    expect(promised).toHaveLength(1)
    for (const [version, to] of ['Delivered', 'Completed'].entries())
      await agent.call('desk.moveCase', { number, version: version + 1, to, reason: 'As a file' })
    expect(await dutiesOf(number)).toEqual([])
    await site.rows(`update orders set pay_by = now() - interval '1 day' where number = '${number}'`)
    expect(await dutiesOf(number)).toEqual(['payment'])
  })

  it('terms are those of the client’s account, which an owner says, unless others are agreed', async () => {
    const client = await verified(site)
    const old = await agreed(client)
    const terms = { number: old.number, version: 0, terms: 'net30' }
    expect((await agent.call('desk.changeClientTerms', terms)).status).toBe(403)
    expect((await owner.call('desk.changeClientTerms', terms)).status).toBe(200)
    expect(await money(old.number)).toMatchObject({ terms: 'prepaid', clientTerms: 'net30' })
    const fresh = await placed(client.browser, client.person.email)
    expect(await money(fresh)).toMatchObject({ terms: 'net30' })
    expect(await money((await agreed(client)).number)).toMatchObject({ terms: 'net30' })
    expect(await money((await agreed(client, { terms: 'prepaid' })).number)).toMatchObject({
      terms: 'prepaid',
    })
    await agent.call('desk.changeTerms', { ...terms, version: 1 })
    expect(await money(old.number)).toMatchObject({ terms: 'net30' })
    expect((await caseOf(old.number)).timeline.slice(-2)).toMatchObject([
      { kind: 'terms' },
      { kind: 'terms' },
    ])
    const guest = newBrowser(site)
    const number = await placed(guest, 'guest@nobody.example')
    expect((await owner.call('desk.changeClientTerms', { ...terms, number })).message).toMatch(/no account/)
  })

  it('money that has to go back is the first duty, until it is back', async () => {
    const { number } = await agreed()
    const urgent = await agreed()
    await site.rows(
      `update orders set ask_by = now() - interval '10 years' where number = '${urgent.number}'`,
    )
    await pay(number, 11_000)
    expect((await queue())[0]).toMatchObject({ number, kind: 'refund', isUrgent: true, status: 'Paid' })
    await agent.call('desk.moveCase', { number, version: 0, to: 'Cancelled', reason: 'Asked by phone' })
    expect(await money(number)).toMatchObject({
      refundDueCents: 11_000,
      beforeStop: { status: 'Paid', chargedCents: 10_000 },
    })
    const back = (cents: number) =>
      act('payments.refund', number, { cents, sentOn: '2026-11-21', method: 'card', reason: 'Stopped' })
    await back(10_000)
    expect((await queue('refund')).map((duty) => duty.number)).toContain(number)
    await back(1_000)
    expect(await dutiesOf(number)).toEqual([])
    expect((await caseOf(number)).order.status).toBe('Refunded')
  })

  it(
    'cancelling lets what is owed lapse, and a payment at the same moment is due back',
    { tags: ['thorough'] },
    async () => {
      const orders = await Promise.all([1, 2, 3].map(() => agreed()))
      await Promise.all(
        orders.flatMap(({ number }) => [
          agent.call('desk.moveCase', { number, version: 0, to: 'Cancelled', reason: 'Asked' }),
          pay(number, 5_000),
        ]),
      )
      for (const { number } of orders) {
        expect(await money(number)).toMatchObject({ refundDueCents: 5_000, request: null, askBy: null })
        expect(await dutiesOf(number)).toEqual(['refund'])
      }
    },
  )
})

import { randomUUID } from 'node:crypto'
import { reviewView } from '@northword/contract/texts/reviews'
import { beforeTests, duringTests } from '@northword/rig/during-tests'
import { catchMail } from '@northword/rig/mail-catcher'
import { expect, it, vi } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { clientWithOrder, exported } from '../../../testing/test-accounts.ts'
import { outbox } from '../../../testing/test-mails.ts'
import { publishing } from '../../../testing/test-releases.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { actsOn, setStatus, statusOf } from '../../../testing/test-orders.ts'
import { delivered } from '../../../testing/test-texts.ts'
import { closeReviews } from '../../texts/reviews/close-reviews.ts'
import { hooks } from '../../../features.ts'

eachDatabase('An order', (open) => {
  const site = duringTests(async () => {
    const catcher = await catchMail()
    const app = await openTestApp(open, { RATE_LIMIT_FACTOR: '1000', SMTP_URL: catcher.url })
    return {
      ...app,
      async close() {
        await app.close()
        await catcher.close()
      },
    }
  })
  const studio = beforeTests(() => publishing(site))

  /** Views of an order, as its client and the desk read it. */
  async function told({ browser, person, number }: Placed) {
    const { owner } = studio
    const [page, served] = [await browser.ask('orders.find', { number }), await exported(browser)]
    const listed = await browser.ask('orders.listSummaries')
    const [document] = await site.rows(
      `select document_number as n from money_entries e join orders o on o.id = e.order_id
        where o.number = '${number}' and document_number is not null`,
    )
    return {
      page: page.body,
      list: listed.body,
      data: served.of('order'),
      desk: (await owner.browser.ask('desk.findCase', { number })).body['sold'],
      receipt: (await browser.visit(`/documents/${String(document?.['n'])}`)).body,
      statement: (await browser.visit(`/statements/${number}`)).body,
      mails: (await outbox(site, person.email))
        .filter(({ kind }) => kind === 'order-confirmation')
        .map(({ subject, body }) => ({
          subject,
          body: { ...body, action: null, links: null, footer: null },
        })),
    }
  }
  type Placed = Awaited<ReturnType<typeof paid>>

  /** An order of a client with a receipt. */
  async function paid() {
    const client = await clientWithOrder(site)
    const { number } = client
    const act = actsOn(studio.owner.browser, number)
    await act('payments.agreePrice', { cents: 5_000, reason: 'Agreed' })
    await act('payments.recordPayment', { cents: 5_000, receivedOn: '2026-11-20', method: 'card' })
    return client
  }

  it('says what was sold on its page, in mails, receipts and exports, whatever is published later', async () => {
    const order = await paid()
    const before = await told(order)
    expect(before.page).toMatchObject({
      name: 'Starter Package',
      sold: {
        features: expect.arrayContaining(['2 revision rounds']),
        release: { number: 1, matter: await studio.release() },
        termsOf: '2025-10-01',
      },
    })
    expect(before.data).toMatchObject([{ sold: { termsOf: '2025-10-01' } }])

    await studio.publish({ kind: 'services', key: 'PS-070' }, (fields) => ({
      ...fields,
      name: 'Another Package',
      description: 'Less for more.',
      priceCents: 99_900,
      words: 10,
      revisionRounds: 1,
      features: ['Nothing else'],
      turnaround: { minHours: 500, maxHours: 600 },
      pieces: [
        { title: 'One', words: 5 },
        { title: 'Two', words: 5 },
      ],
    }))
    await studio.publish({ kind: 'policies', key: 'terms' }, (fields) => ({
      ...fields,
      updated: '2026-11-01',
    }))
    await sendAgain(order)
    const after = await told(order)
    expect(after.mails).toEqual([...before.mails, ...before.mails])
    expect({ ...after, mails: before.mails }).toEqual(before)
  })

  it('keeps its page, receipt and mails when the studio has another name, looks, hours and sentences', async () => {
    const order = await paid()
    const left = await mailsThatLeft(order)
    const [before, texts] = [await told(order), await textsOf(left)]
    expect(texts).toEqual(left.map(() => expect.stringContaining('\n-- \nNorthword: ')))
    expect(before.receipt).toContain('--red: #b3261e')
    const { publish } = studio
    await publish({ kind: 'studio', key: 'brand' }, (fields) => ({
      ...fields,
      brand: 'Quill & Salt',
      tagline: 'Plain words',
      colors: { accent: '#1f4fbf', paper: '#f1f5fb' },
      emails: { ...Object(fields['emails']), hello: 'hello@quill.test', orders: 'orders@quill.test' },
      address: ['Quill & Salt Limited', '4 Saltmarsh Lane', 'Whitstable'],
      registrationNumber: '11424288',
    }))
    await publish({ kind: 'studio', key: 'hours' }, (fields) => ({
      ...fields,
      label: 'Mondays',
      opens: '10:00',
    }))
    const orderReceived = { opening: ['Hooray.'], closing: [] }
    await publish({ kind: 'studio', key: 'mails' }, (fields) => ({
      ...fields,
      orderReceived,
      signature: ['Warmly,'],
    }))
    // A statement is drawn up when it is asked for.
    const { statement } = await told(order)
    expect(statement).toContain('Quill')
    expect({ ...(await told(order)), statement: before.statement }).toEqual(before)
    expect(await textsOf(left)).toEqual(texts)

    await sendAgain(order)
    const again = (await mailsThatLeft(order)).filter((id) => !left.includes(id))
    expect(await textsOf(again)).toEqual([expect.stringContaining('\n-- \nQuill & Salt: Plain words')])
  })

  it('keeps the days for changes and of grace, and the price of a further round', async () => {
    const desk = studio.owner.browser
    const read = async () => {
      const { browser, number } = await clientWithOrder(site, { sku: 'PS-025' })
      await setStatus(site, number, 'In Production')
      await delivered(desk, number, 'They squeal.')
      await site.rows(`update text_versions set shown_at = now() - interval '8 days'
        where order_id = (select id from orders where number = '${number}')`)
      return { browser, number }
    }
    const [one, older] = [await read(), await read()]
    await site.rows(
      `update orders set sold = sold - 'reviewDays' - 'extraRoundCents' where number = '${older.number}'`,
    )
    await studio.publish({ kind: 'studio', key: 'promises' }, (fields) => ({
      ...fields,
      reviewDays: 7,
      graceDays: 30,
      extraRoundCents: 9_900,
    }))
    const chores = { em: site.database.orm.em.fork(), mail: site.mail, hooks, site: site.liveSite.now() }
    await closeReviews(chores, new Date())
    expect(await statusOf(site, one.number)).toBe('Delivered')
    // Orders from before have only the figures of today.
    expect(await statusOf(site, older.number)).toBe('Completed')
    const { number } = one
    expect((await one.browser.ask('orders.find', { number })).body['sold']).toMatchObject({ graceDays: 7 })
    const comment = { number, piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
    await one.browser.call('reviews.keepComment', comment)
    const sent = await one.browser.call('reviews.submitRound', {
      number,
      piece: 1,
      idempotencyKey: randomUUID(),
    })
    expect(sent.status).toBe(200)
    expect(reviewView.parse(sent.body).rounds).toMatchObject([{ used: 1, nextCents: 3_500 }])
  })

  /** Ids of the mails about the order, once all of them have left. */
  const mailsThatLeft = ({ person }: Placed) =>
    vi.waitFor(
      async () => {
        const mails = (await outbox(site, person.email)).filter(({ orderId }) => orderId)
        const waiting = mails.find(({ status }) => status !== 'sent')
        if (waiting) throw new Error(`${waiting.kind} is ${waiting.status}.`)
        return mails.map(({ id }) => id)
      },
      { timeout: 30_000, interval: 100 },
    )

  /** As the desk shows them. */
  const textsOf = (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await studio.owner.browser.ask('desk.findMail', { id })).body['text']))

  async function sendAgain({ person }: Placed) {
    const mails = await outbox(site, person.email)
    const id = mails.find(({ kind }) => kind === 'order-confirmation')?.id
    expect((await studio.owner.browser.call('desk.resendMail', { id })).status).toBe(200)
  }
})

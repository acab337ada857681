import { randomUUID } from 'node:crypto'
import { severalAddresses } from '@northword/content/operate/failures'
import { expect, it } from 'vitest'
import { createLimits } from '../../../limits/limits.ts'
import { besides, type TestApp } from '../../../testing/test-app.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { placed, registered, verified } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { Mail, type MailBody } from '../../mail/mail.entity.ts'
import { mailAgain } from '../mails/mail-again.ts'
import { confirmWaitingOrders } from './confirm-waiting-orders.ts'
import { ada } from '../../../testing/test-orders.ts'
import { useNewTestApp } from '../../../testing/use-test-app.ts'

const nora = 'nora@bakery.example'
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

eachDatabase('The confirmations of an address that nobody has proven', (open) => {
  const site = useNewTestApp(open)

  const order = async (email: string, browser = newBrowser(site)) => placed(browser, email)
  const mailsOf = (kind: string) =>
    site.rows(
      `select "to"->>'address' as address, subject, body from mails where kind = '${kind}' order by id`,
    )
  const digests = async () =>
    (await mailsOf('order-digest')).map(({ body }) =>
      ((body as MailBody).facts ?? []).map(([number]) => number),
    )
  const waiting = async () => (await site.rows('select 1 from orders where confirmed_at is null')).length
  async function confirm(now: Date, mail = site.mail) {
    const limits = await createLimits(site.database, 1)
    await confirmWaitingOrders(
      { em: site.database.orm.em.fork(), mail, limits, site: site.liveSite.now() },
      now,
    )
  }

  it('are few, however many orders there are, from wherever; the rest follows in one mail of several processes that look at once', async () => {
    const sameNetwork = newBrowser(site)
    const numbers = await Promise.all(
      times(30).map((count) => order(nora, count % 2 ? sameNetwork : newBrowser(site))),
    )
    expect(new Set(numbers).size).toBe(30)
    expect(await mailsOf('order-confirmation')).toHaveLength(4)
    expect(await mailsOf('order-notice')).toHaveLength(30)
    await confirm(inMinutes(9))
    expect(await digests()).toEqual([])
    await Promise.all(times(4).map(() => confirm(inMinutes(11))))
    const [listed = [], ...more] = await digests()
    expect(more).toEqual([])
    const subjects = (await mailsOf('order-confirmation')).map(({ subject }) => String(subject))
    const confirmed = numbers.filter((number) => subjects.some((subject) => subject.includes(number)))
    expect([...listed, ...confirmed].toSorted()).toEqual(numbers.toSorted())
    await confirm(inMinutes(30))
    expect(await digests()).toHaveLength(1)
    expect(await waiting()).toBe(0)
  })

  it('are not used up by an order that is sent again', { tags: ['thorough'] }, async () => {
    const again = { ...ada, email: nora, idempotencyKey: randomUUID() }
    for (const _ of times(10))
      expect(await newBrowser(site).call('orders.place', again)).toMatchObject({ status: 200 })
    for (const _ of times(4)) await order(nora)
    expect(await mailsOf('order-confirmation')).toHaveLength(4)
    expect(await waiting()).toBe(1)
  })

  it(
    'come with the next copy that may be mailed, if one over the limit was stored first',
    { tags: ['thorough'] },
    async () => {
      for (const _ of times(4)) await order(nora)
      const waited = { ...ada, email: nora, idempotencyKey: randomUUID() }
      const send = (to: TestApp, input = waited) => newBrowser(to).call('orders.place', input)
      await send(site)
      expect(await waiting()).toBe(1)
      // As after an hour; the counts of PGlite are in the memory of a process.
      await site.rows('delete from rate_limits')
      const later = await besides(site)
      expect(await send(later, { ...waited, note: 'Another order' })).toMatchObject({ status: 422 })
      expect(await waiting()).toBe(1)
      await Promise.all(times(20).map(() => send(later)))
      expect(await waiting()).toBe(0)
      expect(await mailsOf('order-confirmation')).toHaveLength(5)
      for (const _ of times(4)) await order(nora, newBrowser(later))
      expect(await mailsOf('order-confirmation')).toHaveLength(8)
      await later.close()
      await confirm(inMinutes(11))
      expect((await digests()).map((numbers) => numbers.length)).toEqual([1])
    },
  )

  it('are counted together for the spellings of one mailbox', async () => {
    for (const tag of times(8)) await order(`No.ra+${tag}@bakery.example`)
    expect(await mailsOf('order-confirmation')).toHaveLength(4)
    for (const minutes of [11, 12, 13, 14, 15, 16]) await confirm(inMinutes(minutes))
    expect((await digests()).length).toBeLessThanOrEqual(4)
    await order('bruno@bakery.example')
    expect(await mailsOf('order-confirmation')).toHaveLength(5)
  })

  it('repeat nothing that the sender typed', async () => {
    const typed = { fullName: 'Call 555', phone: '1-800-REFUND', note: 'https://evil.example', id: 'CALLNOW' }
    for (const _ of times(6))
      await site.post('/trpc/orders.place', { ...ada, ...typed, email: nora, idempotencyKey: randomUUID() })
    await confirm(inMinutes(11))
    expect(await mailsOf('order-digest')).toMatchObject([{ address: nora }])
    const said = JSON.stringify([
      ...(await mailsOf('order-digest')),
      ...(await mailsOf('order-confirmation')),
    ])
    expect(said).not.toMatch(/Call 555|REFUND|evil|CALLNOW/)
  })

  it('are one for each order of a client who has proven the address, and of no other address', async () => {
    const { person, browser } = await verified(site)
    for (const _ of times(7)) await order(person.email, browser)
    expect(await mailsOf('order-confirmation')).toHaveLength(7)
    for (const _ of times(7)) await order(nora, browser)
    expect(await mailsOf('order-confirmation')).toHaveLength(11)
  })

  it('are as few for whoever has an account with the address and has not proven it', async () => {
    const { person, browser } = await registered(site)
    const numbers: string[] = []
    for (const _ of times(8)) numbers.push(await order(person.email, browser))
    for (const number of numbers) await browser.call('orders.cancel', { number })
    expect(await mailsOf('order-confirmation')).toHaveLength(4)
    expect(await mailsOf('order-cancellation')).toHaveLength(4)
    expect(await mailsOf('order-cancellation-notice')).toHaveLength(8)
    await confirm(inMinutes(11))
    expect(await digests()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it('are lost by no process that dies before they are written', { tags: ['thorough'] }, async () => {
    for (const _ of times(6)) await order(nora)
    const add = () => Promise.reject(new Error('killed'))
    await expect(confirm(inMinutes(11), { ...site.mail, add })).rejects.toMatchObject({
      errors: [{ message: 'killed' }],
    })
    expect(await waiting()).toBe(2)
    await confirm(inMinutes(12))
    expect((await digests()).map((numbers) => numbers.length)).toEqual([2])
  })

  it(
    'go once more to the address that their orders have now, or nowhere if they have several',
    { tags: ['thorough'] },
    async () => {
      for (const _ of times(6)) await order(nora)
      await confirm(inMinutes(11))
      const em = site.database.orm.em.fork()
      const digest = await em.findOneOrFail(Mail, { kind: 'order-digest' })
      const again = () => em.fork().transactional((tx) => mailAgain(tx, digest))
      const inIt = (digest.body.links ?? []).map((link) => ('subjectId' in link ? link.subjectId : ''))
      const move = (ids: string[], address: string) =>
        site.rows(`update orders set email = '${address}' where id in ('${ids.join("', '")}')`)
      expect(await again()).toMatchObject({ to: { address: nora } })
      await move(inIt, 'nora@new.example')
      expect(await again()).toMatchObject({ to: { address: 'nora@new.example' } })
      await move(inIt.slice(1), 'other@new.example')
      await expect(again()).rejects.toMatchObject({ code: 'noAddress', message: severalAddresses })
    },
  )

  it(
    'are not lost with a mail that is too long to read: what is not listed is counted',
    { tags: ['thorough'] },
    async () => {
      await site.rows(`insert into orders (id, number, idempotency_key, fingerprint, guest, sku, name, price_cents,
        full_name, email, email_key, phone, note, status, created_at)
      select gen_random_uuid(), 'N-' || n, 'k' || n, '', true, 'PS-070', 'Blog Post', 6999,
        'x', '${nora}', '${nora}', '', '', 'Pending Contact', now() from generate_series(1, 1000) n`)
      await confirm(inMinutes(11))
      expect((await digests()).map((numbers) => numbers.length)).toEqual([100])
      expect(await mailsOf('order-digest')).toMatchObject([
        {
          subject: 'We have 1,000 more orders of yours',
          body: { closing: expect.arrayContaining(['And 900 more.']) },
        },
      ])
    },
  )
})

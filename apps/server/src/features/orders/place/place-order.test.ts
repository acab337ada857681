import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../../../testing/databases/test-database.ts'
import { ada, doors } from '../../../testing/test-orders.ts'
import { useTestApp, withoutTable } from '../../../testing/use-test-app.ts'

bothDatabases('Placing an order', (open) => {
  const site = useTestApp(open)

  const countOf = async (table: string, where = 'true') =>
    Number((await site.rows(`select count(*) as n from ${table} where ${where}`))[0]?.n)

  describe.each(Object.entries(doors))('through %s', (_name, place) => {
    it('writes the order, its project, its event, two mails and their jobs together', async () => {
      const before = { mails: await countOf('mails'), jobs: await countOf('pgboss.job') }
      const { order } = await place(site, { ...ada, email: `${randomUUID()}@a.example` }, randomUUID())

      expect(order).toMatchObject({
        sku: 'PS-070',
        price: '69.99',
        fullName: 'Ada Lovelace',
        status: 'Pending Contact',
        guest: true,
        userId: null,
      })
      expect(order?.id).toMatch(/^NW-ORD-\d{8}-\d{4}$/)
      const [row] = await site.rows(`select * from orders where number = '${String(order?.id)}'`)
      expect(row).toMatchObject({ price_cents: 6999, quoted_price_cents: null, note: ada.note })
      const ofOrder = `order_id = '${String(row?.id)}'`
      expect(await site.rows(`select status, title, notes from projects where ${ofOrder}`)).toEqual([
        { status: 'Requested', title: row?.name, notes: ada.note },
      ])
      expect(
        await site.rows(`select actor, from_status, to_status from order_events where ${ofOrder}`),
      ).toEqual([{ actor: 'guest', from_status: null, to_status: 'Pending Contact' }])
      expect(await countOf('mails')).toBe(before.mails + 2)
      expect(await countOf('pgboss.job')).toBe(before.jobs + 2)
    })

    it('writes down what was sold, beside the price and the name', async () => {
      const { order } = await place(site, ada, randomUUID())
      const [row] = await site.rows(`select sold from orders where number = '${String(order?.id)}'`)
      expect(row?.sold).toEqual({
        description: expect.stringMatching(/^Two blog posts and a newsletter/),
        features: expect.arrayContaining(['2 revision rounds']),
        words: 1700,
        revisionRounds: 2,
        turnaround: { kind: 'hours', minHours: 72, maxHours: 72, label: '72 hours' },
        pieces: [
          { title: 'Blog Post 1', words: 600 },
          { title: 'Blog Post 2', words: 600 },
          { title: 'Newsletter', words: 500 },
        ],
        release: null,
        termsOf: '2025-10-01',
        reviewDays: 14,
        graceDays: 7,
        extraRoundCents: 3_500,
      })
    })

    it('promises contact within 24 hours of the order', async () => {
      const { order } = await place(site, ada, randomUUID())
      const hours = (Date.parse(String(order?.contactBy)) - Date.parse(String(order?.createdAt))) / 3_600_000
      expect(hours).toBe(24)
    })

    it('answers a repeated key with the first order', async () => {
      const key = randomUUID()
      const first = await place(site, ada, key)
      const again = await place(site, { ...ada, id: 'NW-ORD-20261120-0001' }, key)
      expect(again.status).toBe(200)
      expect(again.order).toEqual(first.order)
    })

    it('makes one order of twenty that arrive at once under one key', async () => {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(site, ada, key)))
      expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1)
      expect(await countOf('orders', `idempotency_key = '${key}'`)).toBe(1)
    })

    it('refuses a key that was used for other content', async () => {
      const key = randomUUID()
      await place(site, ada, key)
      const other = await place(site, { ...ada, note: 'Something else' }, key)
      expect(other).toMatchObject({
        status: 422,
        message: 'This idempotency key was already used for an order with other content.',
      })
    })

    it('decides price, name, status and owner itself', async () => {
      const forged = { price: '0.01', name: 'Free', status: 'Paid', userId: randomUUID(), guest: false }
      const { order } = await place(site, { ...ada, ...forged, quotedPriceCents: 1 }, randomUUID())
      expect(order).toMatchObject({ price: '69.99', status: 'Pending Contact', userId: null, guest: true })
      const [row] = await site.rows(
        `select quoted_price_cents from orders where number = '${String(order?.id)}'`,
      )
      expect(row).toEqual({ quoted_price_cents: 1 })
    })

    it.each([
      [{ fullName: ' ' }, 'Full name is required'],
      [{ fullName: null, email: '' }, 'Full name is required'],
      [{ email: '  ' }, 'Email is required'],
      [{ email: 'ada at analytical', phone: '' }, 'Please enter a valid email address'],
      [{ phone: undefined }, 'Phone number is required'],
      [{ sku: 'PS-000' }, 'Choose a service from our catalog'],
      [{ sku: { $ne: '' } }, 'Choose a service from our catalog'],
      [{ email: { $ne: '' } }, 'Email must be text'],
      [{ note: 'x'.repeat(100_001) }, 'Project brief must be at most 100,000 characters'],
      [{ note: 'a\u0000b' }, 'Project brief contains characters that cannot be stored'],
      [{ fullName: '\ud800' }, 'Full name contains characters that cannot be stored'],
    ])('refuses %j with the sentence of the first broken rule', async (change, message) => {
      const before = await countOf('orders')
      const answer = await place(site, { ...ada, ...change }, randomUUID())
      expect(answer).toMatchObject({ status: 400, message })
      expect(await countOf('orders')).toBe(before)
    })

    it('names every broken field', async () => {
      const { issues } = await place(site, { sku: 'PS-070' }, randomUUID())
      expect(issues?.map(({ path }) => path)).toEqual(['fullName', 'email', 'phone'])
    })

    it('stores any script and any length of note up to the limit', async () => {
      const note = '写作 ✍️ नमस्ते '.repeat(2_000).slice(0, 9_999).trim()
      const { order } = await place(site, { ...ada, fullName: 'Søren Ålesund 王', note }, randomUUID())
      expect(order).toMatchObject({ fullName: 'Søren Ålesund 王', note })
    })
  })

  it('leaves nothing behind when its mails cannot be written', async () => {
    const before = await countOf('orders')
    const answer = await withoutTable(site, 'mails', () => doors.REST(site, ada, randomUUID()))
    expect(answer).toMatchObject({ status: 500, message: 'Something went wrong. Please try again.' })
    expect(await countOf('orders')).toBe(before)
    expect(await countOf('projects')).toBe(before)
  })
})

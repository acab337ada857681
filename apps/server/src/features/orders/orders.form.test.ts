import { randomUUID } from 'node:crypto'
import { briefMaxLength } from '@northword/contract/lengths'
import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { describe, expect, it } from 'vitest'
import { registered, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { ada as adasOrder } from '../../testing/test-orders.ts'
import { postedIn, stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const { sku: _, ...ada } = adasOrder
const pages = testPages(['/order/PS-070', '/order/:sku', '/order/placed/:number'])
Object.assign(pages.byPath.get('/order/:sku') ?? {}, { status: 404 })

eachDatabase('An order form without scripts', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { pages })

  const filledIn = (changes = {}) => ({
    ...ada,
    email: somebody().email,
    idempotencyKey: randomUUID(),
    quotedPriceCents: '6999',
    ...changes,
  })
  const post = (browser: Browser, fields: Record<string, string>) => browser.postForm('/order/PS-070', fields)
  const ordersOf = (email: string) =>
    site.rows(`select number, user_id, quoted_price_cents, note from orders where email = '${email}'`)
  async function placed(browser: Browser, fields: Record<string, string> = filledIn()) {
    const answer = await post(browser, fields)
    expect(answer.statusCode).toBe(303)
    return String(answer.headers.location)
  }

  it('places an order, and leads to its confirmation, which can be reloaded', async () => {
    const browser = newBrowser(site)
    const form = filledIn({ note: 'Two\r\nlines, <b>"one"</b> 好 🖋' })
    const address = await placed(browser, form)
    const [order] = await ordersOf(form.email)
    expect(order).toMatchObject({
      user_id: null,
      quoted_price_cents: null,
      note: 'Two\nlines, <b>"one"</b> 好 🖋',
    })
    expect(address).toBe(`/order/placed/${String(order?.['number'])}`)
    for (const visit of [1, 2]) {
      const page = await browser.visit(address)
      expect([visit, page.statusCode, page.headers['cache-control']]).toEqual([visit, 200, 'no-store'])
      expect(stateIn(page).placed).toEqual({
        number: order?.['number'],
        sku: 'PS-070',
        idempotencyKey: form['idempotencyKey'],
        name: 'Starter Package',
        priceCents: 6999,
        email: form.email,
        contactBy: expect.stringMatching(/Z$/),
        turnaround: expect.any(String),
      })
    }
  })

  it('comes back with its sentences in the order of its fields, and everything that was typed', async () => {
    const typed = filledIn({ fullName: ' ', email: 'ada@home', phone: '', note: '<i>"</textarea>' })
    const page = await post(newBrowser(site), typed)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([422, 'private, no-cache'])
    expect(page.body).not.toContain('<i>')
    expect(postedIn(page)).toMatchObject({
      kind: 'refused',
      form: 'order',
      typed,
      issues: [
        { path: 'fullName', message: 'Full name is required' },
        { path: 'email', message: 'Please enter a valid email address' },
        { path: 'phone', message: 'Phone number is required' },
      ],
    })
  })

  it('is one order, however often and however quickly it is posted', async () => {
    const browser = newBrowser(site)
    const form = filledIn()
    const atOnce = await Promise.all([placed(browser, form), placed(browser, form), placed(browser, form)])
    const later = await placed(browser, form)
    expect(new Set([...atOnce, later]).size).toBe(1)
    expect(await ordersOf(form.email)).toHaveLength(1)
  })

  it('does not take other content for the same order, and says so', async () => {
    const browser = newBrowser(site)
    const form = filledIn()
    await placed(browser, form)
    const page = await post(browser, { ...form, note: 'Something else.' })
    expect(page.statusCode).toBe(422)
    expect(postedIn(page)).toMatchObject({ status: 422, issues: [], typed: { note: 'Something else.' } })
    await placed(browser, { ...form, note: 'Something else.', idempotencyKey: randomUUID() })
    expect(await ordersOf(form.email)).toHaveLength(2)
  })

  it.each(['', keyPlaceholder, 'not a key'])('is an order also under the key %j', async (idempotencyKey) => {
    for (const form of [filledIn({ idempotencyKey }), filledIn({ idempotencyKey })]) {
      await placed(newBrowser(site), form)
      expect(await ordersOf(form.email)).toHaveLength(1)
    }
  })

  it('keeps the price that its page showed where that is not ours', async () => {
    const form = filledIn({ quotedPriceCents: '5000' })
    await placed(newBrowser(site), form)
    expect(await ordersOf(form.email)).toMatchObject([{ quoted_price_cents: 5000 }])
    const odd = filledIn({ quotedPriceCents: 'much' })
    await placed(newBrowser(site), odd)
    expect(await ordersOf(odd.email)).toMatchObject([{ quoted_price_cents: null }])
  })

  it('takes the longest text of every field in letters that a browser writes as twelve signs', async () => {
    const note = '🖋'.repeat(briefMaxLength)
    const form = filledIn({ fullName: '好'.repeat(200), phone: '☎'.repeat(60), note })
    await placed(newBrowser(site), form)
    expect(await ordersOf(form.email)).toMatchObject([{ note }])
  })

  it('orders nothing at an address that names no service', async () => {
    const page = await newBrowser(site).postForm('/order/PS-999', filledIn())
    expect([page.statusCode, postedIn(page)]).toMatchObject([
      404,
      { message: 'Choose a service from our catalog' },
    ])
  })

  it('is the own order of who is signed in, whose name and address it begins with', async () => {
    const { browser, id, person } = await registered(site)
    expect(stateIn(await browser.visit('/order/PS-070')).user).toMatchObject({ id, email: person.email })
    const form = filledIn()
    const address = await placed(browser, form)
    expect(await ordersOf(form.email)).toMatchObject([{ user_id: id }])
    expect(stateIn(await browser.visit(address))).toMatchObject({
      placed: { email: form.email },
      user: { id },
    })
  })

  describe('whose confirmation is asked for', () => {
    it('by another browser, another client, or without cookies tells of no order, as an unknown number does', async () => {
      const address = await placed(newBrowser(site))
      const unknown = await newBrowser(site).visit('/order/placed/NW-ORD-20260101-0001')
      const { browser: client } = await registered(site)
      for (const browser of [newBrowser(site), client]) {
        const page = await browser.visit(address)
        expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
        const { user, ...more } = stateIn(page)
        expect([user !== undefined, more]).toEqual([browser === client, {}])
        expect(Object.keys(page.headers)).toEqual(Object.keys(unknown.headers))
      }
    })

    it('of a client who has signed out tells nothing, though the browser is the same', async () => {
      const { browser } = await registered(site)
      const address = await placed(browser)
      await browser.call('auth.signOut')
      expect(stateIn(await browser.visit(address))).toEqual({})
    })

    it.each(['%00', 'x'.repeat(3000), '%ff', "'--"])('by the number %j tells nothing', async (number) => {
      const page = await newBrowser(site).visit(`/order/placed/${number}`)
      expect(page.statusCode).toBeLessThan(500)
      expect(page.body).not.toContain('placed":')
    })
  })
})

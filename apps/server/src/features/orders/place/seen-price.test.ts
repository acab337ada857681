import { beforeTests } from '@northword/rig/during-tests'
import { randomUUID } from 'node:crypto'
import { formatCents } from '@northword/contract/orders/decimal-price'
import { beforeEach, describe, expect, it } from 'vitest'
import { bothDatabases, thorough } from '../../../testing/databases/test-database.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { postedIn, testPages } from '../../../testing/requests/test-pages.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { ada, doors as programs } from '../../../testing/test-orders.ts'
import { publishing } from '../../../testing/test-releases.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const { sku } = ada
const service = { kind: 'services', key: sku }
const pages = testPages([`/order/${sku}`, '/order/:sku', '/order/placed/:number'])

type Answer = Pick<Awaited<ReturnType<(typeof programs)['REST']>>, 'status' | 'message'>
type Place = (
  site: TestApp,
  order: typeof ada & { release?: string },
  key: string,
) => Promise<Answer & { release?: string | undefined; priceCents?: number | undefined }>

/** The order page's form without scripts; its page comes back with the present release. */
const form: Place = async (site, { sku: ordered, ...order }, idempotencyKey) => {
  const answer = await newBrowser(site).postForm(`/order/${ordered}`, { ...order, idempotencyKey })
  if (answer.statusCode === 303) return { status: 201 }
  const posted = postedIn(answer)
  return { status: Object(posted).status, message: Object(posted).message }
}

/** Ways in which a service ceases to be sold. */
const ends: Record<string, (fields: object) => object | null> = {
  removed: () => null,
  archived: (fields) => ({ ...fields, archived: true }),
}

const doors: Record<string, Place> = { ...programs, 'the HTML form': form }

bothDatabases('The price of an order', (open, once) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages })
  const studio = beforeTests(() => publishing(site))
  let seen: string
  beforeEach(async () => {
    seen = await costs(5_000)
  })

  const costs = (priceCents: number, more = {}) =>
    studio.publish(service, (fields) => ({ ...fields, priceCents, ...more }))
  const stored = async (key: string) => {
    const [row] = await site.rows(
      `select name, price_cents, quoted_price_cents, sold from orders where idempotency_key = '${key}'`,
    )
    return row
  }
  const priced = async (key: string) => (await stored(key))?.['price_cents']

  describe.each(Object.entries(doors))('through %s', (name, place) => {
    const isFirst = place === programs.tRPC
    // Doors only hand on the release that was seen, and the yes that is asked for.
    const [rising, main, more] = isFirst ? [{}, once, once] : [thorough, once, thorough]

    it('is the one on the page, when it rises while somebody fills in the form', rising, async () => {
      const key = randomUUID()
      await costs(6_000, { name: 'Another name' })
      expect((await place(site, { ...ada, release: seen }, key)).status).toBeLessThan(300)
      expect(await stored(key)).toMatchObject({
        name: 'Starter Package',
        price_cents: 5_000,
        sold: { release: { matter: seen, number: expect.any(Number) }, termsOf: '2025-10-01' },
      })
      await costs(6_000, { name: 'Starter Package' })
    })

    it('is today’s when it has fallen', more, async () => {
      const key = randomUUID()
      await costs(4_000)
      await place(site, { ...ada, release: seen }, key)
      expect(await priced(key)).toBe(4_000)
    })

    it('is agreed to when it rose more than a week ago', main, async () => {
      const key = randomUUID()
      const today = await costs(6_000)
      await studio.letAge(6.9)
      await place(site, { ...ada, release: seen }, randomUUID())
      await studio.letAge(8)
      const refused = await place(site, { ...ada, release: seen }, key)
      expect(refused).toMatchObject({
        status: 409,
        message: 'You saw $50; it costs $60 now. Send it again to order at $60.',
      })
      if (name !== 'the HTML form') expect(refused.release).toBe(today)
      if (isFirst) expect(refused.priceCents).toBe(6_000)
      expect(await stored(key)).toBeUndefined()
      expect((await place(site, { ...ada, release: today }, key)).status).toBeLessThan(300)
      expect(await priced(key)).toBe(6_000)
    })

    it('is today’s without a question when it fell more than a week ago', thorough, async () => {
      const key = randomUUID()
      const today = await costs(4_000)
      await studio.letAge(8)
      await place(site, { ...ada, release: seen }, key)
      expect(await stored(key)).toMatchObject({ price_cents: 4_000, sold: { release: { matter: today } } })
    })

    it.each(['', 'seed', '; --', 'F'.repeat(32), 'f'.repeat(32)])(
      'is today’s for the release %j, which nobody has shown',
      more,
      async (release) => {
        const key = randomUUID()
        expect((await place(site, { ...ada, release }, key)).status).toBeLessThan(300)
        expect(await stored(key)).toMatchObject({ price_cents: 5_000, sold: { release: { matter: seen } } })
      },
    )

    it.each(Object.entries(ends))(
      'is the one on the page, for a week, when the service is %s',
      more,
      async (_, end) => {
        const key = randomUUID()
        const other = { kind: 'services', key: 'PS-120' }
        const anew = { ...ada, sku: other.key }
        const order = { ...anew, release: seen }
        let kept: object = {}
        await studio.publish(other, (fields) => {
          kept = fields
          return end(fields)
        })
        const refusal = { status: 400, message: 'Choose a service from our catalog' }
        expect(await place(site, anew, randomUUID())).toMatchObject(refusal)
        expect((await place(site, order, key)).status).toBeLessThan(300)
        expect(await stored(key)).toMatchObject({ sold: { release: { matter: seen }, pieces: [{}] } })
        await studio.letAge(8)
        expect(await place(site, order, randomUUID())).toMatchObject(refusal)
        expect(await studio.publish(other, () => kept)).toBe(seen)
        expect((await place(site, anew, randomUUID())).status).toBeLessThan(300)
      },
    )
  })

  it('stays that of an order that is sent again, even when its release has ended', once, async () => {
    const key = randomUUID()
    const first = await programs.REST(site, { ...ada, release: seen }, key)
    await costs(6_000)
    await studio.letAge(8)
    const again = await programs.REST(site, { ...ada, release: seen }, key)
    expect(again).toMatchObject({ status: 200, order: first.order ?? {} })
    expect(again.order?.['price']).toBe(formatCents(5_000))
  })

  it('is that of the latest release with the same words, after an undo', once, async () => {
    const key = randomUUID()
    const raised = await costs(6_000)
    await studio.letAge(30)
    const again = await costs(5_000)
    expect(again).toBe(seen)
    await programs.REST(site, { ...ada, release: seen }, key)
    expect(await priced(key)).toBe(5_000)
    expect(raised).not.toBe(seen)
  })
})

import { randomUUID } from 'node:crypto'
import { studioTime } from '@northword/content/studio/promised-time'
import type { ContentItem } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { chooseService } from '@northword/contract/orders/orders'
import type { ContactAnswer } from '@northword/contract/site/contact'
import { readItems } from '@northword/seed/read-items'
import { seed } from '@northword/seed/seed'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ada, doors } from '../../testing/test-orders.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

/** The same studio, which has moved to New York, works at night, and sells other things. */
const other = siteContentOf(readItems().map(changed))

function changed(item: ContentItem): ContentItem {
  const { kind, key, fields } = item
  const given = (more: object) => ({ ...item, fields: { ...(fields as object), ...more } })
  if (kind === 'services' && key === 'PS-070') return { ...given({ name: 'Night Package' }), key: 'PS-777' }
  if (kind === 'services' && key === 'PS-085') return given({ priceCents: 12_345 })
  if (kind === 'studio' && key === 'brand') return given({ orderPrefix: 'OW' })
  if (kind === 'studio' && key === 'promises')
    return given({ contactWithinHours: 7, answerWithinHours: { least: 4, most: 4 } })
  if (kind !== 'studio' || key !== 'hours') return item
  return given({ timeZone: 'America/New_York', opens: '20:00', closes: '23:00' })
}

describe('After the studio’s matter was replaced', () => {
  const site = useTestApp(openTestPglite, { RATE_LIMIT_FACTOR: '100' })
  afterEach(() => {
    vi.useRealTimers()
    site.liveSite.replace(seed)
  })

  const listed = async () => {
    const { services } = (await site.app.inject('/api/services')).json<{ services: { sku: string }[] }>()
    return services.map(({ sku }) => sku)
  }

  it.each(Object.entries(doors))('an order through %s is charged what it costs now', async (_, place) => {
    const first = await place(site, { ...ada, sku: 'PS-085' }, randomUUID())
    site.liveSite.replace(other)
    const next = await place(site, { ...ada, sku: 'PS-085' }, randomUUID())
    expect([first.order?.['price'], next.order?.['price']]).toEqual(['112.00', '123.45'])
  })

  it.each(Object.entries(doors))(
    '%s refuses what is no longer sold, and sells what is new',
    async (_, place) => {
      site.liveSite.replace(other)
      expect(await place(site, ada, randomUUID())).toMatchObject({ status: 400, message: chooseService })
      const { order } = await place(site, { ...ada, sku: 'PS-777' }, randomUUID())
      expect(order).toMatchObject({ name: 'Night Package' })
      const [row] = await site.rows(
        `select sold->'pieces' as pieces from orders where number = '${String(order?.['id'])}'`,
      )
      expect(row?.['pieces']).toEqual(seed.pieces['PS-070'])
    },
  )

  it('programs read the new list of services', async () => {
    expect(await listed()).toContain('PS-070')
    site.liveSite.replace(other)
    expect(await listed()).toEqual(other.catalogue.map(({ sku }) => sku))
  })

  it('a number begins as the studio says, on its day, and its first contact is promised anew', async () => {
    site.liveSite.replace(other)
    // Already March 6 in Hong Kong.
    vi.useFakeTimers({ now: new Date('2026-03-05T20:30:00Z'), toFake: ['Date'] })
    const { order } = await doors.REST(site, { ...ada, sku: 'PS-085' }, randomUUID())
    expect(order).toMatchObject({
      id: expect.stringMatching(/^OW-ORD-20260305-\d{4}$/),
      contactBy: '2026-03-06T03:30:00.000Z',
    })
  })

  it('an order from before keeps the promise of its first contact', async () => {
    const placed = async () => (await doors.REST(site, { ...ada, sku: 'PS-085' }, key)).order
    const key = randomUUID()
    const before = await placed()
    site.liveSite.replace(other)
    expect((await placed())?.['contactBy']).toBe(before?.['contactBy'])
  })

  it('an answer is promised within the new opening hours, in as many as the studio says', async () => {
    site.liveSite.replace(other)
    // A Thursday, half past three in the afternoon in New York.
    vi.useFakeTimers({ now: new Date('2026-03-05T20:30:00Z'), toFake: ['Date'] })
    const message = { name: 'Ada', email: 'ada@analytical.example', message: 'How long does it take?' }
    const answer = await site.post('/trpc/contact.sendMessage', { ...message, idempotencyKey: randomUUID() })
    const { message: sentence, answerBy } = answer.json<{ result: { data: ContactAnswer } }>().result.data
    expect(sentence).toBe("Thank you for your message! We'll get back to you within 4 hours.")
    expect(studioTime(new Date(answerBy), 'America/New_York')).toBe('Friday, March 6 at 9:00 PM Eastern time')
  })

  it('a request that had begun before keeps what it began with', async () => {
    const begun = doors.REST(site, ada, randomUUID())
    const { order } = await replacedMeanwhile(site, begun)
    expect(order).toMatchObject({ name: 'Starter Package', price: '69.99' })
    expect(order?.['id']).toMatch(/^NW-ORD-/)
  })
})

/** Replaces the site once a request has read its context, before it does anything else. */
async function replacedMeanwhile<Answer>({ liveSite }: TestApp, begun: Promise<Answer>): Promise<Answer> {
  const { now } = liveSite
  liveSite.now = () => {
    const seen = now()
    liveSite.now = now
    liveSite.replace(other)
    return seen
  }
  return begun
}

import { firstOf } from '@northword/rig/first-of'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { orderNumbers } from './order-number.ts'
import { ada, doors } from '../../../testing/test-orders.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const dayMs = 86_400_000

/** The short form for the day in Hong Kong this many days from now. */
function shortNumber(daysFromNow: number, digits: string) {
  const day = new Date(Date.now() + 8 * 3_600_000 + daysFromNow * dayMs).toISOString().slice(0, 10)
  return `NW-ORD-${day.replaceAll('-', '')}-${digits}`
}

const company = { orderPrefix: 'NW', timeZone: 'Asia/Hong_Kong' }

const numbersOf = (reference: string | null, createdAt: Date) =>
  orderNumbers({ reference, createdAt }, company)

const first = (reference: string | null, at: Date) => numbersOf(reference, at).next().value

const ours = /^NW-ORD-(\d{8}-\d{4}|\d{13}-[A-Z0-9]+)$/

/** Numbers that a stranger might want in the subject of our mail to somebody else. */
const strangers = [
  'NW-ORD-18005550199-CALLTOGETREFUND1',
  'NW-ORD-1763600000000-AB12CD',
  `NW-ORD-${Date.now()}-AB12CD`,
  "NW-ORD-1'; drop table orders --",
  'Call 1-800-555-0199',
  'https://evil.example/refund',
  '<b>paid</b>',
  'NW-ORD-20261122-0001\r\nBcc: victim@y.example',
  '٢٠٢٦١١٢٢-٠٠٠١',
  'x'.repeat(64),
  'x'.repeat(60_000),
  '\u0000',
  '\ud800',
  'constructor',
  shortNumber(-1, '0042'),
  shortNumber(1, '0042'),
  shortNumber(-9999, '0042'),
  shortNumber(0, '00042'),
  shortNumber(0, '042'),
  shortNumber(0, '٠٠٤٢'),
  shortNumber(0, '0042').toLowerCase(),
]

eachDatabase('The number of an order', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  describe.each(Object.entries(doors))('placed through %s', (door, place) => {
    it('is the proposed one where that is free and of today, and another where it is taken', async () => {
      const id = shortNumber(0, door === 'REST' ? '4821' : '4822')
      const earlier = await place(site, { ...ada, id }, randomUUID())
      const second = await place(site, { ...ada, id, fullName: 'Grace Hopper' }, randomUUID())
      expect(earlier.order?.id).toBe(id)
      expect(second.order).toMatchObject({ id: expect.stringMatching(ours), fullName: 'Grace Hopper' })
      expect(second.order?.id).not.toBe(id)
    })

    firstOf(strangers, 8)('is never %j', async (id) => {
      const { order } = await place(site, { ...ada, id }, randomUUID())
      expect(order?.id).toMatch(ours)
      // Three digits may be the beginning of its own number.
      expect(JSON.stringify(order).replaceAll(String(order?.id), '')).not.toContain(id)
      expect(order?.id).not.toBe(id)
      const [row] = await site.rows(`select reference from orders where number = '${String(order?.id)}'`)
      expect([id, null]).toContain(row?.reference)
    })
  })

  it('takes nothing of what was proposed into any mail, job or page of a client', async () => {
    const id = 'NW-ORD-18005550199-CALLTOGETREFUND2'
    await doors.REST(site, { ...ada, id }, randomUUID())
    expect(await site.rows(`select 1 from orders where reference = '${id}'`)).toHaveLength(1)
    for (const table of ['mails', 'pgboss.job', 'projects', 'order_events'])
      expect(await site.rows(`select 1 from ${table} one where one::text like '%18005550199%'`)).toEqual([])
  })

  it('is of the day in Hong Kong, where it may already be tomorrow', () => {
    const lateInLondon = new Date('2026-03-05T16:30:00Z')
    expect(first('NW-ORD-20260306-0042', lateInLondon)).toBe('NW-ORD-20260306-0042')
    expect(first('NW-ORD-20260305-0042', lateInLondon)).toMatch(/^NW-ORD-20260306-/)
  })
})

describe('The number of an order', () => {
  it('is of the long form without another try, for the rest of a day whose short ones are all but taken', () => {
    const [noon, nextNoon] = [new Date('2031-01-01T04:00:00Z'), new Date('2031-01-02T04:00:00Z')]
    for (let taken = 0; taken < 100; taken += 1) {
      const numbers = numbersOf(null, noon)
      expect(numbers.next().value).toMatch(/^NW-ORD-20310101-\d{4}$/)
      expect(numbers.next().value).toMatch(/^NW-ORD-\d{13}-/)
    }
    expect(first(null, noon)).toMatch(/^NW-ORD-\d{13}-/)
    expect(first('NW-ORD-20310101-0042', noon)).toBe('NW-ORD-20310101-0042')
    expect(first(null, nextNoon)).toMatch(/^NW-ORD-20310102-\d{4}$/)
  })
})

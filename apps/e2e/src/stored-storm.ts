import { expect } from 'vitest'
import { addressOf, type Storm } from './order-storm.ts'
import type { Site } from './site.ts'

interface StoredOrder {
  email: string
  number: string
  projects: number
  events: number
  confirmations: number
}

/**
 * Expects every order of a storm that was acknowledged, once and whole: under the number that its client was
 * told, with one project, one event and one confirmation; and beside them only orders that were refused
 * after they had been stored.
 */
export async function expectStormStored(site: Site, { acknowledged }: Storm) {
  const stored = await site.query<StoredOrder>(
    `with confirmations as (
       select "to" ->> 'address' as email, count(*)::int as mails
         from mails where kind = 'order-confirmation' group by 1
     )
     select email, number, coalesce(mails, 0) as confirmations,
            (select count(*)::int from projects where order_id = orders.id) as projects,
            (select count(*)::int from order_events where order_id = orders.id) as events
       from orders left join confirmations using (email)`,
  )
  const broken = stored.filter((order) =>
    [order.projects, order.events, order.confirmations].some((n) => n !== 1),
  )
  expect(broken).toEqual([])
  const numbers = Map.groupBy(stored, ({ email }) => email)
  for (const [key, number] of acknowledged) {
    expect([key, numbers.get(addressOf(key))?.map((order) => order.number)]).toEqual([key, [number]])
  }
}

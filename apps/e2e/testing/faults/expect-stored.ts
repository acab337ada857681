import type { Site } from '@northword/rig/site'
import { expect } from 'vitest'
import { expectMails } from './expect-mails.ts'
import { noteFigures } from './fault-figures.ts'
import { addressOf, type Storm } from './storm.ts'

interface StoredOrder {
  email: string
  number: string
  projects: number
  events: number
  confirmations: number
}

/** The database, and the mail catcher if the servers have one. */
type Compared = Pick<Site, 'query'> & Partial<Pick<Site, 'mailbox' | 'settings'>>

/**
 * Each acknowledged order exists once, with its number, one project, one event and one confirmation that is sent or
 * has a job; other orders were refused after storage, and only clients got mails. Call after the storm has stopped;
 * figures go to the table of `npm run test:faults`.
 * @returns duplicate mails, which are allowed only if a server was killed
 */
export async function expectStormStored(site: Compared, storm: Storm) {
  const stored = await storedOrders(site)
  const broken = stored.filter((order) =>
    [order.projects, order.events, order.confirmations].some((n) => n !== 1),
  )
  expect(broken).toEqual([])
  const numbers = Map.groupBy(stored, ({ email }) => email)
  const wrong = [...storm.acknowledged].filter(([key, number]) => {
    const found = numbers.get(addressOf(key)) ?? []
    return found.length !== 1 || found[0]?.number !== number
  })
  const told = wrong.map(([key, number]) => `${number} (${key})`).join(', ')
  expect(wrong, `Acknowledged, but not stored once under its number: ${told}`).toEqual([])
  const mails = site.mailbox && (await expectMails({ query: site.query, mailbox: site.mailbox }, numbers))
  const database = site.settings && (site.settings['DATABASE_URL'] ? 'Postgres' : 'PGlite')
  noteFigures({ storm, stored: stored.length, ...(mails && { mails }), ...(database && { database }) })
  return { doubledMails: mails?.doubled ?? 0 }
}

const storedOrders = (site: Compared) =>
  site.query<StoredOrder>(
    `with confirmations as (
       select "to" ->> 'address' as email, count(*)::int as mails
         from mails where kind = 'order-confirmation' group by 1
     ), parts as (
       select order_id, count(*)::int as events from order_events group by 1
     ), works as (
       select order_id, count(*)::int as projects from projects group by 1
     )
     select email, number, coalesce(mails, 0) as confirmations,
            coalesce(events, 0) as events, coalesce(projects, 0) as projects
       from orders left join confirmations using (email)
            left join parts on parts.order_id = orders.id left join works on works.order_id = orders.id`,
  )

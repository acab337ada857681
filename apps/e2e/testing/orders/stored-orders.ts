import { findService } from '@northword/content/studio/catalogue'
import { company } from '@northword/content/studio/company'
import type { StorySite } from '@northword/rig/site'
import { expect } from 'vitest'
import type { Client } from '../clients.ts'

/** A stored order with its project's step and its number of events. */
interface StoredOrder {
  number: string
  sku: string
  name: string
  price_cents: number
  full_name: string
  email: string
  phone: string
  note: string
  status: string
  guest: boolean
  user_id: string | null
  step: string
  events: string[]
}

/** Orders with that client's address. */
export const ordersOf = (site: Pick<StorySite, 'query'>, { email }: Client) =>
  site.query<StoredOrder>(
    `select orders.*, projects.status as step,
            array(select to_status from order_events where order_id = orders.id) as events
       from orders left join projects on projects.order_id = orders.id
      where email = $1`,
    [email],
  )

/** Exactly one order of that client, with project, first event and both mails. */
export async function expectOneOrder(site: StorySite, sku: string, client: Client, number: string) {
  const service = findService(sku)
  const mails = await site.mailbox.caught(client.email)
  expect(mails.map(({ email }) => email.subject)).toEqual([expect.stringContaining(number)])
  await expectNotice(site, client, number)
  expect(await ordersOf(site, client)).toEqual([
    expect.objectContaining({
      number,
      sku,
      name: service?.name,
      price_cents: service?.priceCents,
      full_name: client.fullName,
      phone: client.phone,
      note: client.note,
      status: 'Pending Contact',
      guest: true,
      user_id: null,
      step: 'Requested',
      events: ['Pending Contact'],
    }),
  ])
}

/** The studio gets one notice, with the client as Reply-To. */
async function expectNotice(site: StorySite, client: Client, number: string) {
  const notices = async () => {
    const toStudio = await site.mailbox.caught(company.emails.orders)
    return toStudio.filter(({ email }) => email.subject?.includes(number))
  }
  await expect.poll(async () => (await notices()).length).toBeGreaterThan(0)
  const replyTo = [{ name: client.fullName, address: client.email }]
  expect((await notices()).map(({ email }) => email.replyTo)).toEqual([replyTo])
}

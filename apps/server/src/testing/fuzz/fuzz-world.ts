import { siteItem, siteItems } from '@northword/contract/desk/site'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { readItems } from '@northword/seed/read-items'
import { seedContent } from '../../features/content/releases/seed-content.ts'
import { guestOrder, verified, wired } from '../test-accounts.ts'
import type { TestApp } from '../test-app.ts'
import { linkHolder, mintedSecret } from '../test-links.ts'
import { joined, owned, program } from '../test-staff.ts'
import { endpointOf } from '../test-webhooks.ts'
import { type Browser, newBrowser } from '../requests/test-browser.ts'
import { placeOrders } from './fuzz-orders.ts'
import type { KnownValues } from './known-values.ts'

export type ActorName = keyof FuzzWorld['actors']

export type FuzzWorld = Awaited<ReturnType<typeof createFuzzWorld>>

/** A studio with orders in many states and everybody who may call the API. Known values are those of its things. */
export async function createFuzzWorld(site: TestApp, known: KnownValues) {
  const root = await owned(site)
  // So that the desk always has an owner who invites others.
  known.hide(root.id)
  const newOwner = async () => joined(site, root, 'owner')
  const newToken = async (role: 'agent' | 'writer') =>
    program(site, root, { role, scopes: role === 'agent' ? [...tokenScopes] : ['desk:read', 'desk:write'] })
  const owner = await newOwner()
  const client = await verified(site)
  const studio = { site, client: client.browser, email: client.person.email, owner: owner.browser }
  const numbers = await placeOrders(studio)
  const ofGuest = await guestOrder(site)
  known.give('number', ofGuest, ...numbers)
  await addThings(site, owner.browser, known)
  await addSite(site, owner.browser, known)
  known.give('email', client.person.email)
  known.give('passwordHash', wired(client.person.password))
  for (const role of ['agent', 'writer'] as const) {
    known.give('id of Staff', (await joined(site, root, role)).id)
    known.give('id of API tokens', (await newToken(role)).id)
  }
  known.give('id of Webhooks', (await endpointOf(owner)).id)

  /** How each actor comes to credentials, again if a call has ended them. */
  const makers = {
    nobody: async () => newBrowser(site),
    client: async () => sessionOf(site, studio.email, client),
    link: async () => linkHolder(site, numbers[4] === undefined ? undefined : { number: numbers[4] }),
    owner: async () => (await newOwner()).browser,
    token: async () => (await newToken('agent')).browser,
  }
  const actors = { nobody: newBrowser(site), client: client.browser, link: await makers.link() }
  return {
    actors: { ...actors, owner: owner.browser, token: await makers.token() },
    makers,
    /** Lets staff act again after a call that demands a second factor of everybody. */
    pardon: () => site.rows(`update studio_settings set second_factor_demanded = false`),
  }
}

/** A new session of the same client; of another if the password has changed. */
async function sessionOf(
  site: TestApp,
  email: string,
  { person }: Awaited<ReturnType<typeof verified>>,
): Promise<Browser> {
  const browser = newBrowser(site)
  const { status } = await browser.call('auth.signIn', { ...person, email })
  return status === 200 ? browser : (await verified(site)).browser
}

async function addThings(site: TestApp, owner: Browser, known: KnownValues) {
  const visitor = newBrowser(site)
  const message = { name: 'Ada', email: 'ada@analytical.example', message: 'Hello' }
  for (const text of ['Hello', 'Again'])
    await visitor.call('contact.sendMessage', { ...message, message: text })
  await visitor.call('newsletter.subscribe', { email: message.email })
  const idsOf = async (table: string) =>
    (await site.rows(`select id from ${table}`)).map(({ id }) => String(id))
  const [subjectId = ''] = await idsOf('subscribers')
  const comments = await site.rows(
    `select c.id, o.number from text_comments c join orders o on o.id = c.order_id`,
  )
  for (const { id, number } of comments) known.orders.set(String(id), String(number))
  const commentIds = [...known.orders.keys()]
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  await owner.call('desk.saveView', { name: 'Mine', query: {} })
  const given = {
    ...valuesOf,
    'id of Messages': await idsOf('contact_messages'),
    'id of Comments': commentIds,
    'id of Texts for the client': commentIds,
    token: [await mintedSecret(site, { purpose: 'unsubscribe', subjectId })],
    until: ['2026-11-25', inAnHour],
    goesLiveAt: [inAnHour],
  }
  for (const [kind, values] of Object.entries(given)) known.give(kind, ...values)
}

/** Knows items of one kind, so that the fields of one can be published as those of another. */
async function addSite({ database }: TestApp, owner: Browser, known: KnownValues) {
  await seedContent(database, readItems)
  const { items } = siteItems.parse((await owner.ask('site.items', { kind: 'questions' })).body)
  for (const { kind, key } of items.slice(0, 3)) {
    const item = siteItem.parse((await owner.ask('site.findItem', { kind, key })).body)
    known.learn('', item)
    known.give('fields', item.live)
  }
  known.give('newKey', 'another', 'one-more')
}

const days = ['2026-11-20', '2026-11-25']

const valuesOf = {
  email: ['ada@analytical.example', 'new@navy.example', 'bob@mail.example'],
  sku: ['PS-025', 'PS-070'],
  piece: [1],
  version: [1, 2],
  from: [1, ...days],
  since: days,
  receivedOn: days,
  sentOn: days,
  revision: [0, 2],
  agreedCents: [0],
  cents: [40_000, 1, 100],
  url: ['https://93.184.215.14/orders'],
  text: ['# Three\n\nA third text, with [a link](https://example.com).'],
}

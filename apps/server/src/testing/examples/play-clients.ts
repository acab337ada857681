import { randomUUID } from 'node:crypto'
import type { Browser } from '../requests/test-browser.ts'
import type { TestApp } from '../test-app.ts'
import type { Recorder } from './recorder.ts'

export const ada = { name: 'Ada Lovelace', email: 'ada@client.example', password: 'an engine of brass' }

const brief = 'A page about bicycle brakes, for riders.'

const passwordHash = Buffer.from(ada.password).toString('base64')

/** Calls that anybody may make: catalog, accounts, contact and newsletter. Returns the client's browser. */
export async function playVisitors(site: TestApp, recorder: Recorder): Promise<Browser> {
  const client = recorder.newBrowser()
  const own = (operationId: string, method: string, url: string, input = {}) =>
    recorder.send(client, { operationId, method, url, input })
  await own('services.list', 'GET', '/api/services')
  await own('problems.list', 'GET', '/api/problems')
  await own('auth.signUp', 'POST', '/api/auth/register', { name: ada.name, email: ada.email, passwordHash })
  await own('auth.signOut', 'POST', '/api/auth/logout')
  await own('auth.signIn', 'POST', '/api/auth/login', { email: ada.email, passwordHash, rememberMe: false })
  await own('auth.me', 'GET', '/api/auth/me')
  const message = 'Do you write about bicycles?'
  const idempotencyKey = randomUUID()
  const { name, email } = ada
  await own('contact.sendMessage', 'POST', '/api/contact', { name, email, message, idempotencyKey })
  await playNewsletter(site, recorder, client)
  return client
}

async function playNewsletter(site: TestApp, recorder: Recorder, reader: Browser) {
  const email = 'reader@client.example'
  await recorder.at(() => reader.call('newsletter.subscribe', { email }))
  const token = await site.linkTo(email)
  await recorder.at(() => reader.call('newsletter.confirmSubscription', { token }))
  await recorder.send(reader, {
    operationId: 'newsletter.unsubscribe',
    method: 'POST',
    url: '/api/newsletter/unsubscribe/:token',
    input: { token: await site.linkTo(email, 2) },
  })
}

/** Places an order as a client. Returns its number. */
export async function playOrder(recorder: Recorder, client: Browser, sku: string): Promise<string> {
  const { order } = await recorder.send(client, {
    operationId: 'orders.place',
    method: 'POST',
    url: '/api/orders',
    input: {
      fullName: ada.name,
      email: ada.email,
      phone: '+852 5555 0100',
      note: brief,
      sku,
      idempotencyKey: randomUUID(),
    },
  })
  return (order as { id: string }).id
}

/** Calls of a client about an account's orders. */
export async function playLists(recorder: Recorder, client: Browser, number: string) {
  const own = (operationId: string, url: string) => recorder.send(client, { operationId, method: 'GET', url })
  await own('orders.list', '/api/orders')
  await own('projects.list', '/api/projects')
  await recorder.call(client, 'orders.find', { number })
  await recorder.call(client, 'conversation.list', { number })
  await own('account.exportData', '/api/account/data')
}

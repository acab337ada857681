import type { Site } from '@northword/rig/site'
import type { BrowserContext } from 'playwright-core'
import { password } from '../forms/account-forms.ts'
import { clients } from '../clients.ts'
import { bodyOf } from '../network/body-of.ts'

/** Registers a client with an order, signed in in this browser. */
export async function clientWithOrder(context: BrowserContext, site: Site, sku = 'PS-045') {
  const { fullName, email } = clients.ada
  const passwordHash = Buffer.from(password).toString('base64')
  const registered = await post(site, '/api/auth/register', { name: fullName, email, passwordHash })
  await bodyOf<{ user: object }>(registered, 'user')
  const { name, value } = sessionIn(registered)
  const placed = await post(site, '/api/orders', { ...clients.ada, sku }, `${name}=${value}`)
  const { order } = await bodyOf<{ order: { id: string } }>(placed, 'order')
  await context.addCookies([{ name, value, url: site.url }])
  return { number: order.id, email }
}

/** The session cookie that an answer sets. */
export function sessionIn({ headers }: Response) {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('nw_session=')) ?? ''
  const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
  return { name, value }
}

/** Posts JSON, with the cookies of a session. */
export const post = (site: Pick<Site, 'url'>, path: string, body: object, cookie = '') =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

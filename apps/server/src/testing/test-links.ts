import { byLinkHeader } from '@northword/contract/people/by-link'
import { linkPurposes } from '../features.ts'
import type { LinkOrder } from '../features/links/link-purpose.ts'
import { mintLink } from '../features/links/mint-link.ts'
import { orderPurposes } from '../features/orders/mails/order-link.ts'
import { guestOrder } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'
import { type Browser, newBrowser } from './requests/test-browser.ts'

export const making = { purposes: linkPurposes, publicUrl: '' }

/** Header of every request from the link page. */
export const byLink = { [byLinkHeader]: '1' }

export const onLinkPage = (site: TestApp) => newBrowser(site, { headers: byLink })

export async function opened(site: TestApp, token: string): Promise<Browser> {
  const browser = onLinkPage(site)
  await browser.call('orderLinks.open', { token })
  return browser
}

export async function mintedSecret(
  { database }: Pick<TestApp, 'database'>,
  link: LinkOrder,
): Promise<string> {
  const url = await mintLink(database.orm.em.fork(), making, link)
  return url.split(/#|\?token=/)[1] ?? ''
}

export async function secretFor(
  site: Pick<TestApp, 'rows' | 'database'>,
  number: string,
  kind: keyof typeof orderPurposes = 'mailed',
): Promise<string> {
  const [order] = await site.rows(`select id from orders where number = '${number}'`)
  return mintedSecret(site, { purpose: orderPurposes[kind], subjectId: String(order?.['id']) })
}

/** The holder of a mailed link who has confirmed the address. Default: a guest's new order. */
export async function linkHolder(site: TestApp, order?: { number: string }): Promise<Browser> {
  const number = order?.number ?? (await guestOrder(site))
  const browser = await opened(site, await secretFor(site, number))
  await browser.call('orderLinks.confirmAddress')
  return browser
}

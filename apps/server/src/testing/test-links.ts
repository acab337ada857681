import { byLinkHeader } from '@northword/contract/by-link'
import { linkPurposes } from '../features.ts'
import type { LinkOrder } from '../features/links/link-purpose.ts'
import { mintLink } from '../features/links/mint-link.ts'
import { orderPurposes } from '../features/orders/order-link.ts'
import { placed, somebody } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'
import { type Browser, newBrowser } from './test-browser.ts'

/** Makes links without a host. */
export const making = { purposes: linkPurposes, publicUrl: '' }

/** Sent with everything that the page of a link asks. */
export const byLink = { [byLinkHeader]: '1' }

/** A browser on the page of links; what it does elsewhere it does with another header. */
export const onLinkPage = (site: TestApp) => newBrowser(site, { headers: byLink })

/** A browser that has opened a link with this secret, on its page. */
export async function opened(site: TestApp, token: string): Promise<Browser> {
  const browser = onLinkPage(site)
  await browser.call('orderLinks.open', { token })
  return browser
}

/** The secret of a new link, as a mail would have it. */
export async function mintedSecret(
  { database }: Pick<TestApp, 'database'>,
  link: LinkOrder,
): Promise<string> {
  const url = await mintLink(database.orm.em.fork(), making, link)
  return url.split(/#|\?token=/)[1] ?? ''
}

/** The secret of a link to an order, as a mail would have it; or as staff hand it out. */
export async function secretFor(
  site: Pick<TestApp, 'rows' | 'database'>,
  number: string,
  kind: keyof typeof orderPurposes = 'mailed',
): Promise<string> {
  const [order] = await site.rows(`select id from orders where number = '${number}'`)
  return mintedSecret(site, { purpose: orderPurposes[kind], subjectId: String(order?.['id']) })
}

/** Whoever holds a mailed link to an order, and has said that it is theirs; an order of a guest's, if none is given. */
export async function linkHolder(site: TestApp, order?: { number: string }): Promise<Browser> {
  const number = order?.number ?? (await placed(newBrowser(site), somebody().email))
  const browser = await opened(site, await secretFor(site, number))
  await browser.call('orderLinks.confirmAddress')
  return browser
}

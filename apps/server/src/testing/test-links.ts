import { expect } from 'vitest'
import { byLinkHeader } from '@northword/contract/people/by-link'
import { linkPurposes } from '../features.ts'
import type { LinkOrder } from '../features/links/link-purpose.ts'
import { mintLink } from '../features/links/mint-link.ts'
import { orderPurposes } from '../features/orders/mails/about-order.ts'
import { hashOfSecret } from '../secrets/secrets.ts'
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

/** Lets so much time pass for a link, checks that a minute is left at most, and lets that pass. */
export async function expectMinuteLeft(site: TestApp, token: string, passed: string) {
  const move = (interval: string) =>
    site.rows(`update tokens set expires_at = expires_at - interval '${interval}'
      where hash = '${hashOfSecret(token)}' returning extract(epoch from expires_at - now())::int as left`)
  const [{ left } = { left: 0 }] = await move(passed)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThanOrEqual(60)
  await move('1 minute')
}

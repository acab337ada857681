import { findService } from '@northword/content/catalogue'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../testing/browser-story.ts'
import { orderLinkOf } from '../testing/order-form.ts'

const visit = useBrowser()
const service = findService('PS-045')?.name ?? ''

describe.skipIf(withoutBrowser)('Without scripts', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it.each(['/', '/services', '/pricing'])('%s shows no dead button', async (path) => {
    const { page } = await visit(site, { javaScriptEnabled: false })
    await page.goto(path)
    expect(await orderLinkOf(page, service).isVisible()).toBe(true)
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0)
  })
})

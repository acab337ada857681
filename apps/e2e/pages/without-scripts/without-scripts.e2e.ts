import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { orderLinkOf, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('Without scripts', () => {
  const site = readSite()

  it.each(['/', '/services', '/pricing'])('%s shows no dead button', async (path) => {
    const { page } = await visit(site, { javaScriptEnabled: false, at: path })
    expect(await orderLinkOf(page, service).isVisible()).toBe(true)
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0)
  })
})

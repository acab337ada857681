import { orderOpening } from '@northword/content/orders/order-opening'
import { firstOf } from '@northword/rig/first-of'
import { describe, expect } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

const visit = useBrowser(['--blink-settings=defaultFontSize=32'])
describe.skipIf(withoutBrowser)('With text of twice the size on a phone', () => {
  const site = readSite()

  const forms = [320, 360].flatMap((width) => ['/pricing', '/services'].map((path) => ({ width, path })))

  firstOf(forms)('of $width px an order form of $path does not scroll sideways', async ({ width, path }) => {
    const { page } = await visit(site, { viewport: { width, height: 740 }, at: path })
    await page
      .getByRole('link', { name: new RegExp(`^${orderOpening.label} `) })
      .first()
      .click()
    await page.getByRole('form').waitFor()
    expect(await page.evaluate(sidewaysOverflow)).toBe(0)
  })
})

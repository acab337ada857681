import { orderOpening } from '@northword/content/orders/order-opening'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

const visit = useBrowser(['--blink-settings=defaultFontSize=32'])
describe.skipIf(withoutBrowser)('With text of twice the size on a phone', () => {
  const site = readSite()

  describe.each([320, 360])('of %i px', (width) => {
    it.each(['/pricing', '/services'])('an order form of %s does not scroll sideways', async (path) => {
      const { page } = await visit(site, { viewport: { width, height: 740 }, at: path })
      await page
        .getByRole('link', { name: new RegExp(`^${orderOpening.label} `) })
        .first()
        .click()
      await page.getByRole('form').waitFor()
      expect(await page.evaluate(sidewaysOverflow)).toBe(0)
    })
  })
})

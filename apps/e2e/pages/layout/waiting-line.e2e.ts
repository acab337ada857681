import { findService } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import { outbox } from '@northword/content/orders/outbox'
import { describe, expect } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { coveredControls } from '../../testing/accessibility/covered.ts'
import { firstOf } from '@northword/rig/first-of'
import { tabTo } from '../../testing/browser/keyboard.ts'
import { orderByMouse, orderLinkOf, waitsOnDevice } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
/** Top of the pressed link in the window, which the line covers after the dialog is closed, or the toast below it. */
const places = [360, 768, 1440].flatMap((width) => [24, 150].map((top) => ({ width, top })))
// The last service of the page.
const service = findService('PS-200')?.name ?? ''

describe.skipIf(withoutBrowser)('The line about an order that waits', () => {
  const site = readSite()

  firstOf(places)('is in sight at $width px, ordered $top px below the top', async ({ width, top }) => {
    const { page, expectProblem } = await visit(site, { viewport: { width, height: 740 }, at: '/pricing' })
    expectProblem(/ERR_FAILED|Failed to load/)
    await page.route('**/trpc/**', (route) => route.abort())
    await orderLinkOf(page, service).evaluate((link, distance) => {
      scrollBy({ top: link.getBoundingClientRect().top - distance, behavior: 'instant' })
    }, top)
    await orderByMouse(page, service, clients.emil)
    await waitsOnDevice(page)
    const line = page.getByRole('status').getByText(outbox.waiting(1))
    const button = page.getByRole('button', { name: outbox.retry })
    const dialog = page.getByRole('dialog')
    for (const part of [line, button]) {
      expect(await part.evaluate(isInSight)).toBe(true)
      expect(await part.evaluate((element) => element.closest('dialog') !== null)).toBe(true)
    }
    expect(await dialog.evaluate(coveredControls)).toEqual([])
    await tabTo(page, button)

    await dialog.getByRole('button', { name: ordering.buttons.done }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    for (const part of [line, button]) expect(await part.evaluate(isInSight)).toBe(true)
    await expect.poll(() => page.evaluate(focusIsCovered), { timeout: 2_000 }).toBe(false)
  })
})

/** Runs in the page: an element is completely visible. */
function isInSight(element: Element) {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  const points = [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const
  return points.every(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return seen !== null && (element.contains(seen) || seen.contains(element))
  })
}

/** Runs in the page. */
function focusIsCovered() {
  const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  const seen = document.elementFromPoint(left + 3, top + 3)
  return !document.activeElement?.contains(seen)
}

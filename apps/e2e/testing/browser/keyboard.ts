import { until } from '@northword/rig/until'
import type { Locator, Page } from 'playwright-core'

export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('200 presses of Tab did not reach the button.')
}

/** Focuses by Tab and presses Enter. */
export async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Polls from the test: a page without scripts has no timers. */
export async function waitForFocus(target: Locator) {
  await target.waitFor()
  await until('the focus', async () => (await hasFocus(target)) || undefined, 5000)
}

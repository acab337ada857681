import type { Locator, Page } from 'playwright-core'

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('200 presses of Tab did not reach the button.')
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Waits until an element has the focus. */
export async function waitForFocus(target: Locator) {
  await target.waitFor()
  await target.evaluate(async (element) => {
    const deadline = Date.now() + 5000
    while (element !== document.activeElement) {
      if (Date.now() > deadline) throw new Error(`The focus is on ${document.activeElement?.outerHTML}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

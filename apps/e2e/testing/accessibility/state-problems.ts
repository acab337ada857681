import type { Page } from 'playwright-core'
import { accessibilityProblems } from './accessibility.ts'
import { sidewaysOverflow } from './sideways.ts'

/** Opens a page in each state, by the state's name. */
export type PageStates = Record<string, (page: Page) => Promise<unknown>>

type Checks = (page: Page) => Promise<string[]>

/** Problems of each state, prefixed by its name. */
export async function problemsOf(page: Page, states: PageStates, checks: Checks) {
  const found: string[] = []
  for (const [state, open] of Object.entries(states)) {
    await open(page)
    for (const problem of await checks(page)) found.push(`${state}: ${problem}`)
  }
  return found
}

/** Axe finds nothing, and everything fits. */
export const everything: Checks = async (page) => [
  ...(await accessibilityProblems(page)),
  ...(await fits(page)),
]

/** Nothing scrolls sideways, and no text is clipped. */
export const fits: Checks = async (page) => {
  const sideways = await page.evaluate(sidewaysOverflow)
  const clipped = await page.evaluate(clippedTexts)
  return [...(sideways > 0 ? [`${sideways} px too wide`] : []), ...clipped.map((text) => `cut off: ${text}`)]
}

/** Runs in the page: beginnings of texts that their own box clips. */
function clippedTexts(): string[] {
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isClipped = (element: Element) => {
    const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element)
    // Text for screen readers is clipped on purpose.
    if (clip !== 'auto' || clipPath !== 'none') return false
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 3)
    )
  }
  return [...document.querySelectorAll('body *')]
    .filter((element) => holdsText(element) && element.checkVisibility() && isClipped(element))
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
}

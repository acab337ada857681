import type { Page } from 'playwright-core'
import { accessibilityProblems } from './accessibility.ts'
import { clippedTexts } from './clipped.ts'
import type { DeskState } from '../desk/desk-states.ts'
import { sidewaysOverflow } from './sideways.ts'

type Checks = (page: Page) => Promise<string[]>

/** Problems of each state, prefixed by its name. */
export async function problemsOf(page: Page, states: readonly DeskState[], checks: Checks) {
  const found: string[] = []
  for (const { name: state, open } of states) {
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

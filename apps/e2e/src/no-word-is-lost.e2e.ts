import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutBrowser } from './browser-story.ts'
import { quickestKind } from './database.ts'
import { hydrate } from './hydration.ts'
import { useReader } from './reader.ts'
import { linkPages, publicPaths } from './routes.ts'
import { shownWords } from './shown-words.ts'
import { sidewaysOverflow } from './sideways.ts'
import { openSite, type Site } from './site.ts'

const still = { reducedMotion: 'reduce' } as const
const desktop = { width: 1440, height: 900 }
const phone = { width: 320, height: 640 }

let site: Site
beforeAll(async () => {
  site = await openSite(quickestKind)
})
afterAll(() => site.close())
const opened = () => site

describe.skipIf(withoutBrowser)('No word is lost', () => {
  const reader = useReader(opened, still)

  it.each(publicPaths)('of %s on 320 px', async (path) => {
    const page = reader()
    const words = await wordsOnDesktop(page, path)
    await page.setViewportSize(phone)
    expect(lost(words, await page.evaluate(shownWords))).toEqual([])
  })

  it.each(publicPaths)('of %s on paper, but what only a screen can do', async (path) => {
    const page = reader()
    const words = await wordsOnDesktop(page, path)
    const forScreens = await page
      .locator('main, footer')
      .locator('nav, form, :has(> form) > p, search, button, a, summary')
      .evaluateAll((parts) => parts.map(({ textContent }) => textContent.replace(/\s+/g, ' ')))
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(shownWords)
    const header = await page
      .getByRole('banner')
      .locator('nav, button, summary')
      .filter({ visible: true })
      .count()
    await page.emulateMedia({ media: null })
    expect(lost(words, printed).filter((word) => !forScreens.some((part) => part.includes(word)))).toEqual([])
    expect(printed.length).toBeGreaterThan(0)
    expect(header).toBe(0)
  })
})

describe.skipIf(withoutBrowser)('With text of twice the size no word is lost', () => {
  const reader = useReader(opened, still, ['--blink-settings=defaultFontSize=32'])

  it.each(publicPaths)('of %s on a desktop, on 320 px, and nothing scrolls sideways', async (path) => {
    const page = reader()
    const words = await wordsOnDesktop(page, path, { width: 2880, height: 1800 })
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      expect(lost(words, await page.evaluate(shownWords)), `${size.width} px`).toEqual([])
      expect(await page.evaluate(sidewaysOverflow), `${size.width} px`).toBeLessThanOrEqual(0)
    }
  })
})

/** What a wide screen shows of a page whose answers are open. A page of a mailed link says first what the link lacks. */
async function wordsOnDesktop(page: Page, path: string, size = desktop): Promise<string[]> {
  await page.setViewportSize(size)
  await page.goto(path)
  if (linkPages.some((link) => link.path === path)) await hydrate(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  })
  const words = await page.evaluate(shownWords)
  expect(words.length).toBeGreaterThan(10)
  return words
}

/** What is shown less often than it was. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after]
  return before.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

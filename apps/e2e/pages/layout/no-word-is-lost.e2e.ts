/** @module-tag thorough */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useReader, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { linkPages, otherArticles, publicPaths } from '../../testing/pages/routes.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

const still = { reducedMotion: 'reduce' } as const
const desktop = { width: 1440, height: 900 }
const phone = { width: 320, height: 640 }

const site = readSite()
const opened = () => site

describe.skipIf(withoutBrowser)('No word is lost', () => {
  const reader = useReader(opened, still)

  it.each([...publicPaths, ...otherArticles])('of %s on 320 px', async (path) => {
    const page = reader()
    const words = await wordsOnDesktop(page, path)
    await page.setViewportSize(phone)
    expect(lost(words, await page.evaluate(shownWords))).toEqual([])
  })

  it.each([...publicPaths, ...otherArticles])(
    'of %s on paper, but what only a screen can do',
    async (path) => {
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
      expect(lost(words, printed).filter((word) => !forScreens.some((part) => part.includes(word)))).toEqual(
        [],
      )
      expect(printed.length).toBeGreaterThan(0)
      expect(header).toBe(0)
    },
  )
})

describe.skipIf(withoutBrowser)('With text of twice the size no word is lost', () => {
  const reader = useReader(opened, still, ['--blink-settings=defaultFontSize=32'])

  it.each([...publicPaths, ...otherArticles])(
    'of %s on a desktop, on 320 px, and nothing scrolls sideways',
    async (path) => {
      const page = reader()
      const words = await wordsOnDesktop(page, path, { width: 2880, height: 1800 })
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        expect(lost(words, await page.evaluate(shownWords)), `${size.width} px`).toEqual([])
        expect(await page.evaluate(sidewaysOverflow), `${size.width} px`).toBeLessThanOrEqual(0)
      }
    },
  )
})

/** Words on a wide screen with answers open. A mailed link's page is hydrated, when it reports a missing token. */
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

/** Words that are shown less often. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after]
  return before.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/**
 * Runs in the page: visible texts of content and footer, also below the fold. Visible means that all lines are inside
 * the page and every clipping box, or can be scrolled to.
 */
function shownWords(): string[] {
  const page = document.documentElement
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX)
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const isWithin = (line: DOMRect, { left, right, top, bottom }: DOMRect) => {
    const middle = line.top + line.height / 2
    return line.left >= left - 1 && line.right <= right + 1 && middle >= top && middle <= bottom
  }
  const isShown = (text: Node): boolean => {
    const parent = text.parentElement
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const bounds = [new DOMRect(0, -1e6, page.clientWidth, 2e6)]
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      if (scrolls(box)) return lines.length > 0
      if (clips(box)) bounds.push(box.getBoundingClientRect())
    }
    return lines.length > 0 && lines.every((line) => bounds.every((box) => isWithin(line, box)))
  }
  const shown: string[] = []
  for (const part of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.replace(/\s+/g, ' ').trim()
      if (words && isShown(texts.currentNode)) shown.push(words)
    }
  }
  return shown
}

import { firstOf } from '@northword/rig/first-of'
import { company } from '@northword/content/studio/company'
import { chrome } from '@northword/content/site/navigation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../../testing/accessibility/accessibility.ts'
import { readSite, useReader, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { otherArticles, publicPaths } from '../../testing/pages/routes.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

const phone = { width: 360, height: 740 }
const desktop = { width: 1440, height: 900 }

/** Pages that share their parts with another one; private-pages.e2e.ts shows those of links to axe, too. */
const otherPages = publicPaths.filter((path) =>
  [
    '/legal/privacy',
    '/legal/refund',
    '/legal/accessibility',
    '/login/link',
    '/verify-email',
    '/o/undo',
    '/o/undo-approval',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ].includes(path),
)
const kindsOfPages = publicPaths.filter((path) => !otherPages.includes(path))

const site = readSite()
const opened = () => site

/** Alternates phone and desktop; `isOther` swaps them. What does not depend on them is measured once. */
const looked = (paths: string[], isOther: boolean) => () => {
  const reader = useReader(opened, { reducedMotion: 'reduce' })
  const cases = paths.map((path, index) => ({ path, size: (index % 2 === 1) === isOther ? phone : desktop }))
  const fits = isOther ? '' : 'fits 320 px, moves nothing, shows where it is in forced colours, and '

  it.each(cases)(
    `$path ${fits}has nothing that axe finds on $size.width px, light or dark`,
    async ({ path, size }) => {
      const page = reader()
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      if (!isOther) await expectToFit(page)
      await page.setViewportSize(size)
      await openAll(page)
      expect(await accessibilityProblems(page), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
      expect(await accessibilityProblems(page, 'colours'), 'dark').toEqual([])
    },
  )
}

/** Leaves the page as it was, but for its width. */
async function expectToFit(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.setViewportSize(desktop)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(unmarked)).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

const readInTheDark = (paths: string[]) => () => {
  const reader = useReader(opened, { javaScriptEnabled: false, colorScheme: 'dark' })

  it.each(paths)('%s can be read', async (path) => {
    const page = reader()
    await page.goto(path)
    expect(await page.title()).toMatch(new RegExp(`. - ${company.brand}$`))
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    // Excludes forms, which need scripts, closed disclosures and skeletons.
    const words = page.locator(
      'main :is(h1, h2, h3, p, li, a):not(form *, details > :not(summary) *, [data-loading] *)',
    )
    const hidden = words.filter({ visible: false, hasText: /\S/ })
    expect(await words.filter({ visible: true, hasText: /\S/ }).count()).toBeGreaterThan(0)
    expect(await hidden.allInnerTexts()).toEqual([])
  })
}

describe.skipIf(withoutBrowser)('Every kind of page', looked(kindsOfPages, false))
describe.skipIf(withoutBrowser)('Every kind of page', { tags: ['thorough'] }, looked(kindsOfPages, true))
describe.skipIf(withoutBrowser)('Every other page', { tags: ['thorough'] }, looked(otherPages, false))
describe.skipIf(withoutBrowser)('Every other page', { tags: ['thorough'] }, looked(otherPages, true))
describe.skipIf(withoutBrowser)(
  'Every page without a script, in the dark,',
  { tags: ['thorough'] },
  readInTheDark(publicPaths),
)
// They share a template with the first.
describe.skipIf(withoutBrowser)('Every other article', { tags: ['thorough'] }, looked(otherArticles, false))
describe.skipIf(withoutBrowser)('Every other article', { tags: ['thorough'] }, looked(otherArticles, true))
describe.skipIf(withoutBrowser)(
  'Every other article without a script, in the dark,',
  { tags: ['thorough'] },
  readInTheDark(otherArticles),
)

describe.skipIf(withoutBrowser)('By keyboard', () => {
  const reader = useReader(opened)

  firstOf(['/pricing', '/faq', '/blog', '/404'])('the content of %s is one step away', async (path) => {
    const page = reader()
    await page.goto(path)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(chrome.skipLink)
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  firstOf(['Services', 'About', 'FAQ', 'Contact'])('%s begins at its heading', async (name) => {
    const page = reader()
    await page.goto('/')
    await hydrate(page)
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter')
    await page.waitForURL(`**/${name.toLowerCase()}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')
  })
})

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

/** Runs in the page: controls in their background's colour, or without a focus ring. */
function unmarked(): string[] {
  const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select')]
  return all
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('form'))
    .filter((element) => {
      element.focus({ focusVisible: true, preventScroll: true })
      const { outlineStyle, outlineWidth, color, backgroundColor } = getComputedStyle(element)
      return !isDrawn(outlineStyle, outlineWidth) || color === backgroundColor
    })
    .map((element) => element.outerHTML.slice(0, 200))
}

import { accessibility } from '@northword/content/legal/accessibility'
import { cookiePolicy, cookieTable } from '@northword/content/legal/cookies'
import { legalWords } from '@northword/content/legal/legal-document'
import { privacy } from '@northword/content/legal/privacy'
import { refund } from '@northword/content/legal/refund'
import { terms } from '@northword/content/legal/terms'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { bannerOf } from '../testing/browser/consent.ts'
import { firstOf } from '@northword/rig/first-of'
import { hydrate } from '../testing/browser/hydration.ts'
import { expectNoProblems, looks } from '../testing/accessibility/looks.ts'
import { sidewaysOverflow } from '../testing/accessibility/sideways.ts'

const visit = useBrowser()
const visitWithLargeText = useBrowser(['--blink-settings=defaultFontSize=32'])
const policies = [
  { path: '/legal/terms', document: terms },
  { path: '/legal/privacy', document: privacy },
  { path: '/legal/refund', document: refund },
  { path: '/legal/cookies', document: cookiePolicy },
  { path: '/legal/accessibility', document: accessibility },
]

describe.skipIf(withoutBrowser)('The legal pages', () => {
  const site = readSite()

  firstOf(policies)('$path leads from its contents to every section, by keyboard too', async ({ path }) => {
    const { page } = await visit(site, { at: path })
    await hydrate(page)
    const links = page.getByRole('navigation', { name: legalWords.contents }).getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(await page.locator(hrefs.join(', ')).count()).toBe(hrefs.length)
    await links.last().focus()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe(hrefs.at(-1))
    expect(await page.locator(`section${hrefs.at(-1)}`).boundingBox()).toMatchObject({
      y: expect.closeTo(24, -2) as number,
    })
  })

  it('the terms have ten numbered sections', async () => {
    const { page } = await visit(site, { at: '/legal/terms' })
    const headings = await page.locator('main section h2').allInnerTexts()
    const numbers = headings.flatMap((heading) => /^(\d+)\./.exec(heading)?.[1] ?? [])
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  })

  firstOf(policies)('$path ends with whom to ask', async ({ path, document }) => {
    const { page } = await visit(site, { at: path })
    const { heading, email, links } = document.contact
    const card = page.locator('section#contact')
    await card.getByRole('heading', { name: heading }).waitFor()
    expect(await card.getByRole('link', { name: email.address }).getAttribute('href')).toBe(
      `mailto:${email.address}`,
    )
    await card.getByRole('link', { name: links[0]?.label ?? '' }).click()
    await page.waitForURL('**/contact')
  })

  firstOf(policies)(
    '$path is printed whole, without what cannot be pressed on paper',
    async ({ path, document }) => {
      const { page } = await visit(site, { at: path })
      await page.emulateMedia({ media: 'print' })
      const contents = page.getByRole('navigation', { name: legalWords.contents })
      expect(await contents.isVisible()).toBe(false)
      for (const { heading } of document.sections) {
        expect(await page.locator('main h2', { hasText: heading }).first().isVisible()).toBe(true)
      }
      expect(await page.getByRole('link', { name: document.contact.email.address }).isVisible()).toBe(true)
    },
  )

  // Every page is checked elsewhere, except for parts that open on a phone.
  it.each(looks.flatMap((look) => policies.map(({ path }) => ({ ...look, path }))))(
    '$path is clean on $screen',
    { tags: ['thorough'] },
    async ({ path, options }) => {
      const { page } = await visit(site, { ...options, at: path })
      await expectNoProblems(page)
    },
  )

  it('the table of the cookie policy needs no scrolling on a phone', async () => {
    const { page } = await visit(site, { viewport: { width: 360, height: 740 }, at: '/legal/cookies' })
    const region = page.getByRole('region', { name: cookieTable.caption })
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  it(
    'the table of the cookie policy scrolls by keyboard where it is too wide',
    { tags: ['thorough'] },
    async () => {
      const { page } = await visit(site, { viewport: { width: 1024, height: 740 }, at: '/legal/cookies' })
      const region = page.getByRole('region', { name: cookieTable.caption })
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    },
  )

  firstOf(policies)(
    '$path holds text of twice the size on a narrow phone, under the banner',
    async ({ path }) => {
      const { page } = await visitWithLargeText(site, { isNew: true, viewport: { width: 320, height: 740 } })
      await page.goto(path)
      await bannerOf(page).waitFor()
      const banner = await page.evaluate(
        () => (document.querySelector('[data-consent-banner]')?.clientHeight ?? 0) / innerHeight,
      )
      expect(await page.evaluate(sidewaysOverflow)).toBe(0)
      expect(banner).toBeLessThanOrEqual(0.6)
      const decline = bannerOf(page).getByRole('button').last()
      await decline.click()
      await bannerOf(page).waitFor({ state: 'hidden' })
    },
  )
})

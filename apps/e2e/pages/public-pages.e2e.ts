import { firstOf } from '@northword/rig/first-of'
import { faq } from '@northword/content/site/faq'
import { readRedline } from '@northword/content/site/home'
import { notFound } from '@northword/content/site/not-found'
import { portfolio } from '@northword/content/site/portfolio'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { hydrate } from '../testing/browser/hydration.ts'
import { expectNoProblems, looks } from '../testing/accessibility/looks.ts'
import { expectTitle } from '../testing/browser/address.ts'

const visit = useBrowser()
const questionById = (id: string) => {
  const found = faq.questions.find((each) => each.id === id)
  if (!found) throw new Error(`The FAQ has no question ${id}.`)
  return found
}
const [turnaround, refunds] = [questionById('turnaround'), questionById('refunds')]

describe.skipIf(withoutBrowser)('The pages that need no script', () => {
  const site = readSite()

  describe('The FAQ', () => {
    it('opens two questions without JavaScript, and both stay open', async () => {
      const { page } = await visit(site, { javaScriptEnabled: false, at: '/faq' })
      expect(await shownAnswers(page)).toEqual([])
      await heading(page, turnaround.question).click()
      await heading(page, refunds.question).click()
      expect(await shownAnswers(page)).toEqual([turnaround.answer[0], refunds.answer[0]])
      await heading(page, turnaround.question).click()
      expect(await shownAnswers(page)).toEqual([refunds.answer[0]])
    })

    it('opens and closes a question by keyboard', { tags: ['thorough'] }, async () => {
      const { page } = await visit(site, { at: '/faq' })
      await page.locator('summary', { hasText: refunds.question }).focus()
      await page.keyboard.press('Enter')
      expect(await shownAnswers(page)).toEqual([refunds.answer[0]])
      await page.keyboard.press('Space')
      expect(await shownAnswers(page)).toEqual([])
    })

    firstOf([false, true])(
      'shows the answer that the address names (with JavaScript: %s)',
      async (withScripts) => {
        const { page } = await visit(site, { javaScriptEnabled: withScripts, at: `/faq#${refunds.id}` })
        await expect.poll(() => shownAnswers(page)).toEqual([refunds.answer[0]])
        const box = await heading(page, refunds.question).boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual(0)
        expect(box?.y).toBeLessThan(200)
      },
    )

    it('shows the answer that a link of another page names', async () => {
      const { page } = await visit(site, { at: '/portfolio' })
      await hydrate(page)
      await page
        .locator('main a')
        .first()
        .evaluate((link, to) => link.setAttribute('href', to), `/faq#${refunds.id}`)
      await page.locator('main a').first().click()
      await expectTitle(page, 'FAQ')
      await expect.poll(() => shownAnswers(page)).toEqual([refunds.answer[0]])
      expect((await heading(page, refunds.question).boundingBox())?.y).toBeLessThan(200)
    })

    it('leads on without loading a document, and Back finds the reader’s place and what was open', async () => {
      const { page } = await visit(site, { at: '/faq' })
      await hydrate(page)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await heading(page, refunds.question).click()
      const link = page.locator('main').getByRole('link', { name: refunds.links?.[0]?.label ?? '' })
      await link.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(300)
      const left = await settledScrollTop(page)
      await link.click()
      await expectTitle(page, 'Refund Policy')
      expect(await scrollTop(page)).toBe(0)

      await page.goBack()
      await expectTitle(page, 'FAQ')
      await expect.poll(() => scrollTop(page)).toBe(left)
      expect(await shownAnswers(page)).toEqual([refunds.answer[0]])
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })

    it('prints every answer', async () => {
      const { page } = await visit(site, { at: '/faq' })
      await page.emulateMedia({ media: 'print' })
      expect(await shownAnswers(page)).toEqual(faq.questions.map(({ answer }) => answer[0]))
    })
  })

  it('lets an edit of the portfolio be read clean, without JavaScript', { tags: ['thorough'] }, async () => {
    const { page } = await visit(site, { javaScriptEnabled: false, at: '/portfolio' })
    for (const { id, redline } of portfolio.caseStudies.items) {
      const sheet = page.locator(`[id="${id}"]`)
      const after = sheet.getByText(readRedline(redline, 'after'), { exact: true })
      expect(await after.isVisible()).toBe(false)
      await sheet.getByText(portfolio.caseStudies.clean.label).click()
      expect(await after.isVisible()).toBe(true)
      expect(await sheet.getByText(readRedline(redline, 'before'), { exact: true }).isVisible()).toBe(true)
    }
  })

  it(
    'tells deletions from insertions where colours are the visitor’s own',
    { tags: ['thorough'] },
    async () => {
      const { page } = await visit(site, { forcedColors: 'active', at: '/portfolio' })
      const lineOf = (tag: string) =>
        page
          .locator(`figure ${tag}`)
          .first()
          .evaluate((run) => getComputedStyle(run).textDecorationLine)
      expect(await lineOf('del')).toBe('line-through')
      expect(await lineOf('ins')).toBe('underline')
    },
  )

  it('answers 404 at an address without a page, with ways out and no word to developers', async () => {
    const { page } = await visit(site, { javaScriptEnabled: false, expects: /404/ })
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    expect(await page.getByText(notFound.developerHint).count()).toBe(0)
    for (const { label, to } of notFound.links) {
      await page.goto('/no-such-page')
      await page.locator('main').getByRole('link', { name: label, exact: true }).click()
      await page.waitForURL(`${site.url}${to}`)
    }
  })

  // Every page is checked elsewhere with everything open, except for parts that open on a phone.
  describe.each(looks)('Axe, on $screen,', { tags: ['thorough'] }, ({ options }) => {
    it.each(['/faq', '/portfolio', '/about'])('finds nothing on %s with everything open', async (path) => {
      const { page } = await visit(site, { ...options, at: path })
      for (const summary of await page.locator('main summary').all()) await summary.click()
      await expectNoProblems(page)
    })
  })
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true })

/** First paragraph of each open answer. */
const shownAnswers = (page: Page) =>
  page.locator('main details p:first-child').filter({ visible: true }).allInnerTexts()

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

async function settledScrollTop(page: Page) {
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await scrollTop(page)
      return last === before
    })
    .toBe(true)
  return last
}

import { firstOf } from '@northword/rig/first-of'
import { articles } from '@northword/content/site/articles/articles'
import { company } from '@northword/content/studio/company'
import { pages } from '@northword/content/site/pages'
import type { Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { hydrate } from '../testing/browser/hydration.ts'
import { openForm, service } from '../testing/forms/order-form.ts'
import { titleOf } from '../testing/pages/routes.ts'
import { expectHeading } from '../testing/browser/address.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('A page that is reached by a link', () => {
  const site = readSite()

  async function arrive(path: string) {
    const visitor = await visit(site)
    const { page } = visitor
    await page.goto(path)
    await hydrate(page)
    // Lost where a page comes as a document.
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    return visitor
  }

  it('shows the texts of its document, which is fetched once, without cookies', async () => {
    const { page, context } = await arrive('/faq')
    await context.addCookies([{ name: 'nw_note', value: 'me', url: site.url }])
    const asked = documentsOf(page)
    await follow(page, 'Pricing')
    await expectHeading(page, pages.pricing.heading)
    await follow(page, 'Contact')
    await expectHeading(page, pages.contact.heading)
    await page.goBack()
    await expectHeading(page, pages.pricing.heading)
    await page.goBack()
    await expectHeading(page, pages.faq.heading)
    await follow(page, 'Pricing')
    await expectHeading(page, pages.pricing.heading)
    expect(await isFirst(page)).toBe(true)
    expect(asked.map(pathOf)).toEqual(['/pricing', '/contact'])
    for (const request of asked) expect((await request.allHeaders())['cookie']).toBeUndefined()
    expect(await page.title()).toBe(titleOf('Pricing'))
    const description = page.locator('meta[name=description]')
    const [built] = /(?<=name="description" content=")[^"]+/.exec(await textAt(page, '/pricing')) ?? []
    expect(await description.getAttribute('content')).toBe(built)
  })

  it(
    'opens the order dialog with the document’s words about the service',
    { tags: ['thorough'] },
    async () => {
      const { page } = await arrive('/legal/terms')
      await page.route('**/pricing', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(
          `"name":"${service}"`,
          '"name":"Words of Another Day"',
        )
        await route.fulfill({ response, body })
      })
      await follow(page, 'Pricing')
      await expectHeading(page, pages.pricing.heading)
      await page.locator('[data-order="PS-045"]').first().click()
      await page.getByRole('dialog').getByText('Words of Another Day').first().waitFor()
      expect(await isFirst(page)).toBe(true)
    },
  )

  it('shows each article with its own text', { tags: ['thorough'] }, async () => {
    const { page } = await arrive('/blog')
    const [first, second] = articles
    await page
      .getByRole('link', { name: first?.title ?? '' })
      .first()
      .click()
    await expectHeading(page, first?.title ?? '')
    const text = await page.locator(`[data-matter="article:${first?.slug}"]`).innerHTML()
    expect(await textAt(page, `/blog/${first?.slug}`)).toContain(text.slice(0, 200))
    await page
      .getByRole('link', { name: second?.title ?? '' })
      .first()
      .click()
    await expectHeading(page, second?.title ?? '')
    expect(await page.locator(`[data-matter="article:${second?.slug}"]`).innerText()).not.toBe('')
    expect(await isFirst(page)).toBe(true)
  })

  it('that needs no more than this document has is shown at once', async () => {
    const { page } = await arrive('/about')
    const asked = documentsOf(page)
    await follow(page, 'Login')
    await expectHeading(page, pages.login.heading)
    expect(await isFirst(page)).toBe(true)
    expect(asked).toEqual([])
  })

  firstOf<[string, (html: string) => string]>([
    [
      'another release of the studio’s matter',
      (html: string) => html.replace('"footer":"', '"footer":"Another '),
    ],
    ['another build', (html: string) => html.replace(/(content="\/assets\/main-)\w/, '$1-')],
    ['no matter at all', (html: string) => html.replace('id="matter"', 'id="other"')],
  ])('is loaded as a document where what is fetched has %s', async (_, change) => {
    const { page } = await arrive('/faq')
    await page.route('**/contact', async (route) => {
      if (route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    })
    await follow(page, 'Contact')
    await expect.poll(() => isFirst(page)).toBe(false)
    await expectHeading(page, pages.contact.heading)
    await hydrate(page)
    expect(await page.getByRole('textbox').count()).toBeGreaterThan(2)
    expect(new URL(page.url()).pathname).toBe('/contact')
    await page.goBack()
    await expectHeading(page, pages.faq.heading)
  })

  it('is loaded as a document where it cannot be fetched, and leaves a form as it was', async () => {
    const { page, expectProblem } = await arrive('/contact')
    expectProblem(/ERR_FAILED/)
    await page.getByLabel('Your name').or(page.getByRole('textbox')).first().fill('Ada Reader')
    await page.route('**/services', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.abort(),
    )
    const link = page.getByRole('navigation').getByRole('link', { name: 'Services' }).first()
    await link.hover()
    expect(await page.getByRole('textbox').first().inputValue()).toBe('Ada Reader')
    await link.click()
    await expect.poll(() => isFirst(page)).toBe(false)
    await expectHeading(page, pages.services.heading)
    const form = await openForm(page, service)
    await form.getByText(company.brand).or(form.getByRole('button')).first().waitFor()
  })
})

const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window).catch(() => null)

const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

const textAt = (page: Page, path: string) => page.request.get(path).then((response) => response.text())

/** Requests of scripts for documents from now on. */
function documentsOf(page: Page) {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && !/\.\w+$|^\/(api|trpc)\//.test(pathOf(request)))
      asked.push(request)
  })
  return asked
}

const pathOf = (request: Request) => new URL(request.url()).pathname

import { firstOf } from '@northword/rig/first-of'
import { duringTests } from '@northword/rig/during-tests'
import { apiDocs } from '@northword/content/operate/api-docs'
import { company } from '@northword/content/studio/company'
import { call, ownerSession } from '@northword/rig/owner-session'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../testing/accessibility/accessibility.ts'
import { sidewaysOverflow } from '../testing/accessibility/sideways.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { tabTo } from '../testing/browser/keyboard.ts'
import { openDeskSite } from '../testing/desk/desk-site.ts'
import { bodyOf } from '../testing/network/body-of.ts'

const visit = useBrowser()
const { pages, document, unscripted } = apiDocs
const guides = [pages.guide.path, pages.webhooks.path]

const desktop = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const
const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark', hasTouch: true } as const
const still = { reducedMotion: 'reduce', isNew: true } as const

/** Visitors fail their test on errors of the console, refusals of the policy, and requests to other sites. */
describe.skipIf(withoutBrowser)('The pages about the API', () => {
  const opened = duringTests(openDeskSite)

  async function newSecret() {
    const session = await ownerSession(opened.site.url, await opened.setUpLink())
    const asked = { name: 'Reader', role: 'agent', scopes: ['desk:read'], lifetime: 'month' }
    const made = await call(opened.site.url, 'tokens.create', asked, session)
    return (await bodyOf<{ result: { data: { secret: string } } }>(made, 'result')).result.data.secret
  }

  async function openReference(page: Page, at = '') {
    await page.goto(pages.reference.path + at)
    await page.getByRole('heading', { level: 1, name: `${company.brand} API` }).waitFor()
  }

  async function expectWhole(page: Page) {
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0)
  }

  it('show the reference, which asks nobody else and stores nothing', async () => {
    const { page } = await visit(opened.site, { ...still, ...desktop })
    await openReference(page)
    await expectWhole(page)
    const stored = () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      globalThis.document.cookie,
    ]
    expect(await page.evaluate(stored)).toEqual([''])
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })

  it('show the reference on a phone in the dark', { tags: ['thorough'] }, async () => {
    const { page } = await visit(opened.site, { ...still, ...phone })
    await openReference(page)
    await expectWhole(page)
  })

  it('try a call with a token, by the keyboard', { tags: ['thorough'] }, async () => {
    const secret = await newSecret()
    const { page } = await visit(opened.site, { ...still, ...desktop })
    await openReference(page, '#tag/queue/GET/api/desk/queue')
    const sample = page.getByRole('button', { name: /Test Request.*get \/api\/desk\/queue/i })
    await sample.focus()
    await page.keyboard.press('Enter')
    const token = page.getByRole('dialog').getByPlaceholder('Token')
    await token.waitFor()
    await tabTo(page, token)
    await page.keyboard.insertText(secret)
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/desk/queue'))
    await page.keyboard.press('Control+Enter')
    const request = (await answered).request()
    expect(await request.headerValue('authorization')).toBe(`Bearer ${secret}`)
    await page.getByRole('dialog').getByText('"duties"').waitFor()
  })

  firstOf(guides)('have %s without scripts, on every screen', async (path) => {
    const { page } = await visit(opened.site, { ...still, ...phone, javaScriptEnabled: false, at: path })
    await expectWhole(page)
    expect(await page.locator('main').textContent()).not.toContain('localhost')
    for (const link of await page.getByRole('navigation', { name: apiDocs.contents }).getByRole('link').all())
      expect(await page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`).count()).toBe(1)
  })

  it('lead to the guide without scripts', async () => {
    const { page } = await visit(opened.site, { ...still, ...phone, javaScriptEnabled: false })
    await page.goto(pages.reference.path)
    await page.getByRole('heading', { level: 1, name: unscripted.heading }).waitFor()
    const links = await page.getByRole('main').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([...guides, document.path])
    await expectWhole(page)
  })
})

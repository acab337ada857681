/** @module-tag thorough */
import { chrome } from '@northword/content/site/navigation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { orderFormOf, orderLinkOf, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()

/** Names that survive minification, one per library that only ordering needs. */
const onlyForOrdering = ['TRPCClientError', 'ZodError', 'QueryClient']

describe.skipIf(withoutBrowser)('The scripts of a page', () => {
  const site = readSite()

  it.each(['/', '/services', '/pricing'])(
    'of %s hold nothing of ordering until that is wanted',
    async (path) => {
      const { page } = await visit(site)
      const loaded = watchScripts(page)
      await page.goto(path)
      await hydrate(page)
      await page.waitForLoadState('networkidle')
      expect(await found(loaded)).toEqual([])
      await orderLinkOf(page, service).click()
      await orderFormOf(page, service).waitFor()
      await expect.poll(() => found(loaded)).not.toEqual([])
    },
  )

  it('may be late: a click that came before them is answered when they come', async () => {
    const { page } = await visit(site)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await orderLinkOf(page, service).click()
    expect(await orderLinkOf(page, service).getAttribute('aria-busy')).toBe('true')
    await orderFormOf(page, service).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it('may be late for the keyboard too', async () => {
    const { page } = await visit(site)
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.goto('/services', { waitUntil: 'commit' })
    await orderLinkOf(page, service).focus()
    await page.keyboard.press('Enter')
    await orderFormOf(page, service).waitFor()
    expect(await page.getByRole('form').count()).toBe(1)
  })

  it.each(['frame', 'blog'])(
    'are missed aloud when a press needs them and "%s" cannot be fetched, and are fetched for the next one',
    async (name) => {
      const { page } = await visit(site, { expects: /ERR_INTERNET_DISCONNECTED/ })
      const scripts = `**/assets/${name}*.js`
      await page.route(scripts, (route) => route.abort('internetdisconnected'))
      await page.goto('/blog')
      const { dark } = chrome.colorScheme
      const toDark = page.getByRole('button', { name: dark })
      await toDark.press('Enter')
      const alert = page.getByRole('alert').filter({ hasText: chrome.loadFailure })
      await alert.waitFor()

      await page.unroute(scripts)
      await toDark.press('Enter')
      await page.getByRole('button', { name: dark, pressed: true }).waitFor()
      await alert.waitFor({ state: 'hidden' })
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    },
  )
})

function watchScripts(page: Page) {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      // Scripts that were aborted on leaving do not matter.
      bodies.push(response.text().catch(() => ''))
    }
  })
  return bodies
}

async function found(bodies: Promise<string>[]) {
  const scripts = await Promise.all(bodies)
  return onlyForOrdering.filter((word) => scripts.some((script) => script.includes(word)))
}

import { auth } from '@northword/content/auth'
import { contact } from '@northword/content/contact'
import { newsletter } from '@northword/content/newsletter'
import { orderOpening } from '@northword/content/order-opening'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../testing/browser-story.ts'

const visit = useBrowser()
const { before, email } = orderOpening.noScript

describe.skipIf(withoutBrowser)('Without scripts', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it.each(['/', '/services', '/pricing'])('%s says how to order, and shows no dead button', async (path) => {
    const { page } = await visit(site, { javaScriptEnabled: false })
    await page.goto(path)
    const note = page.locator('main p', { hasText: before })
    expect(await note.isVisible()).toBe(true)
    expect(await note.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`)
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0)
  })

  it.each([
    { path: '/contact', note: contact.form.noScript },
    { path: '/blog', note: newsletter.box.noScript },
  ])('$path gives an address in place of its form', async ({ path, note }) => {
    const { page } = await visit(site, { javaScriptEnabled: false })
    await page.goto(path)
    const line = page.locator('main p', { hasText: note.before })
    expect(await line.isVisible()).toBe(true)
    expect(await line.getByRole('link', { name: note.label }).getAttribute('href')).toBe(note.to)
    expect(await page.locator('main :is(button, input, textarea)').filter({ visible: true }).count()).toBe(0)
  })

  it.each(['/login', '/signup'])(
    '%s says that its form needs them, before anybody fills it in',
    async (path) => {
      const { page } = await visit(site, { javaScriptEnabled: false })
      await page.goto(path)
      expect(await page.locator('main p', { hasText: auth.noScript }).isVisible()).toBe(true)
      expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0)
    },
  )

  it.each(['/', '/services', '/pricing'])('is not what %s says to a browser that runs them', async (path) => {
    const { page } = await visit(site)
    await page.goto(path)
    expect(await page.locator('main p', { hasText: before }).count()).toBe(0)
    expect(await page.locator('main button').filter({ visible: true }).count()).toBeGreaterThan(0)
  })
})

import { ordering } from '@northword/content/ordering'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from './browser-story.ts'
import { quickestKind } from './database.ts'
import { openSite, type Site } from './site.ts'

const visit = useBrowser()
const { before, email } = ordering.noScript

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

  it.each(['/', '/services', '/pricing'])('is not what %s says to a browser that runs them', async (path) => {
    const { page } = await visit(site)
    await page.goto(path)
    expect(await page.locator('main p', { hasText: before }).count()).toBe(0)
    expect(await page.locator('main button').filter({ visible: true }).count()).toBeGreaterThan(0)
  })
})

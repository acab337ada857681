/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { ownKinds } from '@northword/contract/content/content-items'
import type { SiteItem, SiteItemRow } from '@northword/contract/desk/site'
import { call, ownerSession } from '@northword/rig/owner-session'
import { until } from '@northword/rig/until'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { askWith } from '../../testing/desk/ask-as.ts'
import { type DeskSite, openDeskSite } from '../../testing/desk/desk-site.ts'
import { bodyOf } from '../../testing/network/body-of.ts'

const visit = useBrowser()
const paths = ['/', '/about', '/blog', '/contact', '/faq', '/portfolio', '/services', '/pricing']

describe.skipIf(withoutBrowser)('A studio with services, and nobody and nothing to show yet,', () => {
  const desk = duringTests(openDeskSite)
  beforeAll(() => emptyParts(desk))

  it.each(looks)('has whole pages, without a heading over nothing, on $screen', async ({ options }) => {
    const { page } = await visit(desk.site, options)
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect([path, await page.evaluate(emptyHeadings)]).toEqual([path, []])
      await expectNoProblems(page)
    }
  })

  it('has a feed and a sitemap', async () => {
    const feed = await feedOf(desk.site.url)
    expect(feed).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
    expect(feed).not.toContain('<entry>')
    expect(await (await fetch(`${desk.site.url}/sitemap.xml`)).text()).not.toContain('/blog/')
  })
})

/** Publishes a site without figures and testimonials, and of its own kinds with services alone. */
async function emptyParts({ site: { url }, setUpLink }: DeskSite) {
  const session = await ownerSession(url, await setUpLink())
  const { items } = await askWith<{ items: SiteItemRow[] }>(url, session, 'site.items', {})
  for (const { kind, key } of items) {
    const { version, live } = await askWith<SiteItem>(url, session, 'site.findItem', { kind, key })
    const isGone = kind !== 'services' && ownKinds.some((own) => own === kind)
    const fields = isGone ? null : withoutFigures(live)
    expect((await call(url, 'site.saveDraft', { kind, key, version, fields }, session)).status).toBe(200)
  }
  const published = await call(url, 'site.publish', { note: '' }, session)
  expect(await bodyOf(published, 'result')).toMatchObject({
    result: { data: { release: { status: 'live', failure: null } } },
  })
  // A process shows a release within a second.
  await until('the empty feed', async () => !(await feedOf(url)).includes('<entry>') || undefined)
}

const feedOf = async (url: string) => (await fetch(`${url}/blog/feed.atom`)).text()

function withoutFigures(live: SiteItem['live']) {
  const { hero, stats, testimonials, ...others }: Record<string, unknown> = live ?? {}
  return {
    ...others,
    ...(hero ? { hero: { ...hero, facts: [] } } : {}),
    ...(stats ? { stats: [] } : {}),
    ...(testimonials ? { testimonials: { ...testimonials, items: [] } } : {}),
  }
}

/** Runs in the page: headings of sections that have no other words. */
function emptyHeadings(): string[] {
  return Array.from(document.querySelectorAll('main section'))
    .filter((section) => {
      const words = section.textContent?.trim() ?? ''
      return words === (section.querySelector('h2')?.textContent?.trim() ?? '')
    })
    .map((section) => section.textContent ?? '')
}

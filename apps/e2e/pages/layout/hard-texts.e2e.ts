/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import type { SiteItem } from '@northword/contract/desk/site'
import { call, ownerSession } from '@northword/rig/owner-session'
import { fillSite, hardTexts } from '@northword/seed/testing/fill-texts'
import { readItems } from '@northword/seed/read-items'
import { describe, expect, it } from 'vitest'
import { fits } from '../../testing/accessibility/state-problems.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { askWith } from '../../testing/desk/ask-as.ts'
import { openDeskSite } from '../../testing/desk/desk-site.ts'
import { bodyOf } from '../../testing/network/body-of.ts'
import { listedPages } from '../../testing/pages/listed-pages.ts'

const visit = useBrowser()
const phone = { viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' } as const
const unlisted = ['/login', '/signup', '/reset-password', '/o', '/order/PS-045', '/pay/PS-045', '/nowhere']
const ofDesk = [
  '',
  '/services/PS-025',
  '/pages/home',
  '/policies/terms',
  '/studio/brand',
  '/releases',
  '/releases/2',
]

describe.skipIf(withoutBrowser)('A studio whose every text is', () => {
  const studio = duringTests(async () => {
    const opened = await openDeskSite({ RATE_LIMIT_FACTOR: '1000' })
    return { ...opened, session: await ownerSession(opened.site.url, await opened.setUpLink()) }
  })

  it.each(hardTexts)('%s has pages that fit on a narrow phone', { timeout: 240_000 }, async (_, write) => {
    const { site, session } = studio
    const { url } = site
    for (const { kind, key, fields } of fillSite(readItems(), write)) {
      const { version } = await askWith<SiteItem>(url, session, 'site.findItem', { kind, key })
      const draft = { kind, key, version, fields }
      expect((await call(url, 'site.saveDraft', draft, session)).status).toBe(200)
    }
    const published = await call(url, 'site.publish', { note: write(200) }, session)
    expect(await bodyOf(published, 'result')).toMatchObject({
      result: { data: { release: { status: 'live', failure: null } } },
    })
    const { page, context, expectProblem } = await visit(site, phone)
    expectProblem(/404/)
    const misfits = async (path: string) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path.startsWith('/desk')) await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => null))
      return (await fits(page)).map((problem) => `${path}: ${problem}`)
    }
    const found: string[] = []
    for (const path of [...(await listedPages(url)), ...unlisted]) found.push(...(await misfits(path)))
    await context.addCookies(cookiesIn(session.cookie, url))
    for (const path of ofDesk) found.push(...(await misfits(`/desk/site${path}`)))
    expect(found).toEqual([])
  })
})

const cookiesIn = (header: string, url: string) =>
  header.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=')
    return { name, value, url }
  })

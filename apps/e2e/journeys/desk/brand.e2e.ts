import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, isLive, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'

const visit = useBrowser()
const { review } = deskSiteReleases

describe.skipIf(withoutBrowser).each(looks)('The colors of a brand, on $screen', ({ options }) => {
  const studio = useDeskSite()

  it('are corrected by a press, published, and on every page', { tags: ['thorough'] }, async () => {
    const { page } = await ownerAtDesk(visit, studio, options)
    await page.goto('/desk/site/studio/brand?field=colors.accent')
    await fieldOf(page, 'Paper').fill('#f1f5fb')
    await fieldOf(page, 'Accent').fill('#7aa2ff')
    await page.getByText(/a contrast of 2\.\d to 1, where 4\.5 to 1 is needed/).waitFor()
    const take = page.getByRole('button', { name: /^Take #/ })
    const accent = /#[0-9a-f]{6}/.exec((await take.textContent()) ?? '')?.[0] ?? 'none'
    await expectNoProblems(page)
    await take.click()
    await take.waitFor({ state: 'detached' })
    await page.getByText(deskSiteFields.colors.sample.dark).waitFor()
    await page.getByText(/^Saved as a draft/).waitFor()
    await expectNoProblems(page)

    await page.goto('/desk/site/review')
    await button(page, review.publish).click()
    await isLive(page, 2)
    const home = async () => (await fetch(studio.site.url)).text()
    await expect.poll(home, { timeout: 10_000 }).toContain(`--red-pen: ${accent};`)
    const manifest = await fetch(`${studio.site.url}/site.webmanifest`)
    expect(await manifest.json()).toMatchObject({ theme_color: '#f1f5fb' })
    for (const path of ['/', '/pricing', '/login']) {
      await page.goto(path)
      await expectNoProblems(page)
    }
  })
})

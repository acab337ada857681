import { fileURLToPath } from 'node:url'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, isLive, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'

const visit = useBrowser()
const { review } = deskSiteReleases
const words = deskSiteFields.picture
const pictureOf = (name: string) => fileURLToPath(import.meta.resolve(`../../../../docs/${name}.png`))

describe.skipIf(withoutBrowser).each(looks)('Pictures of a studio, on $screen', ({ options }) => {
  const studio = useDeskSite()

  it('are chosen and published, and seen by visitors', { tags: ['thorough'] }, async () => {
    const { page } = await ownerAtDesk(visit, studio, options)
    const choose = async (label: string, file: Parameters<typeof page.setInputFiles>[1]) => {
      const opened = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: label }).click()
      await (await opened).setFiles(file)
    }
    const isShown = (name: string) =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((picture: HTMLImageElement) => picture.decode().then(() => true))

    await page.goto('/desk/site/articles/a-brief-a-stranger-can-follow?field=picture')
    const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script/></svg>') }
    await choose(words.choose('Picture'), svg)
    await page.getByText(words.noPicture).waitFor()
    await choose(words.choose('Picture'), pictureOf('home'))
    const alternative = fieldOf(page, words.alternative)
    await page.getByText('Say what the picture shows, or that it is decorative').waitFor()
    await expectNoProblems(page)
    await alternative.fill('A page on a desk')
    await page.getByText(/^Saved as a draft/).waitFor()

    await page.goto('/desk/site/studio/brand?field=logo')
    await choose(words.choose('Logo'), pictureOf('redline'))
    await button(page, words.remove('Logo')).waitFor()
    await page.getByText(/^Saved as a draft/).waitFor()
    await expectNoProblems(page)

    await page.goto('/desk/site/review')
    await button(page, review.publish).click()
    await isLive(page, 2)
    const home = async () => (await fetch(studio.site.url)).text()
    await expect
      .poll(home, { timeout: 10_000 })
      .toMatch(/<link rel="icon" href="\/pictures\/\w+\.png" sizes="32x32">/)

    await page.goto('/blog/a-brief-a-stranger-can-follow')
    expect(await isShown('A page on a desk')).toBe(true)
    await expectNoProblems(page)
    const logo = page.locator('header a img').first()
    expect([await logo.getAttribute('alt'), (await logo.boundingBox())?.height]).toEqual([
      'Northword',
      expect.any(Number),
    ])
    const manifest = (await (await fetch(`${studio.site.url}/site.webmanifest`)).json()) as {
      icons: object[]
    }
    expect(manifest.icons).toHaveLength(3)
    await page.goto('/blog')
    await expectNoProblems(page)
  })
})

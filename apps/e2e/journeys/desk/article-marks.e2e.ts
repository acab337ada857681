import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, isLive, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'

const visit = useBrowser()
const words = deskSiteFields.markdown
const { halves } = deskTexts.writing

describe.skipIf(withoutBrowser).each(looks)('An article with marks, on $screen', ({ options }) => {
  const studio = useDeskSite()

  it('is written, previewed and published, and its link leads on', { tags: ['thorough'] }, async () => {
    const { page } = await ownerAtDesk(visit, studio, options)
    await page.goto('/desk/site/articles/a-brief-a-stranger-can-follow?field=content')
    const text = page.locator('textarea').filter({ hasText: 'brief' }).last()
    const write = (typed: string) => page.keyboard.insertText(typed)
    const press = (name: string) => button(page, name).click()

    await text.press('Control+End')
    await write('\n\nAsk for ')
    await press(words.bold)
    await write('one text')
    await text.press('Control+End')
    await write(', and ')
    await press(words.link)
    await text.press('Control+End')
    await write('.\nSay when')
    await press(words.numbers)
    await text.press('Control+End')
    await write('\nSay who')
    await press(words.quote)
    await page.getByText(/^Saved as a draft/).waitFor()
    const half = page.getByText(halves.preview, { exact: true })
    if (await half.isVisible()) await half.click()
    const preview = page.getByRole('group', { name: words.preview })
    expect(await preview.getByRole('link', { name: words.linkWords }).getAttribute('target')).toBe('_blank')
    await expectNoProblems(page)

    await page.goto('/desk/site/review')
    await button(page, deskSiteReleases.review.publish).click()
    await isLive(page, 2)

    await page.goto('/blog/a-brief-a-stranger-can-follow')
    const article = page.locator('[data-matter="article:a-brief-a-stranger-can-follow"]')
    expect(await article.locator('p', { hasText: 'Ask for' }).innerHTML()).toBe(
      `Ask for <b>one text</b>, and <a href="${words.linkAddress}">${words.linkWords}</a>.`,
    )
    expect(await article.locator('ol li', { hasText: 'Say when' }).count()).toBe(1)
    expect(await article.locator('blockquote').innerText()).toBe('Say who')
    await expectNoProblems(page)
    await article.getByRole('link', { name: words.linkWords }).click()
    await page.waitForURL(`**${words.linkAddress}`)
    await expect.poll(() => page.title()).toMatch(/^Contact/)
  })
})

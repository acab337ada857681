/** @module-tag thorough */
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSitePreview as words } from '@northword/content/desk/desk-site-preview'
import { previewWords } from '@northword/content/desk/preview'
import { pages as site } from '@northword/content/site/pages'
import { describe, expect, it } from 'vitest'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { button, owner, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'

const visit = useBrowser()
const draftedPrice = '$31.50'
const draftedQuestion = 'How soon does it come?'
const { pages, share } = words

describe.skipIf(withoutBrowser)('A preview of the drafts', () => {
  const studio = useDeskSite()

  it('shows a drafted price at two sizes and by a link, while visitors see the old one', async () => {
    const { page: olive } = await ownerAtDesk(visit, studio)
    await olive.goto('/desk/site/services/PS-025')
    await fieldOf(olive, 'Price').fill('31.50')
    await olive.getByText(/^Saved as a draft/).waitFor()
    await olive.goto('/desk/site/questions/accounts')
    await fieldOf(olive, 'Question').fill(draftedQuestion)
    await olive.getByText(/^Saved as a draft/).waitFor()

    await olive.goto('/desk/site')
    await olive.getByRole('heading', { level: 1, name: deskSite.heading }).waitFor()
    await olive.getByRole('link', { name: words.open }).click()
    await olive.getByLabel(words.page, { exact: true }).selectOption(pages['/services'])
    for (const width of [360, 1440]) {
      const frame = olive.frameLocator(`iframe[title="${words.frame(pages['/services'], width)}"]`)
      await frame.getByText(draftedPrice).first().waitFor()
      expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(width)
    }
    await expectNoProblems(olive)

    const { page: visitor } = await visit(studio.site, { at: '/services' })
    await visitor.getByRole('heading', { level: 1 }).waitFor()
    expect(await visitor.getByText(draftedPrice).count()).toBe(0)

    await button(olive, share.make).click()
    await olive.getByText(share.by(owner.name)).waitFor()
    await visitor.goto(await olive.getByLabel(share.made).inputValue())
    await button(visitor, previewWords.open.button).click()
    await visitor.getByRole('complementary', { name: previewWords.label }).waitFor()
    // The documents that a navigation fetches are live ones, so each page is loaded whole.
    for (const [path, drafted] of [
      ['/about', site.about.heading],
      ['/faq', draftedQuestion],
      ['/services', draftedPrice],
    ] as const) {
      await hydrate(visitor)
      await visitor.getByRole('link', { name: pages[path] }).first().click()
      await visitor.waitForURL(`**${path}`)
      await visitor.getByText(drafted).first().waitFor()
    }
    await button(visitor, previewWords.leave).click()
    await visitor.getByRole('complementary', { name: previewWords.label }).waitFor({ state: 'detached' })
    expect(new URL(visitor.url()).pathname).toBe('/services')
    expect(await visitor.getByText(draftedPrice).count()).toBe(0)
    await olive.getByRole('button', { name: new RegExp(`^${share.endNamed(owner.name, '')}`) }).click()
    await olive.getByText(share.ended).waitFor()
  })
})

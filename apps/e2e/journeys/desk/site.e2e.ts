import { deskSite, deskSiteItem, deskSiteReleases } from '@northword/content/desk/desk-site'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { siteFailures } from '@northword/content/operate/site-failures'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { invite, join } from '../../testing/desk/colleagues.ts'
import { button, isLive, type Member, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'

const visit = useBrowser()
const { review, one, statuses } = deskSiteReleases
const { rival, saving } = deskSiteItem
const { publishing } = deskStaff
const writer: Member = { name: 'Will Writer', email: 'will@desk.example', password: 'eight loud larks' }

const price = (page: Page) => fieldOf(page, 'Price')
const openService = async (page: Page) => {
  await page.goto('/desk/site/services/PS-025')
  await price(page).waitFor()
}
const isSaved = (page: Page) => page.getByText(/^Saved as a draft/).waitFor()

describe.skipIf(withoutBrowser).each(looks)('Matter of the site, on $screen', ({ screen, options }) => {
  const studio = useDeskSite()

  /** The price that visitors and programs see, within a few seconds. */
  async function priceOnSite(shown: string) {
    const bodyOf = async (path: string) => (await fetch(`${studio.site.url}${path}`)).text()
    await expect.poll(() => bodyOf('/pricing'), { timeout: 10_000 }).toContain(shown)
    expect(await bodyOf('/api/services')).toContain(shown.slice(1))
  }

  const tags = screen === 'a desktop' ? [] : ['thorough']

  it('is changed by two, published by an owner, and taken back', { tags }, async () => {
    const { page: olive, expectProblem } = await ownerAtDesk(visit, studio, options)
    const { page: will } = await visit(studio.site, options)
    await join(will, await invite(olive, writer, 'writer'), writer)

    await olive.getByRole('link', { name: deskSite.heading, exact: true }).click()
    await olive.getByText(deskSite.unpublished(0)).waitFor()
    await openService(olive)
    await openService(will)
    const formerPrice = await price(olive).inputValue()
    await price(olive).fill('31.50')
    await isSaved(olive)
    await expectNoProblems(olive)

    await fieldOf(will, 'Name').fill('Blog Post by Will')
    const alert = will.getByRole('alert', { name: rival.heading })
    await alert.getByText('$31.50').waitFor()
    await expectNoProblems(will)
    await alert.getByRole('button', { name: rival.join }).click()
    await isSaved(will)
    await will.getByText(saving.notYet).waitFor({ state: 'hidden' })
    expect(await price(will).inputValue()).toBe('31.50')
    await will.goto('/desk/site/review')
    await will.getByText(review.askPublisher).waitFor()

    await olive.goto('/desk/site')
    await olive.getByText(deskSite.unpublished(1)).waitFor()
    await olive.getByRole('link', { name: deskSite.review }).click()
    await olive.getByText('$31.50', { exact: true }).waitFor()
    await expectNoProblems(olive)
    await openService(will)
    await fieldOf(will, 'Name').fill('Blog Post by Will, again')
    await isSaved(will)
    await will.getByText(saving.notYet).waitFor({ state: 'hidden' })
    expectProblem(/409/)
    await fieldOf(olive, review.note).fill('Spring prices')
    await olive.keyboard.press('Enter')
    const refusal = siteFailures.changedSinceRead('services/PS-025', writer.name)
    await waitForFocus(olive.getByRole('alert').filter({ hasText: refusal }))
    await olive.getByText('Blog Post by Will, again').first().waitFor()
    await expectNoProblems(olive)
    await fieldOf(olive, review.note).press('Enter')
    await isLive(olive, 2)
    await waitForFocus(olive.getByText(review.live(2)))
    await priceOnSite('$31.50')
    await openService(olive)
    await olive.getByText(saving.live).waitFor()
    expect(await price(olive).inputValue()).toBe('31.50')

    await olive.goto('/desk/site/releases/2')
    await olive.getByText('Spring prices').waitFor()
    await expectNoProblems(olive)
    await button(olive, one.undo.open).click()
    await olive.getByRole('dialog').getByRole('button', { name: one.undo.button }).click()
    await waitForFocus(olive.getByText(one.undo.done(3)))
    await priceOnSite(`$${formerPrice}`)
    await openService(olive)
    expect(await price(olive).inputValue()).toBe(formerPrice)
    await olive.goto('/desk/site/releases')
    await olive
      .getByRole('row', { name: /Release 3/ })
      .getByRole('cell', { name: statuses.live, exact: true })
      .waitFor()
  })

  it('is published and taken back by a writer whom the owner lets', { tags }, async () => {
    const { page: olive } = await ownerAtDesk(visit, studio, options)
    const { page: will } = await visit(studio.site, options)
    await join(will, await invite(olive, writer, 'writer'), writer)
    await openService(will)
    const formerPrice = await price(will).inputValue()
    await price(will).fill('31.50')
    await isSaved(will)
    await will.goto('/desk/site/review')
    await will.getByText(review.askPublisher).waitFor()

    await olive.goto('/desk/staff')
    // The track of the switch is over its input, and both are in a label.
    const mayPublish = olive.getByRole('switch', { name: publishing.labelOf(writer.name) })
    await mayPublish.locator('..').click()
    await waitForFocus(olive.getByText(publishing.given(writer.name)))
    await expectNoProblems(olive)

    await will.reload()
    await button(will, review.publish).click()
    await isLive(will, 2)
    await priceOnSite('$31.50')
    await will.goto('/desk/site/releases/2')
    await button(will, one.undo.open).click()
    await will.getByRole('dialog').getByRole('button', { name: one.undo.button }).click()
    await waitForFocus(will.getByText(one.undo.done(3)))
    await priceOnSite(`$${formerPrice}`)
  })
})

import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import type { Page } from 'playwright-core'
import type { PageStates } from '../accessibility/state-problems.ts'
import { expectHeading } from '../browser/address.ts'

/** Goes to a page with this heading. */
export const goTo = (path: string, title: string | RegExp) => async (page: Page) => {
  await page.goto(path)
  await expectHeading(page, title)
}

const openItem = (item: string) => async (page: Page) => {
  await page.goto(`/desk/site/${item}`)
  await page.locator('form fieldset, form input').first().waitFor()
}

/** Pages on which an owner edits the site, before anything is changed. */
export const siteStates: PageStates = {
  'the site': async (page) => {
    await goTo('/desk/site', deskSite.heading)(page)
    await page.locator('a[data-row]').first().waitFor()
  },
  'a service of the site': openItem('services/PS-025'),
  'a page of the site': openItem('pages/home'),
  'a policy of the site': openItem('policies/terms'),
  'the opening hours of the site': openItem('studio/hours'),
  'a review of the site without a change': async (page) => {
    await goTo('/desk/site/review', deskSiteReleases.review.heading)(page)
    await page.getByText(deskSiteReleases.review.nothing).waitFor()
  },
  'the releases of the site': async (page) => {
    await goTo('/desk/site/releases', deskSiteReleases.list.heading)(page)
    await page.getByRole('table').waitFor()
  },
}

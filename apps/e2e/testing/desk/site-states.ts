import { deskSite, deskSiteReleases } from '@northword/content/desk/desk-site'
import type { Page } from 'playwright-core'
import { expectHeading } from '../browser/address.ts'

const goTo = async (page: Page, path: string, title: string) => {
  await page.goto(path)
  await expectHeading(page, title)
}

const openItem = (item: string) => async (page: Page) => {
  await page.goto(`/desk/site/${item}`)
  await page.locator('form fieldset, form input').first().waitFor()
}

/** Pages on which an owner edits the site, before anything is changed. */
export const siteStates = [
  {
    name: 'the site',
    async open(page: Page) {
      await goTo(page, '/desk/site', deskSite.heading)
      await page.locator('a[data-row]').first().waitFor()
    },
  },
  { name: 'a service of the site', open: openItem('services/PS-025') },
  { name: 'a page of the site', open: openItem('pages/home') },
  { name: 'a policy of the site', open: openItem('policies/terms') },
  { name: 'the opening hours of the site', open: openItem('studio/hours') },
  {
    name: 'a review of the site without a change',
    async open(page: Page) {
      await goTo(page, '/desk/site/review', deskSiteReleases.review.heading)
      await page.getByText(deskSiteReleases.review.nothing).waitFor()
    },
  },
  {
    name: 'the releases of the site',
    async open(page: Page) {
      await goTo(page, '/desk/site/releases', deskSiteReleases.list.heading)
      await page.getByRole('table').waitFor()
    },
  },
]

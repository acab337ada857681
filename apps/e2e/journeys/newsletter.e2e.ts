import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMails } from '@northword/content/mails/newsletter-mails'
import { pages } from '@northword/content/site/pages'
import { company } from '@northword/content/studio/company'
import { newsletterMessages, unsubscribeMessages } from '@northword/contract/site/newsletter-messages'
import type { StorySite } from '@northword/rig/site'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mailedLink } from '../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { sharedSite } from '../testing/browser/shared-site.ts'
import { firstOf } from '@northword/rig/first-of'
import { tabTo } from '../testing/browser/keyboard.ts'
import {
  askFor,
  confirmed,
  confirmPath,
  press,
  subscribe,
  unsubscribePath,
} from '../testing/forms/newsletter-forms.ts'
import { named, ways } from '../testing/browser/ways.ts'
import { expectHeading } from '../testing/browser/address.ts'

const visit = useBrowser()
const { confirm, unsubscribe } = newsletter

describe.skipIf(withoutBrowser)('The newsletter', () => {
  const site = sharedSite()

  firstOf(ways)(
    'begins once the button behind the mailed link is pressed, and ends by one click, $way',
    async (way) => {
      const email = `${named('one-click', way)}@reader.example`
      const { page } = await visit(site, way.options)
      await askFor(page, email)
      const link = await mailedLink(site, email, confirmPath)
      await page.goto(link)
      await expectHeading(page, pages.newsletterConfirm.heading)
      expect(await confirmed(site, email)).toEqual([false])
      await press(page, confirm)
      await expectHeading(page, confirm.done.heading)
      await page.getByText(newsletterMessages.confirmed).waitFor()
      expectNoSecret(page, confirmPath)

      const address = await oneClickAddress(site, email)
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
      expect(answer.status).toBe(200)

      await page.goto(await mailedLink(site, email, unsubscribePath))
      await press(page, unsubscribe)
      await expectHeading(page, unsubscribe.done.heading)
      // Without scripts the page shows the present state, not the change.
      const isScripted = way.options.javaScriptEnabled !== false
      await page
        .getByText(isScripted ? unsubscribeMessages.already : newsletterMessages.unsubscribed)
        .waitFor()
    },
  )

  firstOf(ways)(
    'ends by the button behind the link that its reader sees, with the keyboard too, $way',
    async (way) => {
      const email = `${named('button', way)}@reader.example`
      const { page } = await visit(site, way.options)
      await subscribe(site, page, email)
      await page.goto(await mailedLink(site, email, unsubscribePath))
      await tabTo(page, page.getByRole('main').getByRole('button', { name: unsubscribe.button }))
      await page.keyboard.press('Enter')
      await expectHeading(page, unsubscribe.done.heading)
      await page.getByText(newsletterMessages.unsubscribed).waitFor()
      expectNoSecret(page, unsubscribePath)
      expect(await confirmed(site, email)).toEqual([])
    },
  )

  it.each(ways)(
    'says the same to whoever is subscribed already, and tells their mailbox alone, $way',
    { tags: ['thorough'] },
    async (way) => {
      const email = `${named('again', way)}@reader.example`
      const { page } = await visit(site, way.options)
      await subscribe(site, page, email)
      await askFor(page, email)
      await expect
        .poll(async () => (await site.mailbox.caught(email)).map((mail) => mail.email.subject))
        .toContain(newsletterMails.already(company.brand).subject)
      expect(await confirmed(site, email)).toEqual([true])
    },
  )
})

/** The address no longer contains the token. */
function expectNoSecret(page: Page, path: string) {
  const { pathname, search, hash } = new URL(page.url())
  expect([pathname, search.includes('token'), hash]).toEqual([path, false, ''])
}

/** URL of the one-click unsubscription, from the welcome mail's headers. */
async function oneClickAddress(site: StorySite, email: string): Promise<string> {
  const welcomes = async () =>
    (await site.mailbox.caught(email)).filter(
      (mail) => mail.email.subject === newsletterMails.welcome(company.brand).subject,
    )
  await expect.poll(async () => (await welcomes()).length).toBe(1)
  const [welcome] = await welcomes()
  const header = (name: string) => welcome?.email.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(address.startsWith(`${site.url}/api/newsletter/unsubscribe/`)).toBe(true)
  return address
}

import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import type { StorySite } from '@northword/rig/site'
import type { Page } from 'playwright-core'
import { fieldOf, mailedLink } from './account-forms.ts'
import { waitForFocus } from '../browser/keyboard.ts'
import { expectHeading } from '../browser/address.ts'

const { box, confirm } = newsletter

/** Targets of the newsletter's mailed links. */
export const confirmPath = '/newsletter/confirm'
export const unsubscribePath = '/newsletter/unsubscribe'

/** Uses the box on the Blog page, and waits for its message. */
export async function askFor(page: Page, email: string) {
  await page.goto('/blog')
  const form = page.getByRole('form', { name: box.label })
  await fieldOf(form, box.email.label).fill(email)
  await form.getByRole('button', { name: box.button }).click()
  await waitForFocus(form.getByRole('heading', { name: box.sent.heading }))
  await form.getByText(newsletterMessages.asked).waitFor()
}

/** Subscribes and confirms. */
export async function subscribe(site: StorySite, page: Page, email: string) {
  await askFor(page, email)
  await page.goto(await mailedLink(site, email, confirmPath))
  await press(page, confirm)
  await expectHeading(page, confirm.done.heading)
}

export const press = (page: Page, { button }: { button: string }) =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).click()

/** `confirmed` of the stored address; empty if it is not stored. */
export async function confirmed(site: StorySite, email: string) {
  const rows = await site.query<{ confirmed: boolean }>(
    'select confirmed_at is not null as confirmed from subscribers where email = $1',
    [email],
  )
  return rows.map((row) => row.confirmed)
}

import { deskMails } from '@northword/content/desk/desk-mails'
import type { CaughtMail } from '@northword/rig/mail-catcher'
import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { toOrderPage } from './order-links.ts'

export interface Letter {
  /** Whole subject, as the source of a regular expression. */
  subject: string
  /** Expected in text and HTML. */
  says: string[]
}

/** Waits for letters to an address and checks recipient, content and thread of each. */
export async function readCaught(site: Site, address: string, letters: Letter[]): Promise<CaughtMail[]> {
  const read: CaughtMail[] = []
  for (const { subject, says } of letters) {
    const wanted = new RegExp(`^${subject}$`)
    const mail = await until(`the mail ${subject}`, async () =>
      site.mailbox.tries.find(
        ({ email }) => wanted.test(email.subject ?? '') && !read.some((one) => one.email === email),
      ),
    )
    expect([subject, mail.envelope.to, mail.email.to?.map((to) => to.address)]).toEqual([
      subject,
      [address],
      [address],
    ])
    for (const part of [mail.email.text, mail.email.html]) {
      for (const words of says) expect(onOneLine(part ?? '')).toContain(words)
    }
    read.push(mail)
  }
  return read
}

/** Threads that the mails refer to; each mail must refer to one. */
export const threadsOf = (mails: CaughtMail[]): string[] => [
  ...new Set(
    mails.flatMap(({ email }) => {
      const named = ['references', 'in-reply-to'].map(
        (key) => email.headers.find((one) => one.key === key)?.value,
      )
      return named.map((thread) => thread ?? `none in ${email.subject}`)
    }),
  ),
]

/** The order's link in a mail; text and HTML have the same. */
export function orderLinkIn({ email }: CaughtMail): string {
  const link = toOrderPage.exec(email.text ?? '')?.[0] ?? ''
  expect([email.subject, email.html]).toEqual([email.subject, expect.stringContaining(link)])
  return link
}

/** Reads unsent letters on the order's page at the desk. Returns the links that they would have had. */
export async function readAtDesk(page: Page, letters: Letter[]): Promise<string[]> {
  const links: string[] = []
  for (const { subject, says } of letters) {
    await page.getByRole('button', { name: new RegExp(`^Read: ${subject}$`) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(deskMails.states.kept, { exact: false }).waitFor()
    const text = onOneLine(await dialog.locator('pre').first().innerText())
    for (const words of says) expect(text).toContain(words)
    await dialog.getByRole('button', { name: deskMails.showLinks }).click()
    const shown = dialog.locator('pre', { hasText: toOrderPage })
    links.push(await shown.innerText())
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  return links
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

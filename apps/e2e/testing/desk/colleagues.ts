import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { StaffRole } from '@northword/contract/people/staff'
import type { Page } from 'playwright-core'
import { fieldOf } from '../forms/account-forms.ts'
import { callAs } from './ask-as.ts'
import type { Member } from './desk-site.ts'

/** Invites a member with the page's session. Returns the link. */
export async function invite(page: Page, { name, email }: Member, role: StaffRole): Promise<string> {
  const { link } = await callAs<{ link: string }>(page, 'staff.invite', { name, email, role })
  return link
}

export async function join(page: Page, link: string, { password }: Member) {
  await page.goto(link)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await page.getByRole('button', { name: deskEntry.join.button, exact: true }).click()
  await page.waitForURL(/\/desk\/?$/)
}

export async function signInAtDesk(page: Page, { email, password }: Member) {
  await page.goto('/desk/login')
  await fieldOf(page, deskEntry.fields.email).fill(email)
  await fieldOf(page, deskEntry.fields.password).fill(password)
  await page.getByRole('button', { name: deskEntry.login.button, exact: true }).click()
  await page.getByRole('heading', { name: deskQueue.heading }).waitFor()
}

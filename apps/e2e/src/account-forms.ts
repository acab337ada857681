import { auth } from '@northword/content/auth'
import { dashboard } from '@northword/content/dashboard'
import { pages } from '@northword/content/pages'
import type { Locator, Page } from 'playwright-core'
import type { Client } from './clients.ts'
import type { Site } from './site.ts'

const { fields } = auth

/** What the people of the stories sign in with. */
export const password = 'correct horse 电池 staple'

/** The form of a page of the accounts, by the page's heading. */
const formOf = (page: Page, { heading }: { heading: string }) => page.getByRole('form', { name: heading })

/** A text field by its whole label; the password again is another field. */
export const fieldOf = (form: Locator | Page, label: string) =>
  form.getByRole('textbox', { name: label, exact: true })

/** Opens /signup, fills the form in and sends it. */
export async function signUp(page: Page, { fullName, email }: Client, chosen = password) {
  await page.goto('/signup')
  const form = formOf(page, pages.signup)
  await fieldOf(form, fields.name.label).fill(fullName)
  await fieldOf(form, fields.email.label).fill(email)
  await fieldOf(form, fields.password.label).fill(chosen)
  await fieldOf(form, fields.confirmPassword.label).fill(chosen)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: auth.signUp.button }).click()
}

/** Fills in the form of /login, which is open, and sends it. */
export async function signIn(page: Page, { email }: Pick<Client, 'email'>, known = password) {
  const form = formOf(page, pages.login)
  await fieldOf(form, fields.email.label).fill(email)
  await fieldOf(form, fields.password.label).fill(known)
  await form.getByRole('button', { name: auth.signIn.button }).click()
}

/** Waits for the dashboard of a client, with its data. */
export async function dashboardOf(page: Page, { fullName }: Pick<Client, 'fullName'>) {
  await page.getByRole('heading', { level: 1, name: dashboard.welcome(fullName) }).waitFor()
  await page.getByText(dashboard.loading).waitFor({ state: 'detached' })
}

/** Chooses a tab of the dashboard. */
export const openTab = (page: Page, tab: keyof typeof dashboard.tabs) =>
  page.getByRole('tab', { name: dashboard.tabs[tab] }).click()

/** The button of the dashboard that signs out. */
export const signOutButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: dashboard.signOut, exact: true })

/** The link to a page that was mailed to an address last, once such a mail is there. */
export async function mailedLink(site: Site, address: string, path: string): Promise<string> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const mails = await site.mailbox.caught(address)
    const links = mails.flatMap(({ email }) => email.text?.match(/https?:\/\/\S+/g) ?? [])
    const link = links.findLast((url) => new URL(url).pathname === path)
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No mail to ${address} has a link to ${path}.`)
}

/** Presses the button of the page that verifies an address. */
export async function verify(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: auth.verify.button }).click()
}

/** Guesses at the password of an account, as a stranger does without a browser, until no more are answered. */
export async function useUpGuesses(site: Site, email: string) {
  const body = JSON.stringify({ email, passwordHash: btoa('a wrong guess') })
  const headers = { 'content-type': 'application/json', origin: site.url }
  let status = 401
  while (status === 401)
    ({ status } = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body }))
  if (status !== 429) throw new Error(`A guess was answered with ${status}.`)
}

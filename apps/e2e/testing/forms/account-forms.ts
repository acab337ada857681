import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { pages } from '@northword/content/site/pages'
import type { StorySite } from '@northword/rig/site'
import { until } from '@northword/rig/until'
import type { Locator, Page } from 'playwright-core'
import type { Client } from '../clients.ts'

const { fields } = auth

/** Everyone's password. */
export const password = 'correct horse 电池 staple'

const formOf = (page: Page, { heading }: { heading: string }) => page.getByRole('form', { name: heading })

/** By its exact label, because one label may contain another. */
export const fieldOf = (form: Locator | Page, label: string) =>
  form.getByRole('textbox', { name: label, exact: true })

/** Opens and sends /signup. */
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

/** Signs up, and waits for the dashboard. */
export async function openAccount(page: Page, client: Client) {
  await signUp(page, client)
  await dashboardOf(page, client)
}

/** Sends /login, which must be open. */
export async function signIn(page: Page, { email }: Pick<Client, 'email'>, known = password) {
  const form = formOf(page, pages.login)
  await fieldOf(form, fields.email.label).fill(email)
  await fieldOf(form, fields.password.label).fill(known)
  await form.getByRole('button', { name: auth.signIn.button }).click()
}

/** Waits for a client's dashboard with its data. */
export async function dashboardOf(page: Page, { fullName }: Pick<Client, 'fullName'>) {
  await page.getByRole('heading', { level: 1, name: dashboard.welcome(fullName) }).waitFor()
  await page.getByText(dashboard.loading).waitFor({ state: 'detached' })
}

export const openTab = (page: Page, tab: keyof typeof dashboard.tabs) =>
  page.getByRole('tab', { name: dashboard.tabs[tab] }).click()

export const signOutButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: dashboard.signOut, exact: true })

/** The latest mailed link to a path; waits for one. */
export async function mailedLink(site: StorySite, address: string, path: string): Promise<string> {
  const ask = async () => {
    const mails = await site.mailbox.caught(address)
    const links = mails.flatMap(({ email }) => email.text?.match(/https?:\/\/\S+/g) ?? [])
    return links.findLast((url) => new URL(url).pathname === path)
  }
  return until(`a mail to ${address} with a link to ${path}`, ask, 20_000)
}

export async function verify(page: Page, link: string) {
  await page.goto(link)
  await page.getByRole('button', { name: auth.verify.button }).click()
}

/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { pages } from '@northword/content/site/pages'
import { openSite, type Site } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import {
  dashboardOf,
  mailedLink,
  openAccount,
  signIn,
  signOutButton,
  verify,
} from '../../testing/forms/account-forms.ts'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('An owner', () => {
  const site = duringTests(() => openSite(quickestKind))

  it('gets in by a mailed link although strangers have used up the guesses at the account', async () => {
    const ida = alone(clients.hana, 'besieged')
    const first = await visit(site)
    await openAccount(first.page, ida)
    await verify(first.page, await mailedLink(site, ida.email, '/verify-email'))
    await first.page.getByRole('heading', { name: auth.verify.done.heading }).waitFor()
    await useUpGuesses(site, ida.email)

    const { page, expectProblem } = await visit(site, { at: '/login', expects: /429/ })
    await signIn(page, ida)
    await page.getByText(auth.signIn.link.text(ida.email)).waitFor()
    await expectNoProblems(page)
    await page.getByRole('button', { name: auth.signIn.link.button }).click()
    await page.getByText(auth.signIn.link.sent(ida.email)).waitFor()

    const link = await mailedLink(site, ida.email, '/login/link')
    await page.goto(link)
    await expectHeading(page, pages.signInLink.heading)
    await expectNoProblems(page)
    expect(page.url()).not.toContain('token')
    await page.getByRole('button', { name: auth.signInLink.button }).click()
    await dashboardOf(page, ida)
    expect(page.url()).toBe(`${site.url}/dashboard`)

    // The link is used up, but this browser has signed in before, so its password is accepted again.
    await signOutButton(page).click()
    await expectAddress(page, '/')
    expectProblem(/400/)
    await page.goto(link)
    await page.getByRole('button', { name: auth.signInLink.button }).click()
    await page.getByRole('heading', { name: auth.signInLink.dead.heading }).waitFor()
    await page.getByRole('link', { name: auth.signInLink.dead.button }).click()
    await signIn(page, ida)
    await dashboardOf(page, ida)
  })
})

/** Guesses a password by HTTP until the limit is reached. */
async function useUpGuesses(site: Site, email: string) {
  const body = JSON.stringify({ email, passwordHash: btoa('a wrong guess') })
  const headers = { 'content-type': 'application/json', origin: site.url }
  let status = 401
  while (status === 401)
    ({ status } = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body }))
  if (status !== 429) throw new Error(`A guess was answered with ${status}.`)
}

import { auth } from '@northword/content/auth'
import { pages } from '@northword/content/pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  dashboardOf,
  mailedLink,
  signIn,
  signOutButton,
  signUp,
  useUpGuesses,
  verify,
} from './account-forms.ts'
import { expectAddress } from './address.ts'
import { useBrowser, withoutBrowser } from './browser-story.ts'
import { alone, clients } from './clients.ts'
import { quickestKind } from './database.ts'
import { expectNoProblems } from './looks.ts'
import { openSite, type Site } from './site.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser)('An owner', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(quickestKind)
  })
  afterAll(() => site.close())

  it('gets in by a mailed link although strangers have used up the guesses at the account', async () => {
    const ida = alone(clients.hana, 'besieged')
    const first = await visit(site)
    await signUp(first.page, ida)
    await dashboardOf(first.page, ida)
    await verify(first.page, await mailedLink(site, ida.email, '/verify-email'))
    await first.page.getByRole('heading', { name: auth.verify.done.heading }).waitFor()
    await useUpGuesses(site, ida.email)

    const { page, expectProblem } = await visit(site)
    expectProblem(/429/)
    await page.goto('/login')
    await signIn(page, ida)
    await page.getByText(auth.signIn.link.text(ida.email)).waitFor()
    await expectNoProblems(page)
    await page.getByRole('button', { name: auth.signIn.link.button }).click()
    await page.getByText(auth.signIn.link.sent(ida.email)).waitFor()

    const link = await mailedLink(site, ida.email, '/login/link')
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: pages.signInLink.heading }).waitFor()
    await expectNoProblems(page)
    expect(page.url()).not.toContain('token')
    await page.getByRole('button', { name: auth.signInLink.button }).click()
    await dashboardOf(page, ida)
    expect(page.url()).toBe(`${site.url}/dashboard`)

    // The link is used up; this browser is one that signed in before, so its password is looked at again.
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

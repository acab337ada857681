/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { profile } from '@northword/content/orders/profile'
import { authMessages } from '@northword/contract/messages'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, it } from 'vitest'
import {
  dashboardOf,
  fieldOf,
  mailedLink,
  openAccount,
  openTab,
  signIn,
  signUp,
  verify,
} from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser).each(looks)('Axe finds nothing on $screen', ({ client, options }) => {
  const site = duringTests(() => openSite(quickestKind))

  it('in any state of the dashboard, of an order and of the profile', async () => {
    const { page } = await visit(site, { ...options, expects: /404/ })
    await openAccount(page, client)
    await expectNoProblems(page)
    await openTab(page, 'orders')
    await page.getByRole('heading', { name: dashboard.orders.empty.heading }).waitFor()
    await expectNoProblems(page)

    await page.goto('/')
    const number = await orderedNumber(page, service, client)
    await page.goto('/dashboard')
    await dashboardOf(page, client)
    await page.getByRole('heading', { name: service }).waitFor()
    await expectNoProblems(page)
    await openTab(page, 'orders')
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await expectNoProblems(page)
    await page.getByRole('link', { name: dashboard.order.cancel.button }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoProblems(page)
    await page.goto('/dashboard/orders/NW-ORD-20200101-0001')
    await page.getByText(dashboard.order.notFound.text).waitFor()
    await expectNoProblems(page)

    await page.goto('/dashboard?tab=profile')
    await dashboardOf(page, client)
    await page.getByText(profile.sessions.current, { exact: true }).waitFor()
    await expectNoProblems(page)
    await page.getByRole('button', { name: profile.password.button }).click()
    await page.getByRole('form').getByText('Current password is required.').waitFor()
    await expectNoProblems(page)
    await page.getByRole('button', { name: profile.deletion.open }).click()
    await page.getByRole('dialog').waitFor()
    await expectNoProblems(page)
  })

  it('in any state of signing in and up, of a new password and of the verification', async () => {
    const { page, context } = await visit(site, { ...options, at: '/login', expects: /40[0139]/ })
    await expectNoProblems(page)
    await page.getByRole('button', { name: auth.signIn.button }).click()
    await toastSaying(page, authMessages.validationTitle)
    await expectNoProblems(page)
    await signIn(page, { email: 'nobody@client.example' })
    await page.getByRole('alert').getByText(authMessages.signInFailed).waitFor()
    await expectNoProblems(page)

    await page.goto('/signup')
    await fieldOf(page, auth.fields.password.label).fill('12345')
    await page.getByRole('button', { name: auth.signUp.button }).click()
    await toastSaying(page, authMessages.validationTitle)
    await expectNoProblems(page)
    const taken = { ...client, email: `taken.${client.email}` }
    await openAccount(page, taken)
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await signUp(page, taken)
    await page.getByRole('alert').getByRole('link', { name: auth.signUp.taken.signIn }).waitFor()
    await expectNoProblems(page)

    await page.goto('/forgot-password')
    await expectNoProblems(page)
    await fieldOf(page, auth.fields.email.label).fill(taken.email)
    await page.getByRole('button', { name: auth.forgot.button }).click()
    await page.getByRole('heading', { name: auth.forgot.sent.heading }).waitFor()
    await expectNoProblems(page)
    await page.goto('/reset-password')
    await page.getByRole('heading', { name: auth.reset.missing.heading }).waitFor()
    await expectNoProblems(page)
    await page.goto(await mailedLink(site, taken.email, '/reset-password'))
    await page.getByRole('button', { name: auth.reset.button }).click()
    // A press before the scripts is held, and the button changes its colours when it is over.
    await toastSaying(page, authMessages.validationTitle)
    await expectNoProblems(page)

    await verify(page, await mailedLink(site, taken.email, '/verify-email'))
    await page.getByText(auth.verify.passwordNeeded).waitFor()
    await expectNoProblems(page)
    await page.goto('/')
    await page.goto(`/verify-email?token=${'x'.repeat(43)}`)
    await page.getByRole('button', { name: auth.verify.button }).click()
    await page.getByRole('heading', { name: auth.verify.dead.heading }).waitFor()
    await expectNoProblems(page)
  })
})

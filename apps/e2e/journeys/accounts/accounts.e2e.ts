import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { pages } from '@northword/content/site/pages'
import { authMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import {
  dashboardOf,
  fieldOf,
  mailedLink,
  openAccount,
  openTab,
  password,
  signIn,
  signOutButton,
  signUp,
  verify,
} from '../../testing/forms/account-forms.ts'
import { expectAddress, expectHeading } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const clients = clientsOf('accounts')

describe.skipIf(withoutBrowser)('A client', () => {
  const site = sharedSite()

  it('finds the order that this browser placed as a guest, at once', async () => {
    const ada = alone(clients.ada, 'same-browser')
    const { page } = await visit(site, { at: '/' })
    const number = await orderedNumber(page, service, ada)
    await signUp(page, ada)
    await toastSaying(page, authMessages.signedUpTitle)
    await dashboardOf(page, ada)
    await openTab(page, 'orders')
    await page.getByRole('link', { name: number }).click()
    await expectHeading(page, number)
    expect(new URL(page.url()).pathname).toBe(`/dashboard/orders/${number}`)
    await page.getByText(ada.note).waitFor()
  })

  it('sees an order of another browser once the address is verified, and not before', async () => {
    const ben = alone(clients.ben, 'other-browser')
    const elsewhere = await visit(site, { at: '/' })
    const number = await orderedNumber(elsewhere.page, service, ben)

    const { page } = await visit(site)
    await openAccount(page, ben)
    await openTab(page, 'orders')
    await page.getByRole('heading', { name: dashboard.orders.empty.heading }).waitFor()
    await page.getByText(dashboard.unverified.text(ben.email)).waitFor()

    await verify(page, await mailedLink(site, ben.email, '/verify-email'))
    await page.getByRole('heading', { name: auth.verify.done.heading }).waitFor()
    expect(page.url()).not.toContain('token')
    await page.getByRole('link', { name: auth.verify.done.button }).click()
    await openTab(page, 'orders')
    await page.getByRole('link', { name: number }).waitFor()
    expect(await page.getByText(dashboard.unverified.heading).count()).toBe(0)
  })

  it(
    'has to know the password where the link is opened in a browser that is not signed in',
    { tags: ['thorough'] },
    async () => {
      const cleo = alone(clients.cleo, 'other-device')
      const first = await visit(site)
      await openAccount(first.page, cleo)

      const { page } = await visit(site, { expects: /40[03]/ })
      await verify(page, await mailedLink(site, cleo.email, '/verify-email'))
      await page.getByText(auth.verify.passwordNeeded).waitFor()
      const field = fieldOf(page, auth.fields.password.label)
      await field.fill('a wrong one')
      await page.getByRole('button', { name: auth.verify.button }).click()
      await page.getByRole('form').getByText('This password is not correct.').waitFor()
      await field.fill(password)
      await page.getByRole('button', { name: auth.verify.button }).click()
      await page.getByRole('heading', { name: auth.verify.done.heading }).waitFor()
      expect(await field.count()).toBe(0)
    },
  )

  it('comes back in with a new password after forgetting the old one', async () => {
    const dora = alone(clients.dora, 'forgetful')
    const first = await visit(site)
    await openAccount(first.page, dora)

    const { page } = await visit(site, { at: '/login' })
    await page.getByRole('link', { name: auth.signIn.forgot }).click()
    await expectHeading(page, pages.forgotPassword.heading)
    await fieldOf(page, auth.fields.email.label).fill(dora.email)
    await page.getByRole('button', { name: auth.forgot.button }).click()
    await page.getByRole('heading', { name: auth.forgot.sent.heading }).waitFor()

    const link = await mailedLink(site, dora.email, '/reset-password')
    await page.goto(link)
    await fieldOf(page, auth.fields.newPassword.label).fill('another password')
    await fieldOf(page, auth.fields.confirmPassword.label).fill('another password')
    await page.getByRole('button', { name: auth.reset.button }).click()
    await dashboardOf(page, dora)
    expect(page.url()).toBe(`${site.url}/dashboard`)

    // The other browser is signed out at its next request, and the link is used up.
    first.expectProblem(/401/)
    await first.page.reload()
    await expectAddress(first.page, '/login?next=%2Fdashboard')
    const late = await visit(site, { at: link, expects: /400/ })
    await fieldOf(late.page, auth.fields.newPassword.label).fill('a third password')
    await fieldOf(late.page, auth.fields.confirmPassword.label).fill('a third password')
    await late.page.getByRole('button', { name: auth.reset.button }).click()
    await late.page.getByRole('heading', { name: auth.reset.dead.heading }).waitFor()
  })

  it(
    'is told of a wrong password in the form and in a toast, and can correct it',
    { tags: ['thorough'] },
    async () => {
      const emil = alone(clients.emil, 'mistyped')
      const first = await visit(site)
      await openAccount(first.page, emil)

      const { page, context } = await visit(site, { expects: /401/ })
      await page.goto('/login?next=%2Fdashboard%3Ftab%3Dprofile')
      await signIn(page, emil, 'a wrong one')
      await toastSaying(page, authMessages.signInFailedTitle)
      await page.getByRole('alert').getByText(authMessages.signInFailed).waitFor()
      await page.getByRole('checkbox', { name: auth.signIn.rememberMe }).check()
      await signIn(page, emil)
      await toastSaying(page, authMessages.signedInTitle)
      await expectAddress(page, '/dashboard?tab=profile')
      const session = (await context.cookies()).find(({ name }) => name === 'nw_session')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      expect((session?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(30 * 24 * 3600, -2)
    },
  )

  it('leaves every tab by signing out in one, and Back shows nothing private', async () => {
    const fay = alone(clients.fay, 'two-tabs')
    const { page, context } = await visit(site)
    await openAccount(page, fay)
    const other = await context.newPage()
    await other.goto('/dashboard?tab=profile')
    await dashboardOf(other, fay)

    await signOutButton(page).click()
    await toastSaying(page, authMessages.signedOutTitle)
    await expectAddress(page, '/')
    await expectHeading(page, pages.home.heading)
    await expectAddress(other, '/login?next=%2Fdashboard%3Ftab%3Dprofile')
    expect(await other.getByText(fay.email).count()).toBe(0)

    await page.goBack()
    await expectAddress(page, '/login?next=%2Fdashboard')
    expect(await page.getByText(fay.fullName).count()).toBe(0)
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: 'Login' }).waitFor()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('nw_session')

    await page.evaluate(() => {
      const plain = { method: 'post', action: '/dashboard/sign-out' }
      const form = Object.assign(document.createElement('form'), plain)
      document.body.append(form)
      form.submit()
    })
    const told = page.getByText(auth.signOut.done)
    await told.waitFor()
    await hydrate(page)
    expect(await told.count()).toBe(1)
    await banner.getByRole('link', { name: 'Login' }).click()
    await expectHeading(page, pages.login.heading)
    await banner.getByRole('link', { name: 'Home', exact: true }).click()
    await expectHeading(page, pages.home.heading)
    expect(await told.count()).toBe(0)
  })

  it('leaves on Back although the home page was still on its way', { tags: ['thorough'] }, async () => {
    const fay = alone(clients.fay, 'impatient')
    const { page } = await visit(site)
    await openAccount(page, fay)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/home*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await signOutButton(page).click()
    await expectAddress(page, '/')
    await page.goBack()
    await expectAddress(page, '/login?next=%2Fdashboard')
  })

  it('cancels an order, and the studio and the client hear of it', { tags: ['thorough'] }, async () => {
    const gus = alone(clients.gus, 'cancels')
    const { page } = await visit(site)
    await openAccount(page, gus)
    await page.goto('/')
    const number = await orderedNumber(page, service, gus)
    await page.goto(`/dashboard/orders/${number}`)
    await page.getByRole('link', { name: dashboard.order.cancel.button }).click()
    await page.getByRole('button', { name: dashboard.order.cancel.confirm }).click()
    await page.getByText(dashboard.order.cancel.done).waitFor()
    await page.getByText('This order is cancelled. No work follows, and you owe nothing.').waitFor()
    expect(await page.getByRole('link', { name: dashboard.order.cancel.button }).count()).toBe(0)
    await expect
      .poll(async () => (await site.mailbox.caught(gus.email)).map(({ email }) => email.subject))
      .toContain(`Your order ${number} is cancelled`)
  })

  it('does not get to see the order of somebody else by its number', { tags: ['thorough'] }, async () => {
    const [ada, hana] = [alone(clients.ada, 'owner'), alone(clients.hana, 'curious')]
    const owner = await visit(site, { at: '/' })
    const number = await orderedNumber(owner.page, service, ada)

    const { page } = await visit(site, { expects: /404/ })
    await openAccount(page, hana)
    await page.goto(`/dashboard/orders/${number}`)
    await page.getByText(dashboard.order.notFound.text).waitFor()
    expect(await page.getByText(ada.email).count()).toBe(0)
  })
})

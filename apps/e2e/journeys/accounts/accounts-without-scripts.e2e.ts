import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { problem } from '@northword/content/site/problem'
import { authMessages } from '@northword/contract/messages'
import { type DatabaseKind, databaseKinds, quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldOf, mailedLink, password, signIn, signUp, verify } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { openOn } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'

const visit = useBrowser()
const clients = clientsOf('accounts-without-scripts')
const unscripted = { javaScriptEnabled: false }
const { fields } = auth

/** Error summary of a form that came back; it has the focus. */
async function problemsOf(page: Page) {
  const summary = page.getByRole('alert').filter({ hasText: problem.heading })
  await waitForFocus(summary)
  return summary
}

const answer = (page: Page, heading: string) => waitForFocus(page.getByRole('heading', { name: heading }))

const story = (kind: DatabaseKind) => () => {
  const site = duringTests(() => openOn(kind, { RATE_LIMIT_FACTOR: '20' }))

  it('a guest corrects the sign-up form, gets an account, and verifies the address in another browser', async () => {
    const ada = alone(clients.ada, 'unscripted')
    const { page } = await visit(site, { ...unscripted, expects: /422/ })
    await signUp(page, { ...ada, email: 'half@' })
    const summary = await problemsOf(page)
    await summary.getByRole('link').press('Enter')
    await waitForFocus(fieldOf(page, fields.email.label))
    expect(await fieldOf(page, fields.name.label).inputValue()).toBe(ada.fullName)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    await fieldOf(page, fields.email.label).fill(ada.email)
    await page.getByRole('button', { name: auth.signUp.button }).click()
    await (await problemsOf(page)).getByText('Password is required.').waitFor()
    await fieldOf(page, fields.password.label).fill(password)
    await fieldOf(page, fields.confirmPassword.label).fill(password)
    await page.getByRole('button', { name: auth.signUp.button }).click()
    await page.waitForURL('/dashboard')

    const elsewhere = await visit(site, { ...unscripted, expects: /422/ })
    await verify(elsewhere.page, await mailedLink(site, ada.email, '/verify-email'))
    await waitForFocus(fieldOf(elsewhere.page, fields.password.label))
    await fieldOf(elsewhere.page, fields.password.label).fill(password)
    await elsewhere.page.getByRole('button', { name: auth.verify.button }).click()
    await answer(elsewhere.page, auth.verify.done.heading)
    expect(elsewhere.page.url()).not.toContain('token')
    await elsewhere.page.reload()
    await elsewhere.page.getByText(auth.verify.done.text(ada.email)).waitFor()
  })

  it('a client signs in, on the way to another page, and is not asked again', async () => {
    const ben = alone(clients.ben, 'unscripted')
    const { page, context } = await visit(site, { ...unscripted, expects: /422/ })
    await signUp(page, ben)
    await page.waitForURL('/dashboard')
    await context.clearCookies()
    await page.goto('/login?next=/faq')
    await signIn(page, ben, 'a wrong one')
    await (await problemsOf(page)).getByText(authMessages.signInFailed).waitFor()
    expect(await fieldOf(page, fields.email.label).inputValue()).toBe(ben.email)
    await signIn(page, ben)
    await page.waitForURL('/faq')
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      expect(page.url()).toBe(`${site.url}/dashboard`)
    }
  })

  it(
    'a client who has forgotten the password chooses another by a mailed link',
    { tags: ['thorough'] },
    async () => {
      const dora = alone(clients.dora, 'unscripted')
      const { page, context } = await visit(site, { ...unscripted, expects: /422/ })
      await signUp(page, dora)
      await page.waitForURL('/dashboard')
      await context.clearCookies()
      await page.goto('/forgot-password')
      await fieldOf(page, fields.email.label).fill(dora.email)
      await page.getByRole('button', { name: auth.forgot.button }).click()
      await answer(page, auth.forgot.sent.heading)
      const link = await mailedLink(site, dora.email, '/reset-password')
      const choose = async (second: string) => {
        await fieldOf(page, fields.newPassword.label).fill('another one')
        await fieldOf(page, fields.confirmPassword.label).fill(second)
        await page.getByRole('button', { name: auth.reset.button }).click()
      }
      await page.goto(link)
      await choose('another two')
      await (await problemsOf(page)).getByText('Passwords do not match.').waitFor()
      await choose('another one')
      await page.waitForURL('/dashboard')
      expect(page.url()).toBe(`${site.url}/dashboard`)
      await page.goto(link)
      await choose('another one')
      await answer(page, auth.reset.dead.heading)
    },
  )
}

for (const kind of databaseKinds) {
  const tags = kind === quickestKind ? [] : ['thorough']
  describe.skipIf(withoutBrowser)(`Without scripts, with accounts in ${kind},`, { tags }, story(kind))
}

/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { newsletter } from '@northword/content/site/newsletter'
import { problem } from '@northword/content/site/problem'
import { sentCookie } from '@northword/contract/device/device-key-names'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldOf, mailedLink, signUp } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone } from '../../testing/clients.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { press } from '../../testing/forms/newsletter-forms.ts'

const visit = useBrowser()

async function postEmpty(page: Page, path: string, button: string) {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
}

describe.skipIf(withoutBrowser).each(looks)(
  'Without scripts, axe finds nothing on $screen',
  ({ client, options }) => {
    const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '20' }))

    it('in the pages of forms that come back, and of those that are done', async () => {
      const { page, context } = await visit(site, { ...options, expects: /422/ })
      // Axe needs scripts: they are enabled while it runs, after the page's own were skipped.
      const browser = await context.newCDPSession(page)
      const allowScripts = (isAllowed: boolean) =>
        browser.send('Emulation.setScriptExecutionDisabled', { value: !isAllowed })
      const check = async () => {
        await allowScripts(true)
        await expectNoProblems(page)
        await allowScripts(false)
      }
      await allowScripts(false)
      for (const [path, button] of [
        ['/signup', auth.signUp.button],
        ['/login', auth.signIn.button],
        ['/forgot-password', auth.forgot.button],
        [`/reset-password?token=${'x'.repeat(43)}`, auth.reset.button],
        ['/blog', newsletter.box.button],
      ] as const) {
        await postEmpty(page, path, button)
        await page.getByRole('alert').filter({ hasText: problem.heading }).waitFor()
        expect(await page.title()).toMatch(/^Error: /)
        await check()
      }

      const reader = alone(client, 'plain')
      await page.goto('/blog')
      await fieldOf(page, newsletter.box.email.label).fill(reader.email)
      await press(page, newsletter.box)
      await page.getByRole('heading', { name: newsletter.box.sent.heading }).waitFor()
      await check()
      for (const [path, words] of [
        ['/newsletter/confirm', newsletter.confirm],
        ['/newsletter/unsubscribe', newsletter.unsubscribe],
      ] as const) {
        await postEmpty(page, path, words.button)
        await page.getByRole('heading', { level: 1, name: words.missing.heading }).waitFor()
        await check()
        await page.goto(await mailedLink(site, reader.email, path))
        await press(page, words)
        await page.getByRole('heading', { level: 1, name: words.done.heading }).waitFor()
        expect(page.url()).not.toContain('token')
        await check()
      }

      await signUp(page, reader)
      await page.waitForURL('/dashboard')
      await context.clearCookies()
      await signUp(page, reader)
      await page.getByRole('alert').getByRole('link', { name: auth.signUp.taken.signIn }).waitFor()
      await check()
      await page.goto(await mailedLink(site, reader.email, '/verify-email'))
      await press(page, auth.verify)
      await page.getByText(auth.verify.passwordNeeded).waitFor()
      await check()
      const offered = '/login?sent=sign-in-link-offer'
      await context.addCookies([{ name: sentCookie, value: encodeURIComponent(offered), url: site.url }])
      await page.goto(offered)
      await page.getByText(auth.signIn.link.sent()).waitFor()
      await check()
    })
  },
)

/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { contact } from '@northword/content/site/contact'
import { newsletter } from '@northword/content/site/newsletter'
import { contactMessages } from '@northword/contract/messages'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, it } from 'vitest'
import { fieldOf, mailedLink, openAccount } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { letterField, messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'

const visit = useBrowser()
const { box, confirm, unsubscribe } = newsletter

describe.skipIf(withoutBrowser).each(looks)('Axe finds nothing on $screen', ({ client, options }) => {
  const site = duringTests(() => openSite(quickestKind))

  it('in any state of a message to the studio', async () => {
    const { page } = await visit(site, { ...options, at: '/contact', expects: /ERR_FAILED/ })
    await expectNoProblems(page)
    const form = messageForm(page)
    await sendButton(form).click()
    await waitForFocus(letterField(form, 'name'))
    await expectNoProblems(page)

    await writeLetter(form, { name: client.fullName, email: client.email, message: 'Hello.' })
    const { promise: end, resolve: cutOff } = Promise.withResolvers<void>()
    await page.route('**/trpc/**', async (route) => {
      await end
      await route.abort()
    })
    await sendButton(form).click()
    await form.getByRole('button', { name: contact.form.sending }).waitFor()
    await expectNoProblems(page)
    cutOff()
    await waitForFocus(form.getByRole('alert').filter({ hasText: contactMessages.unreachable }))
    await expectNoProblems(page)
    await page.unroute('**/trpc/**')
    await sendButton(form).click()
    await waitForFocus(form.getByRole('heading', { name: contact.form.sent.heading }))
    await expectNoProblems(page)

    await openAccount(page, client)
    await page.goto('/contact')
    await letterField(form, 'message').focus()
    await form.getByText(contact.form.prefilled).waitFor()
    await expectNoProblems(page)
  })

  it('in any state of the newsletter and of its links', async () => {
    const { page } = await visit(site, { ...options, expects: /400|ERR_FAILED/ })
    const address = `reader.${client.email}`
    await page.goto('/blog')
    await expectNoProblems(page)
    const form = page.getByRole('form', { name: box.label })
    const ask = form.getByRole('button', { name: box.button })
    await ask.click()
    await form.getByText('Email is required').waitFor()
    await expectNoProblems(page)
    await fieldOf(form, box.email.label).fill(address)
    await page.route('**/trpc/**', (route) => route.abort())
    await ask.click()
    await waitForFocus(form.getByRole('alert').filter({ hasText: newsletterMessages.unreachable }))
    await expectNoProblems(page)
    await page.unroute('**/trpc/**')
    await ask.click()
    await waitForFocus(form.getByRole('heading', { name: box.sent.heading }))
    await expectNoProblems(page)

    for (const [path, words] of [
      ['/newsletter/confirm', confirm],
      ['/newsletter/unsubscribe', unsubscribe],
    ] as const) {
      const use = page.getByRole('main').getByRole('button', { name: words.button, exact: true })
      const heading = (name: string) => page.getByRole('heading', { level: 1, name })
      await page.goto(path)
      await heading(words.missing.heading).waitFor()
      await expectNoProblems(page)
      await page.goto(`${path}?token=${'x'.repeat(43)}`)
      await use.click()
      await waitForFocus(heading(words.dead.heading))
      await expectNoProblems(page)

      await page.goto('/faq')
      await page.goto(await mailedLink(site, address, path))
      await use.waitFor()
      await expectNoProblems(page)
      await page.route('**/trpc/**', (route) => route.abort())
      await use.click()
      await waitForFocus(page.getByRole('alert').filter({ hasText: words.unreachable }))
      await expectNoProblems(page)
      await page.unroute('**/trpc/**')
      await use.click()
      await waitForFocus(heading(words.done.heading))
      await expectNoProblems(page)
    }
  })
})

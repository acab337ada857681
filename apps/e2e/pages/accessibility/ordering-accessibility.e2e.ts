import { outbox } from '@northword/content/orders/outbox'
import { orderMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import { accessibilityProblems } from '../../testing/accessibility/accessibility.ts'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { firstOf } from '@northword/rig/first-of'
import { confirmedNumber, fillForm, openForm, service, submitButton } from '../../testing/forms/order-form.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
// Fading text does not have its full contrast.
const still = { reducedMotion: 'reduce' } as const
const desktop = { ...still, viewport: { width: 1280, height: 900 } }
const phone = { ...still, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** Dialog and card once each, before the other pages. */
const looks = [
  { path: '/pricing', screen: 'a phone', options: { ...phone, colorScheme: 'dark' } },
  { path: '/services', screen: 'a desktop', options: { ...desktop, colorScheme: 'dark' } },
  { path: '/', screen: 'a desktop', options: { ...desktop, colorScheme: 'light' } },
  { path: '/services', screen: 'a phone', options: { ...phone, colorScheme: 'light' } },
] as const

describe.skipIf(withoutBrowser)('Axe finds nothing', () => {
  const site = readSite()

  firstOf(looks, 2)('in any state of an order on $path, on $screen', async ({ path, options }) => {
    const { page } = await visit(site, options)
    const expectNoProblems = async () => expect(await accessibilityProblems(page)).toEqual([])
    await page.goto(path)
    const form = await openForm(page, service)
    await expectNoProblems()

    await submitButton(form).click()
    await form.getByText('Phone number is required').waitFor()
    if (path !== '/services') await toastSaying(page, orderMessages.validationTitle)
    await expectNoProblems()

    await fillForm(form, clients.ada)
    await submitButton(form).click()
    const { submitted, receivedTitle } = orderMessages
    await toastSaying(page, path === '/services' ? submitted : receivedTitle)
    await confirmedNumber(page)
    await expectNoProblems()
  })

  firstOf(looks)('when an order on $path has to wait, on $screen', async ({ path, options }) => {
    const { page } = await visit(site, { ...options, at: path, expects: /ERR_FAILED/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.ben)
    await page.route('**/trpc/**', (route) => route.abort())
    await submitButton(form).click()
    await page.getByText(outbox.waiting(1)).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })

  it('when an order on a service card is not received', { tags: ['thorough'] }, async () => {
    const { page } = await visit(site, { at: '/services', expects: /answer 503|Failed to load/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.ben)
    await page.route('**/trpc/**', (route) => route.fulfill({ status: 503 }))
    await submitButton(form).click()
    await page.getByText(orderMessages.submitFailed).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

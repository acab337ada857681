/** @module-tag thorough */
import { auth } from '@northword/content/site/auth'
import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { coveredControls } from '../../testing/accessibility/covered.ts'
import { hydrate } from '../../testing/browser/hydration.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderedNumber,
  service,
  submitButton,
} from '../../testing/forms/order-form.ts'
import { toasts, toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const { buttons } = ordering
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const phone = { viewport: sizes[0], isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const

const expectFree = async (place: Locator) => expect(await place.evaluate(coveredControls)).toEqual([])

/** Forms that show a toast for broken rules. */
const forms = [
  { path: '/login', button: auth.signIn.button },
  { path: '/signup', button: auth.signUp.button },
  { path: '/forgot-password', button: auth.forgot.button },
]

describe.skipIf(withoutBrowser)('A toast covers nothing that is to be pressed', () => {
  const site = readSite()

  describe.each(sizes)('at $width px', (viewport) => {
    const isMobile = viewport.width < 400
    const look = { ...phone, isMobile, hasTouch: isMobile, viewport }

    it.each(forms)('on $path', async ({ path, button }) => {
      const { page } = await visit(site, { ...look, at: path })
      await hydrate(page)
      await page.getByRole('button', { name: button }).click()
      await toasts(page).first().waitFor()
      await expectFree(page.locator('main form'))
    })

    it('in the order dialog, with broken rules, nor what is in the field', async () => {
      const { page } = await visit(site, { ...look, at: '/pricing' })
      const form = await openForm(page, service)
      await submitButton(form).click()
      await toastSaying(page, orderMessages.validationTitle)
      await expectFree(page.getByRole('dialog'))
      await submitButton(form).scrollIntoViewIfNeeded()
      await expectFree(page.getByRole('dialog'))
    })

    it('in the confirmation of the dialog, nor in the offer of an account after it', async () => {
      const { page } = await visit(site, { ...look, at: '/pricing' })
      await orderedNumber(page, service, alone(clients.ada, `covered-${viewport.width}`))
      for (const says of [orderMessages.receivedTitle, orderMessages.createAccount]) {
        await toastSaying(page, says)
        await expectFree(page.getByRole('dialog'))
        await page.getByRole('button', { name: buttons.done }).scrollIntoViewIfNeeded()
        await expectFree(page.getByRole('dialog'))
      }
    })

    it('on a service card: neither where the order fails, nor when it is in, when no Order link is left', async () => {
      const { page } = await visit(site, { ...look, at: '/services', expects: /answer 503|Failed to load/ })
      const form = await openForm(page, service)
      const card = page.locator('li', { has: form })
      await fillForm(form, alone(clients.ben, `covered-${viewport.width}`))
      await page.route('**/trpc/**', (route) => route.fulfill({ status: 503 }))
      await submitButton(form).click()
      await toastSaying(page, orderMessages.submitFailed)
      await expectFree(card)
      await page.unroute('**/trpc/**')
      await submitButton(form).click()
      await toastSaying(page, orderMessages.submitted)
      await confirmedNumber(page)
      await expectFree(cardOf(page))
      expect(await cardOf(page).getByRole('link', { name: orderOpening.label }).count()).toBe(0)
      const number = cardOf(page).locator('strong')
      const room = await number.evaluate((word) => [word.scrollWidth, word.parentElement?.clientWidth ?? 0])
      expect(room[0]).toBeLessThanOrEqual(room[1] ?? 0)
    })
  })
})

const cardOf = (page: Page) =>
  page.locator('li', { has: page.getByRole('heading', { name: ordering.confirmation.heading }) })

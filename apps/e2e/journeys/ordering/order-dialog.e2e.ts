import { ordering } from '@northword/content/orders/ordering'
import { company } from '@northword/content/studio/company'
import { orderMessages } from '@northword/contract/messages'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderedNumber,
  orderFormOf,
  orderLinkOf,
  service,
  submitButton,
} from '../../testing/forms/order-form.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'
import { pauseBetween, toasts, toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const clients = clientsOf('order-dialog')
const { fields, buttons } = ordering
const received = orderMessages.received(company.contactWithin)

describe.skipIf(withoutBrowser)('The order dialog', () => {
  const site = sharedSite()

  it('names one mistake after the other, in the order of the fields, in one toast at a time', async () => {
    const { page } = await visit(site, { at: '/' })
    const form = await openForm(page, service)
    const mistakes = [
      { typed: { fullName: '   ' }, field: fields.fullName, says: 'Full name is required' },
      { typed: { fullName: 'Ada Sample' }, field: fields.email, says: 'Email is required' },
      { typed: { email: 'ada at home' }, field: fields.email, says: 'Please enter a valid email address' },
      { typed: { email: 'ada@client.example' }, field: fields.phone, says: 'Phone number is required' },
    ]
    for (const { typed, field, says } of mistakes) {
      await fillForm(form, typed)
      await submitButton(form).click()
      const toast = await toastSaying(page, says)
      expect(await toast.innerText()).toContain(orderMessages.validationTitle)
      expect(await toasts(page).count()).toBe(1)
      await waitForFocus(form.getByLabel(field.label))
      await form.getByText(says).waitFor()
    }
    expect(await site.logs()).not.toContain('"level":50')
  })

  it('receives an order, says so, stays on the number, and two seconds later offers an account', async () => {
    const { page } = await visit(site, { at: '/pricing' })
    const form = await openForm(page, service)
    await fillForm(form, clients.ada)
    const pause = pauseBetween(page, received, orderMessages.createAccount)
    await submitButton(form).click()
    await toastSaying(page, orderMessages.receivedTitle)
    expect(await pause).toBeGreaterThan(1500)
    expect(await pause).toBeLessThan(4000)
    expect(await toasts(page).count()).toBe(1)
    expect(await confirmedNumber(page)).toMatch(/^NW-ORD-\d{8}-\d{4}$/)

    const signUp = toasts(page).getByRole('link', { name: buttons.signUp })
    await signUp.click()
    await page.waitForURL('**/signup')
  })

  it.each([
    { width: 360, height: 640 },
    { width: 1440, height: 640 },
  ])(
    'keeps its way on in the window, at $width px, and offers an account once at a time',
    { tags: ['thorough'] },
    async (viewport) => {
      const { page } = await visit(site, { viewport, reducedMotion: 'reduce', at: '/pricing' })
      await orderedNumber(page, service, alone(clients.ada, `window-${viewport.width}`))
      const done = page.getByRole('button', { name: buttons.done })
      for (const says of [received, orderMessages.createAccount]) {
        await toastSaying(page, says)
        expect(await done.evaluate(isWhole)).toBe(true)
      }
      const offers = page.getByRole('dialog').getByRole('link', { name: buttons.signUp })
      await expect.poll(() => offers.evaluateAll(countVisible)).toBe(1)
      await toasts(page).waitFor({ state: 'hidden', timeout: 8_000 })
      expect(await done.evaluate(isWhole)).toBe(true)
      expect(await offers.evaluateAll(countVisible)).toBe(1)
    },
  )

  it('keeps what was typed over a reload, until it is cancelled', async () => {
    const { page } = await visit(site, { at: '/' })
    await fillForm(await openForm(page, service), clients.gus)
    await page.reload()
    const again = await openForm(page, service)
    expect(await again.getByLabel(fields.note.label).inputValue()).toBe(clients.gus.note)
    await again.getByText(ordering.draft.restored).waitFor()

    await again.getByRole('button', { name: buttons.cancel }).click()
    await again.waitFor({ state: 'hidden' })
    const empty = await openForm(page, service)
    expect(await empty.getByLabel(fields.fullName.label).inputValue()).toBe('')
    expect(await ordersOf(site, clients.gus)).toEqual([])
  })

  it('closes on Escape, gives the focus back to its link, and keeps it inside while open', async () => {
    const { page } = await visit(site, { at: '/' })
    const form = await openForm(page, service)
    const dialog = page.getByRole('dialog')
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      // After its last button the focus goes to the browser's toolbar.
      expect(await dialog.evaluate(hasFocusOrNothingHas)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
    await waitForFocus(orderLinkOf(page, service))
    expect(await orderFormOf(page, service).count()).toBe(0)
  })

  it('raises toasts that F8 reaches and that leave after five seconds', { tags: ['thorough'] }, async () => {
    const { page } = await visit(site, { at: '/' })
    const form = await openForm(page, service)
    await submitButton(form).click()
    const toast = await toastSaying(page, 'Full name is required')
    const shown = Date.now()
    await toast.waitFor({ state: 'hidden', timeout: 8000 })
    expect(Date.now() - shown).toBeGreaterThan(3500)

    await form.getByRole('button', { name: buttons.cancel }).click()
    await form.waitFor({ state: 'hidden' })
    await submitButton(await openForm(page, service)).click()
    await toastSaying(page, 'Full name is required')
    await page.keyboard.press('F8')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
  })

  it(
    'raises toasts that a swipe of 50 px sends away, and a shorter one does not',
    { tags: ['thorough'] },
    async () => {
      const { page } = await visit(site, { at: '/' })
      const form = await openForm(page, service)
      await submitButton(form).click()
      const toast = await toastSaying(page, 'Full name is required')
      await swipe(page, toast, 40)
      expect(await toast.isVisible()).toBe(true)
      await swipe(page, toast, 60)
      await toast.waitFor({ state: 'hidden', timeout: 1500 })
    },
  )
})

/** Runs in the page: an element is inside the window, and its corners are not covered. */
function isWhole(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const corners = [
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
}

/** Runs in the page. */
const countVisible = (elements: Element[]) =>
  elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length

/** Drags a toast to the right. */
async function swipe(page: Page, toast: Locator, pixels: number) {
  const box = await toast.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + pixels / 2, y)
  await page.mouse.move(x + pixels, y, { steps: 4 })
  await page.mouse.up()
}

/** Runs in the page. */
const hasFocusOrNothingHas = (element: Element) =>
  element.contains(document.activeElement) || document.activeElement === document.body

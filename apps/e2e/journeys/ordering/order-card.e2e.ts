/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { findService } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import {
  confirmedNumber,
  fillForm,
  openForm,
  orderFormOf,
  orderLinkOf,
  submitButton,
} from '../../testing/forms/order-form.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const service = findService('PS-070')?.name ?? ''
const { fields } = ordering

describe.skipIf(withoutBrowser)('The order form on a service card', () => {
  const site = duringTests(() => openSite(quickestKind))

  it('closes when its page is left, and opens again after Back with what was typed', async () => {
    const { page } = await visit(site, { at: '/services' })
    await fillForm(await openForm(page, service), { fullName: 'Ada Chan' })
    await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).first().click()
    const link = orderLinkOf(page, service)
    await link.waitFor({ state: 'detached' })
    await page.goBack()
    expect(await link.getAttribute('aria-expanded')).toBeNull()
    expect(await orderFormOf(page, service).count()).toBe(0)
    const form = await openForm(page, service)
    expect(await form.getByLabel(fields.fullName.label).inputValue()).toBe('Ada Chan')
  })

  it('takes two orders that two tabs make from one draft', async () => {
    const { page, context } = await visit(site, { at: '/services' })
    const form = await openForm(page, service)
    await fillForm(form, { ...clients.ben, note: 'The first.' })
    await page.waitForTimeout(600)
    const other = await context.newPage()
    await other.goto('/services')
    const otherForm = await openForm(other, service)
    await otherForm.getByText(ordering.draft.restored).waitFor()
    await submitButton(form).click()
    await confirmedNumber(page)
    await fillForm(otherForm, { note: 'The second.' })
    await submitButton(otherForm).click()
    await other.getByRole('heading', { name: ordering.confirmation.heading }).waitFor()
    const notes = (await ordersOf(site, clients.ben)).map(({ note }) => note)
    expect(notes.toSorted()).toEqual(['The first.', 'The second.'])
  })

  it('keeps an order in the form, with a sentence, where the server fails; a second try is no second order', async () => {
    const { page } = await visit(site, { at: '/services', expects: /answer 502|Failed to load/ })
    const form = await openForm(page, service)
    await fillForm(form, clients.fay)
    await page.route('**/trpc/**', async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502 })
    })
    await submitButton(form).click()
    await toastSaying(page, orderMessages.submitFailed)
    await form.getByRole('alert').getByText(orderMessages.submitFailed).waitFor()
    expect(await form.getByLabel(fields.note.label).inputValue()).toBe(clients.fay.note)

    await page.unroute('**/trpc/**')
    await submitButton(form).click()
    await confirmedNumber(page)
    expect(await ordersOf(site, clients.fay)).toHaveLength(1)
  })
})

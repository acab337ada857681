import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { findService } from '@northword/content/studio/catalogue'
import type { Locator, Page } from 'playwright-core'
import type { Client } from '../clients.ts'
import { waitForFocus } from '../browser/keyboard.ts'

const { fields, buttons, confirmation } = ordering

/** The service that stories order unless they are about another. */
export const sku = 'PS-045'
export const service = findService(sku)?.name ?? ''

/** In the dialog or on its card. */
export const orderFormOf = (page: Page, serviceName: string) =>
  page.getByRole('form', { name: ordering.dialog.title(serviceName) })

export const orderLinkOf = (page: Page, serviceName: string) =>
  page.getByRole('link', { name: orderOpening.accessible(serviceName), exact: true })

export async function openForm(page: Page, serviceName: string): Promise<Locator> {
  await orderLinkOf(page, serviceName).click()
  const form = orderFormOf(page, serviceName)
  await form.waitFor()
  return form
}

export async function fillForm(form: Locator, client: Partial<Client>) {
  const { fullName, email, phone, note } = client
  if (fullName !== undefined) await form.getByLabel(fields.fullName.label).fill(fullName)
  if (email !== undefined) await form.getByLabel(fields.email.label).fill(email)
  if (phone !== undefined) await form.getByLabel(fields.phone.label).fill(phone)
  if (note !== undefined) await form.getByLabel(fields.note.label).fill(note)
}

export const submitButton = (form: Locator) => form.getByRole('button', { name: buttons.submit })

/** Opens, fills and sends the form by mouse. */
export async function orderByMouse(page: Page, serviceName: string, client: Client) {
  const form = await openForm(page, serviceName)
  await fillForm(form, client)
  await submitButton(form).click()
}

/** Order number on the confirmation page without scripts. */
export async function placedNumber(page: Page): Promise<string> {
  await page.waitForURL('**/order/placed/*')
  await page.getByRole('heading', { level: 1, name: confirmation.heading }).waitFor()
  return page.locator('p', { hasText: confirmation.numberLabel }).locator('strong').innerText()
}

/** Waits until the confirmation says that the order waits on this device, and has the focus. */
export const waitsOnDevice = (page: Page) =>
  waitForFocus(page.getByRole('heading', { name: ordering.unsentConfirmation.heading }))

/** The order number of the lasting confirmation, once it is there and has the focus. */
export async function confirmedNumber(page: Page): Promise<string> {
  await waitForFocus(page.getByRole('heading', { name: confirmation.heading }))
  const line = page.locator('p', { hasText: confirmation.numberLabel })
  return line.locator('strong').innerText()
}

/** Orders by mouse. Returns the order number, once it is confirmed. */
export async function orderedNumber(page: Page, serviceName: string, client: Client): Promise<string> {
  await orderByMouse(page, serviceName, client)
  return confirmedNumber(page)
}

import { orderOpening } from '@northword/content/order-opening'
import { ordering } from '@northword/content/ordering'
import type { Locator, Page } from 'playwright-core'
import type { Client } from './clients.ts'

const { fields, buttons, confirmation } = ordering

/** The order form of a service, in the dialog or on its card. */
export const orderFormOf = (page: Page, serviceName: string) =>
  page.getByRole('form', { name: ordering.dialog.title(serviceName) })

/** Opens the form of a service with the mouse. */
export async function openForm(page: Page, serviceName: string): Promise<Locator> {
  await page.getByRole('button', { name: orderOpening.accessible(serviceName), exact: true }).click()
  const form = orderFormOf(page, serviceName)
  await form.waitFor()
  return form
}

/** Types a client's details into the form, field by field. */
export async function fillForm(form: Locator, client: Partial<Client>) {
  const { fullName, email, phone, note } = client
  if (fullName !== undefined) await form.getByLabel(fields.fullName.label).fill(fullName)
  if (email !== undefined) await form.getByLabel(fields.email.label).fill(email)
  if (phone !== undefined) await form.getByLabel(fields.phone.label).fill(phone)
  if (note !== undefined) await form.getByLabel(fields.note.label).fill(note)
}

export const submitButton = (form: Locator) => form.getByRole('button', { name: buttons.submit })

/** Opens, fills and sends the form of a service with the mouse. */
export async function orderByMouse(page: Page, serviceName: string, client: Client) {
  const form = await openForm(page, serviceName)
  await fillForm(form, client)
  await submitButton(form).click()
}

/** Goes to the order button of a service by Tab, and on through its form, without ever touching the mouse. */
export async function orderByKeyboard(page: Page, serviceName: string, client: Client) {
  const { keyboard } = page
  const button = page.getByRole('button', { name: orderOpening.accessible(serviceName), exact: true })
  await tabTo(page, button)
  await keyboard.press('Enter')
  const name = orderFormOf(page, serviceName).getByLabel(fields.fullName.label)
  await waitForFocus(name)
  for (const value of [client.fullName, client.email, client.phone]) {
    await keyboard.type(value)
    await keyboard.press('Tab')
  }
  await keyboard.insertText(client.note)
  await keyboard.press('Tab')
  await keyboard.press('Enter')
}

/** The order number of the lasting confirmation, once it is there and has the focus. */
export async function confirmedNumber(page: Page, heading: string = confirmation.heading): Promise<string> {
  const title = page.getByRole('heading', { name: heading })
  await title.waitFor()
  await waitForFocus(title)
  const line = page.locator('p', { hasText: confirmation.numberLabel })
  return line.locator('strong').innerText()
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('200 presses of Tab did not reach the button.')
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Waits until an element has the focus. */
export async function waitForFocus(target: Locator) {
  await target.waitFor()
  await target.evaluate(async (element) => {
    const deadline = Date.now() + 5000
    while (element !== document.activeElement) {
      if (Date.now() > deadline) throw new Error(`The focus is on ${document.activeElement?.outerHTML}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

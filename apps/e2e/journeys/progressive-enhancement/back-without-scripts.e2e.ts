import { auth } from '@northword/content/site/auth'
import { contact } from '@northword/content/site/contact'
import { problem } from '@northword/content/site/problem'
import { orderMessages } from '@northword/contract/messages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldOf, signIn, signOutButton, signUp } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { letterField, messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'
import { fillForm, orderFormOf, placedNumber, service, submitButton } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const clients = clientsOf('back-without-scripts')

/** Goes back to the form that was refused, which still says what was wrong with it. */
async function goBack(page: Page) {
  await page.goBack()
  await page.getByRole('alert').getByText(problem.heading).waitFor()
}

describe.skipIf(withoutBrowser)('Without scripts', () => {
  const site = sharedSite()

  async function visitor() {
    const { page } = await visit(site, { javaScriptEnabled: false, expects: /422/ })
    return page
  }

  it('Back finds the message that was refused, and a new one can be sent from it', async () => {
    const page = await visitor()
    const form = messageForm(page)
    await page.goto('/contact')
    await writeLetter(form, { name: ' ', email: 'back@mail.example', message: 'One' })
    await sendButton(form).click()
    await letterField(form, 'name').fill('Ada')
    await sendButton(form).click()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
    await goBack(page)
    expect(await letterField(form, 'message').inputValue()).toBe('One')
    await page.goto('/contact')
    await writeLetter(form, { name: 'Ada', email: 'back@mail.example', message: 'Two' })
    await sendButton(form).click()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
    const stored = await site.query<{ message: string }>(
      `select message from contact_messages where email = 'back@mail.example'`,
    )
    expect(stored.map(({ message }) => message).toSorted()).toEqual(['One', 'Two'])
  })

  it('Back finds the order that was refused, and sending it again places no second one', async () => {
    const page = await visitor()
    const ada = alone(clients.ada, 'back')
    const form = orderFormOf(page, service)
    await page.goto('/order/PS-045')
    await fillForm(form, { ...ada, fullName: ' ' })
    await submitButton(form).click()
    await fillForm(form, ada)
    await submitButton(form).click()
    const number = await placedNumber(page)
    await goBack(page)
    await fillForm(form, ada)
    await submitButton(form).click()
    expect(await placedNumber(page)).toBe(number)
  })

  it('Back finds the sign-in that was refused', { tags: ['thorough'] }, async () => {
    const ben = alone(clients.ben, 'back')
    const page = await visitor()
    await signUp(page, ben)
    await signOutButton(page).click()
    await page.goto('/login?next=/faq')
    await signIn(page, ben, 'a wrong one')
    await signIn(page, ben)
    await page.waitForURL('/faq')
    await goBack(page)
    expect(await fieldOf(page, auth.fields.email.label).inputValue()).toBe(ben.email)
    expect(await fieldOf(page, auth.fields.password.label).inputValue()).toBe('')
  })

  it(
    'a client is offered no second account with the receipt, and is told of the end of the session',
    { tags: ['thorough'] },
    async () => {
      const dora = alone(clients.dora, 'receipt')
      const page = await visitor()
      await signUp(page, dora)
      await page.waitForURL('/dashboard')
      const form = orderFormOf(page, service)
      await page.goto('/order/PS-045')
      await fillForm(form, dora)
      await submitButton(form).click()
      await placedNumber(page)
      expect(await page.getByText(orderMessages.createAccount).count()).toBe(0)
      await page.goto('/dashboard')
      await signOutButton(page).click()
      await page.getByRole('status').getByText(auth.signOut.done).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    },
  )
})

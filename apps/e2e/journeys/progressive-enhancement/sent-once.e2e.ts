import { duringTests } from '@northword/rig/during-tests'
import { auth } from '@northword/content/site/auth'
import { contact } from '@northword/content/site/contact'
import { ordering } from '@northword/content/orders/ordering'
import { authMessages, contactMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import { signIn, signUp } from '../../testing/forms/account-forms.ts'
import { openBrokenNetwork } from '../../testing/network/broken-network.ts'
import { routeFirst } from '../../testing/network/route-first.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sharedSite } from '../../testing/browser/shared-site.ts'
import { alone, clientsOf } from '../../testing/clients.ts'
import { messageForm, sendButton, writeLetter } from '../../testing/forms/message-form.ts'
import {
  fillForm,
  orderByMouse,
  orderFormOf,
  service,
  waitsOnDevice,
} from '../../testing/forms/order-form.ts'
import { ordersOf } from '../../testing/orders/stored-orders.ts'
import { firstOf } from '@northword/rig/first-of'

const visit = useBrowser()
const clients = clientsOf('sent-once')

describe.skipIf(withoutBrowser)('A form that a visitor sends', () => {
  const site = sharedSite()
  const network = duringTests(() => openBrokenNetwork(site.url))

  const letterOf = (story: string) => ({ name: 'Ada', email: `${story}@mail.example`, message: 'Hello' })
  const stored = (email: string) => site.query('select id from contact_messages where email = $1', [email])

  it('by two presses without scripts is one message', async () => {
    const letter = letterOf('twice')
    const { page } = await visit(site, { javaScriptEnabled: false, at: '/contact' })
    await writeLetter(messageForm(page), letter)
    await sendButton(messageForm(page)).dblclick()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
    expect(await stored(letter.email)).toHaveLength(1)
  })

  it('once more after a lost answer is one message', async () => {
    const letter = letterOf('lost-answer')
    const { page } = await visit(site, { at: '/contact', expects: /ERR_FAILED/ })
    const form = messageForm(page)
    await routeFirst(page, '**/trpc/contact.sendMessage', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await writeLetter(form, letter)
    await sendButton(form).click()
    await form.getByText(contactMessages.unreachable).waitFor()
    expect(await stored(letter.email)).toHaveLength(1)
    await sendButton(form).click()
    await page.getByRole('heading', { name: contact.form.sent.heading }).waitFor()
    expect(await stored(letter.email)).toHaveLength(1)
  })

  it('from another tab is no longer said to wait in this one', { tags: ['thorough'] }, async () => {
    const ben = alone(clients.ben, 'two-tabs')
    const { page, context } = await visit(site, { at: '/services', expects: /ERR_FAILED/ })
    await page.route('**/trpc/orders.place', (route) => route.abort())
    await orderByMouse(page, service, ben)
    await waitsOnDevice(page)

    const other = await context.newPage()
    await other.goto('/faq')
    await page.getByRole('heading', { name: ordering.confirmation.heading }).waitFor()
    const [order] = await ordersOf(site, ben)
    await page.getByText(order?.number ?? '-', { exact: true }).waitFor()
    expect(await page.getByText(ordering.unsentConfirmation.text).count()).toBe(0)
  })

  it('is in the fields of its page at once, before the first movement of the mouse', async () => {
    const { page } = await visit(site, { at: '/order/PS-045' })
    const form = orderFormOf(page, service)
    await fillForm(form, { fullName: 'Ada', note: 'Half a brief' })
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
      .toContain('Half a brief')
    await page.goto('/faq')
    await page.goto('/order/PS-045')
    await form.getByText(ordering.draft.restored).waitFor()
    expect(await form.getByLabel(ordering.fields.note.label).inputValue()).toBe('Half a brief')
  })

  firstOf([false, true])(
    'to sign in is said to need a cookie where the browser keeps none; with scripts: %s',
    async (javaScriptEnabled) => {
      const cleo = alone(clients.cleo, `cookies-${javaScriptEnabled}`)
      const { page: before } = await visit(site)
      await signUp(before, cleo)
      await before.waitForURL('**/dashboard')
      const { page } = await visit({ url: network.url }, { javaScriptEnabled, expects: /401/ })
      network.takeCookies()
      await page.goto('/login')
      await signIn(page, cleo)
      await page.getByText(auth.notKept.text).first().waitFor()
      expect(new URL(page.url()).pathname).toBe('/login')
      expect(await page.getByText(authMessages.signedInTitle).count()).toBe(0)
    },
  )
})

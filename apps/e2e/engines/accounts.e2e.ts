import { randomUUID } from 'node:crypto'
import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { pages } from '@northword/content/site/pages'
import { authMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import { mailedLink, password } from '../testing/forms/account-forms.ts'
import { alone, type Client, clients } from '../testing/clients.ts'
import { useEngine } from '../testing/engines/engine-story.ts'
import type { Tab } from '../testing/engines/tab.ts'
import { ordersOf } from '../testing/orders/stored-orders.ts'
import { service } from '../testing/forms/order-form.ts'

const { fields, signUp, signIn, forgot, reset } = auth
const { cancel } = dashboard.order

describe('A client', () => {
  const { site, visit } = useEngine()

  it('signs up, orders, finds the order on the dashboard, cancels it and signs out', async () => {
    const ada = newcomer(clients.ada)
    const tab = await visit()
    await join(tab, ada)
    await tab.open('/services')
    await tab.press('link', orderOpening.accessible(service))
    const form = tab.inside('form', ordering.dialog.title(service))
    await form.write(ordering.fields.phone.label, ada.phone)
    await form.press('button', ordering.buttons.submit)
    await tab.see('heading', ordering.confirmation.heading)

    const [order] = await ordersOf(site(), ada)
    await tab.open('/dashboard')
    await tab.press('tab', dashboard.tabs.orders)
    await tab.press('link', `${service} ${order?.number}`)
    await tab.at(`/dashboard/orders/${order?.number}`)
    await tab.press('link', cancel.button)
    await tab.press('button', cancel.confirm)
    await tab.read(cancel.done)
    expect(await ordersOf(site(), ada)).toMatchObject([{ status: 'Cancelled' }])

    await tab.open('/dashboard')
    await tab.inside('main').press('button', dashboard.signOut)
    await tab.read(authMessages.signedOutTitle)
    await tab.at('/')
    await tab.open('/dashboard')
    await tab.at('/login?next=%2Fdashboard')
  })

  it('signs in, after a wrong password was refused in words', async () => {
    const ben = newcomer(clients.ben)
    await join(await visit(), ben)
    const tab = await visit({ at: '/login', expects: /\b401\b/ })
    await enter(tab, ben, 'a wrong one')
    await tab.inside('alert').read(authMessages.signInFailed)
    await enter(tab, ben, password)
    await tab.at('/dashboard')
    await tab.inside('main').read(dashboard.welcome(ben.fullName))
    expect(await tab.window.run('location.search')).toBe('')
  })

  it('chooses a new password by mail after forgetting the old one', async () => {
    const cleo = newcomer(clients.cleo)
    const elsewhere = await visit()
    await join(elsewhere, cleo)
    const tab = await visit()
    // The other browser is signed out at its next request, which may come after this one has left.
    for (const each of [elsewhere, tab]) each.expectProblem(/^answer 401/)
    await tab.open('/login')
    await tab.press('link', signIn.forgot)
    await tab.see('heading', pages.forgotPassword.heading)
    await tab.write(fields.email.label, cleo.email)
    await tab.press('button', forgot.button)
    await tab.see('heading', forgot.sent.heading)

    await tab.open(await mailedLink(site(), cleo.email, '/reset-password'))
    await tab.write(fields.newPassword.label, 'another password')
    await tab.write(fields.confirmPassword.label, 'another password')
    await tab.press('button', reset.button)
    await tab.at('/dashboard')
    await tab.inside('main').read(dashboard.welcome(cleo.fullName))
    expect(await tab.window.run('location.hash')).toBe('')
  })
})

/** The same client with an unused address. */
const newcomer = (somebody: Client) => alone(somebody, randomUUID().slice(0, 8))

async function join(tab: Tab, { fullName, email }: Client) {
  await tab.open('/signup')
  const form = tab.inside('form', pages.signup.heading)
  await form.write(fields.name.label, fullName)
  await form.write(fields.email.label, email)
  await form.write(fields.password.label, password)
  await form.write(fields.confirmPassword.label, password)
  await form.press('checkbox')
  await form.press('button', signUp.button)
  await tab.inside('main').read(dashboard.welcome(fullName))
}

/** On /login, which must be open. */
async function enter(tab: Tab, { email }: Client, known: string) {
  const form = tab.inside('form', pages.login.heading)
  await form.write(fields.email.label, email)
  await form.write(fields.password.label, known)
  await form.press('button', signIn.button)
}

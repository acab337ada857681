import { auth } from '@northword/content/site/auth'
import { contact } from '@northword/content/site/contact'
import { newsletter } from '@northword/content/site/newsletter'
import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { pages } from '@northword/content/site/pages'
import { password } from '../forms/account-forms.ts'
import type { Client } from '../clients.ts'
import { service } from '../forms/order-form.ts'

/** A part of a page, by roles and labels. */
interface Part {
  press: (role: string, name?: string) => Promise<void>
  write: (label: string, text: string) => Promise<void>
}

/** A window, as every browser of the tests controls it. */
export interface Hands extends Part {
  open: (path: string) => Promise<unknown>
  inside: (role: string, name?: string) => Part
}

/** A form of the site, and how a visitor sends it. */
export interface SentForm {
  name: string
  send: (hands: Hands, client: Client) => Promise<void>
  /** Rows that it leaves for this address, `$1`. */
  rows: string
}

const orders = 'select id from orders where email = $1'

/** Opens the form of a service on this page, or its own page where no script opens it. */
async function order(hands: Hands, path: string, { fullName, email, phone }: Client) {
  await hands.open(path)
  if (!path.startsWith('/order/')) await hands.press('link', orderOpening.accessible(service))
  const form = hands.inside('form', ordering.dialog.title(service))
  await form.write(ordering.fields.fullName.label, fullName)
  await form.write(ordering.fields.email.label, email)
  await form.write(ordering.fields.phone.label, phone)
  await form.press('button', ordering.buttons.submit)
}

const orderFrom = (path: string): SentForm => ({
  name: `an order from ${path}`,
  send: (hands, client) => order(hands, path, client),
  rows: orders,
})

export const sentForms: readonly SentForm[] = [
  {
    name: 'a message',
    async send(hands, { fullName, email }) {
      await hands.open('/contact')
      const form = hands.inside('form', contact.form.label)
      await form.write(contact.form.fields.name.label, fullName)
      await form.write(contact.form.fields.email.label, email)
      await form.write(contact.form.fields.message.label, 'Hello')
      await form.press('button', contact.form.button)
    },
    rows: 'select id from contact_messages where email = $1',
  },
  orderFrom('/pricing'),
  orderFrom('/services'),
  orderFrom('/order/PS-045'),
  {
    name: 'a new account',
    async send(hands, { fullName, email }) {
      await hands.open('/signup')
      const form = hands.inside('form', pages.signup.heading)
      await form.write(auth.fields.name.label, fullName)
      await form.write(auth.fields.email.label, email)
      await form.write(auth.fields.password.label, password)
      await form.write(auth.fields.confirmPassword.label, password)
      await form.press('checkbox')
      await form.press('button', auth.signUp.button)
    },
    rows: 'select id from users where email = $1',
  },
  {
    name: 'a subscription',
    async send(hands, { email }) {
      await hands.open('/blog')
      const form = hands.inside('form', newsletter.box.label)
      await form.write(newsletter.box.email.label, email)
      await form.press('button', newsletter.box.button)
    },
    rows: 'select id from subscribers where email = $1',
  },
]

import { deskAccount } from '@northword/content/desk/desk-account'
import { deskCase } from '@northword/content/desk/desk-case'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { desk } from '@northword/content/desk/desk-frame'
import { deskExports } from '@northword/content/desk/desk-exports'
import { deskMails } from '@northword/content/desk/desk-mails'
import { deskMessage } from '@northword/content/desk/desk-message'
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskVoice } from '@northword/content/desk/desk-voice'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { Page } from 'playwright-core'
import { siteStates } from './site-states.ts'
import { expectHeading } from '../browser/address.ts'
import { button } from './desk-site.ts'

/** A page of the desk in one state. */
export interface DeskState {
  name: string
  open: (page: Page) => Promise<unknown>
}

const someToken = 'A'.repeat(43)

const goTo = (path: string, title: string | RegExp) => async (page: Page) => {
  await page.goto(path)
  await expectHeading(page, title)
}

const openStaff = async (page: Page) => {
  await goTo('/desk/staff', deskStaff.heading)(page)
  await button(page, deskStaff.invite.button).waitFor()
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor()
}

const openOrders = async (page: Page) => {
  await goTo('/desk/orders', deskOrders.heading)(page)
  await page.locator('a[data-row]').first().waitFor()
}

/** Signed out. */
export const entryStates: readonly DeskState[] = [
  { name: 'the sign-in', open: goTo('/desk/login', deskEntry.login.heading) },
  {
    name: 'the sign-in with what is missing',
    async open(page) {
      await goTo('/desk/login', deskEntry.login.heading)(page)
      await button(page, deskEntry.login.button).click()
      await page.getByText('Email is required.').waitFor()
    },
  },
  { name: 'the first run', open: goTo(`/desk/setup?token=${someToken}`, deskEntry.setUp.heading) },
  { name: 'an invitation', open: goTo(`/desk/join?token=${someToken}`, deskEntry.join.heading) },
  { name: 'the way back', open: goTo(`/desk/reset?token=${someToken}`, deskEntry.reset.heading) },
  { name: 'half a link', open: goTo('/desk/join', deskEntry.join.heading) },
]

/** An owner, with a new order, a paid one and a message. */
export const ownerStates: readonly DeskState[] = [
  ...siteStates,
  {
    name: 'the queue',
    async open(page) {
      await goTo('/desk', deskQueue.heading)(page)
      await page.locator('a[data-row]').first().waitFor()
    },
  },
  {
    name: 'a view without anything in it',
    async open(page) {
      await goTo('/desk?view=later', deskQueue.heading)(page)
      await page.getByText(deskQueue.nothing).waitFor()
    },
  },
  {
    name: 'an order',
    async open(page) {
      await goTo('/desk?view=contact', deskQueue.heading)(page)
      await page.locator('a[data-row]').first().click()
      await page.getByRole('heading', { name: deskCase.brief.heading }).waitFor()
    },
  },
  {
    name: 'a voice that is being agreed on',
    async open(page) {
      await goTo('/desk?view=contact', deskQueue.heading)(page)
      await page.locator('a[data-row]').first().click()
      await button(page, deskVoice.agree).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'an order that is paid',
    async open(page) {
      await goTo('/desk/orders?status=Paid', deskOrders.heading)(page)
      await page.locator('a[data-row]').first().click()
      await page.getByRole('table', { name: deskMoney.entries }).waitFor()
      await page.getByRole('table', { name: deskMails.caption }).waitFor()
    },
  },
  { name: 'all orders', open: openOrders },
  {
    name: 'the mails',
    async open(page) {
      await goTo('/desk/mail', deskMails.heading)(page)
      await page.getByRole('table', { name: deskMails.caption }).waitFor()
    },
  },
  {
    name: 'an order that is not there',
    async open(page) {
      await page.goto('/desk/orders/NW-ORD-20260101-0000')
      await page.getByText(deskCase.notFound).waitFor()
    },
  },
  {
    name: 'a message',
    async open(page) {
      await goTo('/desk?view=message', deskQueue.heading)(page)
      await page.locator('a[data-row]').first().click()
      await button(page, deskMessage.settle).waitFor()
    },
  },
  { name: 'the books', open: goTo('/desk/bookkeeping', deskExports.money.heading) },
  { name: 'the staff', open: openStaff },
  {
    name: 'an invitation that is being written',
    async open(page) {
      await openStaff(page)
      await button(page, deskStaff.invite.button).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the receivers of webhooks',
    async open(page) {
      await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
      await page.getByRole('table').waitFor()
    },
  },
  {
    name: 'a receiver of webhooks',
    async open(page) {
      await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
      await page.getByRole('table').getByRole('link').click()
      await page.getByRole('table', { name: deskWebhooks.deliveries.heading }).waitFor()
    },
  },
  {
    name: 'a receiver of webhooks that is being added',
    async open(page) {
      await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
      await button(page, deskWebhooks.add.open).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'the account', open: goTo('/desk/account', deskAccount.heading) },
  {
    name: 'a second factor that is being set up',
    async open(page) {
      await goTo('/desk/account', deskAccount.heading)(page)
      await button(page, deskAccount.secondFactor.begin).click()
      await page.getByRole('img', { name: deskAccount.secondFactor.picture }).waitFor()
    },
  },
  { name: 'no page at all', open: goTo('/desk/nothing', desk.notFound.heading) },
]

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
import type { PageStates } from '../accessibility/state-problems.ts'
import { button } from './desk-site.ts'
import { goTo, siteStates } from './site-states.ts'

const someToken = 'A'.repeat(43)

const openStaff = async (page: Page) => {
  await goTo('/desk/staff', deskStaff.heading)(page)
  await button(page, deskStaff.invite.button).waitFor()
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor()
}

/** Signed out. */
export const entryStates: PageStates = {
  'the sign-in': goTo('/desk/login', deskEntry.login.heading),
  'the sign-in with what is missing': async (page) => {
    await goTo('/desk/login', deskEntry.login.heading)(page)
    await button(page, deskEntry.login.button).click()
    await page.getByText('Email is required.').waitFor()
  },
  'the first run': goTo(`/desk/setup?token=${someToken}`, deskEntry.setUp.heading),
  'an invitation': goTo(`/desk/join?token=${someToken}`, deskEntry.join.heading),
  'the way back': goTo(`/desk/reset?token=${someToken}`, deskEntry.reset.heading),
  'half a link': goTo('/desk/join', deskEntry.join.heading),
}

/** An owner, with a new order, a paid one and a message. */
export const ownerStates: PageStates = {
  ...siteStates,
  'the queue': async (page) => {
    await goTo('/desk', deskQueue.heading)(page)
    await page.locator('a[data-row]').first().waitFor()
  },
  'a view without anything in it': async (page) => {
    await goTo('/desk?view=later', deskQueue.heading)(page)
    await page.getByText(deskQueue.nothing).waitFor()
  },
  'an order': async (page) => {
    await goTo('/desk?view=contact', deskQueue.heading)(page)
    await page.locator('a[data-row]').first().click()
    await page.getByRole('heading', { name: deskCase.brief.heading }).waitFor()
  },
  'a voice that is being agreed on': async (page) => {
    await goTo('/desk?view=contact', deskQueue.heading)(page)
    await page.locator('a[data-row]').first().click()
    await button(page, deskVoice.agree).click()
    await page.getByRole('dialog').waitFor()
  },
  'an order that is paid': async (page) => {
    await goTo('/desk/orders?status=Paid', deskOrders.heading)(page)
    await page.locator('a[data-row]').first().click()
    await page.getByRole('table', { name: deskMoney.entries }).waitFor()
    await page.getByRole('table', { name: deskMails.caption }).waitFor()
  },
  'all orders': async (page) => {
    await goTo('/desk/orders', deskOrders.heading)(page)
    await page.locator('a[data-row]').first().waitFor()
  },
  'the mails': async (page) => {
    await goTo('/desk/mail', deskMails.heading)(page)
    await page.getByRole('table', { name: deskMails.caption }).waitFor()
  },
  'an order that is not there': async (page) => {
    await page.goto('/desk/orders/NW-ORD-20260101-0000')
    await page.getByText(deskCase.notFound).waitFor()
  },
  'a message': async (page) => {
    await goTo('/desk?view=message', deskQueue.heading)(page)
    await page.locator('a[data-row]').first().click()
    await button(page, deskMessage.settle).waitFor()
  },
  'the books': goTo('/desk/bookkeeping', deskExports.money.heading),
  'the staff': openStaff,
  'an invitation that is being written': async (page) => {
    await openStaff(page)
    await button(page, deskStaff.invite.button).click()
    await page.getByRole('dialog').waitFor()
  },
  'the receivers of webhooks': async (page) => {
    await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
    await page.getByRole('table').waitFor()
  },
  'a receiver of webhooks': async (page) => {
    await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
    await page.getByRole('table').getByRole('link').click()
    await page.getByRole('table', { name: deskWebhooks.deliveries.heading }).waitFor()
  },
  'a receiver of webhooks that is being added': async (page) => {
    await goTo('/desk/staff/webhooks', deskWebhooks.heading)(page)
    await button(page, deskWebhooks.add.open).click()
    await page.getByRole('dialog').waitFor()
  },
  'the account': goTo('/desk/account', deskAccount.heading),
  'a second factor that is being set up': async (page) => {
    await goTo('/desk/account', deskAccount.heading)(page)
    await button(page, deskAccount.secondFactor.begin).click()
    await page.getByRole('img', { name: deskAccount.secondFactor.picture }).waitFor()
  },
  'no page at all': goTo('/desk/nothing', desk.notFound.heading),
}

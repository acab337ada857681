import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createLimits } from '../limits/limits.ts'
import { tellGathered } from '../features/mail/tell-gathered.ts'
import { confirmWaitingOrders } from '../features/orders/place/confirm-waiting-orders.ts'
import { type Browser, newBrowser } from './requests/test-browser.ts'
import { clientWithOrder, type Person, placed, somebody } from './test-accounts.ts'
import type { TestApp } from './test-app.ts'
import { linkHolder, opened, secretFor } from './test-links.ts'
import { actsOn, setStatus } from './test-orders.ts'
import { askedBy, delivered, hasText } from './test-texts.ts'

/** Brings every kind of mail to the studio. */
export async function bringNotices(site: TestApp) {
  await site.post('/api/contact', { name: 'Nora', email: 'nora@bakery.example', message: 'Hello?' })
  await site.post('/api/contact', { name: 'Nora', email: 'nora@bakery.example', message: 'URGENT: hello?' })
  const { number, ...client } = await clientWithOrder(site)
  await client.browser.call('conversation.write', { number, text: 'Hi', idempotencyKey: randomUUID() })
  await setStatus(site, number, 'Awaiting Payment')
  await client.browser.call('conversation.sayPaid', { number, idempotencyKey: randomUUID() })
  await hasText(site, number)
  const question = await askedBy(site, number)
  await client.browser.call('reviews.answerStudioComment', { number, id: question, text: 'It is' })
  const comment = { number, piece: 1, version: 1, id: randomUUID(), passage: null, text: 'Shorter' }
  await client.browser.call('reviews.keepComment', comment)
  await client.browser.call('reviews.submitRound', { number, piece: 1, idempotencyKey: randomUUID() })
  const other = await placed(client.browser, client.person.email)
  await client.browser.call('orders.cancel', { number: other, by: 'Grace' })
  await bringNoticesByLink(site)
  await site.rows(`update mails set status = 'gathered', created_at = now() - interval '11 minutes'
    where kind = 'order-cancellation-notice'`)
  await tellGathered({ em: site.database.orm.em.fork(), mail: site.mail })
}

async function bringNoticesByLink(site: TestApp) {
  const byGuest = (email = somebody().email) => placed(newBrowser(site), email)
  const stranger = await opened(site, await secretFor(site, await byGuest()))
  await stranger.call('orderLinks.rejectAddress')
  const cancelled = await byGuest()
  const holder = await linkHolder(site, { number: cancelled })
  await holder.call('orders.cancel', { number: cancelled, by: 'Ada' })
  const undo = await secretFor(site, cancelled, 'undo')
  await newBrowser(site).call('orderLinks.undoCancellation', { token: undo })
  const { email } = somebody()
  const number = await byGuest(email)
  await hasText(site, number)
  const approver = await linkHolder(site, { number })
  await approver.call('reviews.approve', { number, piece: 1, version: 1, by: 'Ada' })
  await newBrowser(site).call('reviews.undoApproval', { token: await site.linkTo(email) })
}

export const waitUnconfirmed = ({ rows }: TestApp, number: string) =>
  rows(`update orders set confirmed_at = null where number = '${number}'`)

/** Confirms waiting orders as if that many minutes had passed. */
export async function confirmIn(site: TestApp, minutes = 11) {
  const { database, mail, liveSite } = site
  const ctx = { em: database.orm.em.fork(), mail, limits: await createLimits(database, 1_000) }
  const now = new Date(Date.now() + minutes * 60_000)
  await confirmWaitingOrders({ ...ctx, site: liveSite.now() }, now)
}

/** Causes most kinds of mail to a client of an account and about their orders. Changes their password. */
export async function causeMails(
  site: TestApp,
  desk: Browser,
  { person, browser }: { person: Person; browser: Browser },
) {
  const { name, email } = person
  const number = await placed(browser, email)
  const act = actsOn(desk, number)
  await act('orders.cancel', { number: await placed(browser, email), by: name }, browser)
  await act('orderLinks.mailNew', { email }, newBrowser(site))
  await act('desk.writeToClient', { text: 'Hello.' })
  await act('conversation.write', { text: 'Hello?' }, browser)
  await act('desk.changeAddress', { email, reason: 'As spelled' })
  const paid = { cents: 5_000, receivedOn: '2026-11-20', method: 'card' }
  await act('payments.agreePrice', { cents: 5_000, reason: 'Agreed' })
  await act('payments.requestPayment', { way: 'bank-transfer' })
  const { entry } = await act('payments.recordPayment', paid)
  await act('payments.reverseEntry', { entryId: (entry as { id: string }).id, reason: 'Not theirs' })
  await act('payments.recordPayment', paid)
  await act('desk.moveCase', { to: 'In Production' })
  await delivered(desk, number, 'Hello.')
  const id = randomUUID()
  await act('reviews.keepStudioComment', { version: 1, id, passage: null, text: 'For whom?' })
  await act('desk.askClient', { ids: [id] })
  await site.rows(`update text_versions set shown_at = at`)
  await act('reviews.approve', { version: 1, by: name }, browser)
  await act('payments.refund', { cents: 100, sentOn: '2026-11-20', method: 'card', reason: 'Late' })
  await setStatus(site, number, 'Completed')
  await waitUnconfirmed(site, number)
  await confirmIn(site)
  await causeMailsOfAccount(browser, person)
}

async function causeMailsOfAccount(browser: Browser, { name, email, password }: Person) {
  for (const [path, input] of Object.entries({
    'auth.forgotPassword': { email },
    'auth.mailSignInLink': { email },
    'contact.sendMessage': { name, email, message: 'Hello' },
    'newsletter.subscribe': { email },
    'auth.changePassword': { currentPassword: password, password: `${password} anew` },
  }))
    expect([path, (await browser.call(path, input)).message]).toEqual([path, undefined])
}

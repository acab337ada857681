/** @module-tag thorough */
import { company } from '@northword/content/studio/company'
import { conversation } from '@northword/content/orders/conversation'
import { deskAssign } from '@northword/content/desk/desk-assign'
import { deskCase, takenFor } from '@northword/content/desk/desk-case'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import { deskMails } from '@northword/content/desk/desk-mails'
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { orderLink } from '@northword/content/orders/order-link'
import { orderMoney } from '@northword/content/orders/order-money'
import { staffMails } from '@northword/content/mails/staff-mails'
import type { Site } from '@northword/rig/site'
import { databaseKinds } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { invite, join } from '../../testing/desk/colleagues.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { actOnMoney, briefHold, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'
import { mailedLink, toOrderPage } from '../../testing/orders/order-links.ts'
import {
  type Letter,
  orderLinkIn,
  readAtDesk,
  readCaught,
  threadsOf,
} from '../../testing/orders/read-letters.ts'
import { expectHeading } from '../../testing/browser/address.ts'

const visit = useBrowser()
const owner = { name: 'Olive Owner', email: 'olive@three.example', password: 'seven quiet herons' }
const agent = { name: 'Arne Agent', email: 'arne@three.example', password: 'eleven slow cranes' }
const guest = alone(clients.ben, 'three-people')
const checkout = 'https://checkout.provider.example/pay/4821'
const thanks = 'Thank you. Ten dollars too many came in, and they are on their way back.'
const { acts } = deskMoney
/** The longest story: a minute on two idle cores. Each wait in it keeps its own limit. */
const long = { timeout: 240_000 }
// A studio starts on PGlite, before it has a mail server.
const studios = databaseKinds.map((kind) =>
  kind === 'PGlite'
    ? { kind, mailing: 'without a mail server', settings: { SMTP_URL: '' }, sendsMail: false }
    : { kind, mailing: 'with a mail server', settings: {}, sendsMail: true },
)

describe.skipIf(withoutBrowser).each(studios)(
  'Client, agent and owner, on $kind $mailing,',
  ({ kind, settings, sendsMail }) => {
    const studio = useDeskSite({ ...settings, ...briefHold }, kind)

    it('take an order from its button to its end, and every mail says what happened', long, async () => {
      const { page: olive } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
      const { page: arne } = await visit(studio.site)
      await join(arne, await invite(olive, agent, 'agent'), agent)
      const { page: phone } = await visit(studio.site, { ...looks[1].options, at: '/pricing' })
      const number = await orderedNumber(phone, service, guest)

      await takeInHand(arne, number)
      await seeInHandOf(olive, number)
      await callTwice(arne, number)
      await followLink(
        phone,
        number,
        sendsMail ? await mailedLink(studio.site, guest.email, toOrderPage) : await linkFrom(arne),
      )
      await askForPayment(arne)
      await requestLeaves(arne)
      await sayPaid(phone)
      await lookForPayment(arne, number)
      await sendBackTooMuch(olive, number)
      await assignTo(olive, number)
      await finish(arne, number)
      await seeTheEnd(phone, olive)

      const letters = lettersTo(number)
      const links = sendsMail ? await readEveryMail(studio.site, number) : await keptLinks(arne, letters)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) await openAgain(phone, number, link)
    })
  },
)

async function takeInHand(page: Page, number: string) {
  await page.goto('/desk')
  await page.getByRole('row', { name: new RegExp(guest.fullName) }).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await page.getByRole('cell', { name: new RegExp(`^${deskQueue.you}`) }).waitFor()
  await page.keyboard.press('Enter')
  await expectHeading(page, number)
}

/** The owner's queue shows who has the order in hand. */
async function seeInHandOf(page: Page, number: string) {
  await page.goto('/desk')
  await page.getByRole('row', { name: new RegExp(`${guest.fullName}[^]*${agent.name}`) }).waitFor()
  await page.goto(`/desk/orders/${number}`)
  await page.getByRole('link', { name: agent.name, exact: true }).waitFor()
}

/** First call unanswered, put off, reached on the second. */
async function callTwice(page: Page, number: string) {
  const { call, putOff, timeline } = deskCase
  await page.getByLabel(call.outcomes['no answer'], { exact: true }).check()
  await page.getByLabel(call.text).fill('Rang for a minute')
  await button(page, call.save).click()
  await page.getByText('no answer: Rang for a minute').waitFor()
  await page.getByLabel(putOff.until).fill(tomorrow())
  await button(page, putOff.save).click()
  await page.getByText(putOff.saved).waitFor()
  await page.goto('/desk')
  await page.getByText(deskQueue.nothing).waitFor()
  await page.getByRole('tab', { name: deskQueue.views.later, exact: true }).click()
  await page.getByRole('link', { name: service }).click()
  await expectHeading(page, number)
  await page.getByLabel(call.outcomes.reached, { exact: true }).check()
  await page.getByLabel(call.text).fill('A hundred dollars, by Friday')
  await button(page, call.save).click()
  await page.getByText('reached: A hundred dollars, by Friday').waitFor()
  expect(await page.getByText(timeline.kinds.call).count()).toBeGreaterThan(1)
}

const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00`

/** A link to read out on the phone. */
async function linkFrom(page: Page): Promise<string> {
  await button(page, deskCase.links.make).click()
  return page.getByLabel(deskCase.links.made).inputValue()
}

async function followLink(page: Page, number: string, link: string) {
  await openLink(page, number, link)
  await page.getByText(orderMoney.notAgreed).waitFor()
  await expectNoProblems(page)
}

/** Confirms the address if asked: no mail has reached the client before. */
async function openLink(page: Page, number: string, link: string) {
  await page.goto(link)
  const mine = button(page, orderLink.stub.mine)
  const heading = page.getByRole('heading', { level: 1, name: number })
  await mine.or(heading).waitFor()
  if (await mine.isVisible()) await mine.click()
  await heading.waitFor()
}

async function askForPayment(page: Page) {
  await actOnMoney(page, 'price', { [deskMoney.amount]: '100', [deskMoney.reason]: 'As we said' })
  await actOnMoney(page, 'request', { [acts.request.link]: checkout })
  await page.getByText(deskMoney.request.heading).waitFor()
}

async function sayPaid(page: Page) {
  await page.reload()
  await page.getByText(/^Please pay \$100 by/).waitFor()
  const pay = page.getByRole('link', { name: orderMoney.request.pay('checkout.provider.example') })
  expect(await pay.getAttribute('href')).toBe(checkout)
  await button(page, conversation.paid.button).click()
  await page.getByText(conversation.paid.sent).waitFor()
  await expectNoProblems(page)
}

/** The agent records two payments, ten dollars too many, and replies. */
async function lookForPayment(page: Page, number: string) {
  await page.goto('/desk')
  await page.getByRole('tab', { name: deskQueue.views.answer, exact: true }).click()
  await page.getByRole('link', { name: conversation.paid.text }).click()
  await expectHeading(page, number)
  await actOnMoney(page, 'payment', { [deskMoney.amount]: '60' })
  await actOnMoney(page, 'payment', { [deskMoney.amount]: '50' })
  await page.getByText(deskMoney.refundDue('$10')).waitFor()
  await page.getByLabel(deskConversation.form.label).fill(thanks)
  await button(page, deskConversation.form.button).click()
  await page.getByText(deskConversation.form.sent).waitFor()
  await expectNoProblems(page)
}

/** The refund is first in the queue of the owner, who takes the order over. */
async function sendBackTooMuch(page: Page, number: string) {
  await page.goto('/desk')
  const first = page.getByRole('row').nth(1)
  await first.getByText(deskQueue.duties.refund).waitFor()
  await first.getByText(agent.name).waitFor()
  await first.getByRole('link', { name: service }).click()
  await expectHeading(page, number)
  await button(page, deskCase.hand.takeOver.agent).click()
  await button(page, deskCase.hand.release.agent).waitFor()
  await actOnMoney(page, 'refund', { [deskMoney.reason]: 'Paid too much' })
  await page.getByText(deskMoney.refundDue('$10')).waitFor({ state: 'hidden' })
}

/** The owner assigns the order to the agent, by keys and on a narrow screen. The timeline names both. */
async function assignTo(page: Page, number: string) {
  const { viewport } = looks[1].options
  await page.setViewportSize(viewport)
  await page.keyboard.press('a')
  await waitForFocus(page.getByLabel(deskAssign.to.agent))
  await expectNoProblems(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText(deskAssign.done.agent(number, agent.name)).waitFor()
  const entry = page.getByRole('listitem').filter({ hasText: takenFor(deskCase.hand.as.agent, agent.name) })
  await entry.getByText(new RegExp(`^${owner.name} ${deskCase.timeline.kinds.claim}`)).waitFor()
}

async function finish(page: Page, number: string) {
  await page.goto(`/desk/orders/${number}`)
  for (const to of ['In Production', 'Delivered', 'Completed'] as const) {
    if (to === 'Delivered') await page.getByLabel(deskCase.moves.reason).fill('As a file in an email')
    await button(page, deskCase.moves.save(to)).click()
    await page
      .getByText(new RegExp(`from .+ to ${to}`))
      .first()
      .waitFor()
  }
  await expectNoProblems(page)
}

/** A payment that is recorded while the request is held would cancel its mail. */
async function requestLeaves(page: Page) {
  const row = page.getByRole('row').filter({ hasText: 'How to pay' })
  const { kept, sent } = deskMails.states
  await expect
    .poll(async () => {
      await page.reload()
      return row.innerText()
    })
    .toMatch(new RegExp(`${kept}|${sent}`))
}

/** No duties are left for client and studio. */
async function seeTheEnd(phone: Page, olive: Page) {
  await phone.reload()
  await phone.getByText(orderMoney.nothingOwed).waitFor()
  await phone.getByText('Completed', { exact: true }).first().waitFor()
  await expectNoProblems(phone)
  await olive.goto('/desk')
  await olive.getByText(deskQueue.nothing).waitFor()
}

/** Every mail to the client in this journey. */
const lettersTo = (number: string): Letter[] => [
  { subject: `We have your order ${number}`, says: ['you owe nothing yet', service] },
  { subject: `The price of your order ${number} is agreed`, says: ['The price is $100'] },
  { subject: `How to pay for your order ${number}`, says: ['Please pay $100 by', checkout] },
  { subject: receipt(1, number), says: ['We received $60', '$40 is still owed'] },
  { subject: receipt(2, number), says: ['We received $50', '$10 of it is not owed'] },
  { subject: `A message about your order ${number}`, says: [thanks, agent.name] },
  { subject: `Credit note NW-CRN-\\d{4}-0001 for your order ${number}`, says: ['We sent $10 back'] },
  { subject: `We have begun with your order ${number}`, says: ['A writer has begun'] },
  { subject: `The text of your order ${number} is done`, says: ['Your text is done'] },
  { subject: `Your order ${number} is complete`, says: ['Thank you for writing with us'] },
]

const receipt = (place: number, number: string) =>
  `Receipt NW-RCP-\\d{4}-000${place} for your order ${number}`

/** Reads all caught mails; returns the client's links. */
async function readEveryMail(site: Site, number: string): Promise<string[]> {
  const toClient = await readCaught(site, guest.email, lettersTo(number))
  const toStudio = await readCaught(site, company.emails.orders, [
    { subject: `New order ${number}: ${service}`, says: [guest.fullName, guest.phone] },
    { subject: `A message about the order ${number}`, says: [conversation.paid.text] },
  ])
  const toAgent = await readCaught(site, agent.email, [
    { subject: staffMails.invitation.subject(company.brand), says: ['as an agent', '/desk/join'] },
    {
      subject: staffMails.assigned.subject(number),
      says: [`${owner.name} assigned`, `/desk/orders/${number}`],
    },
  ])
  const read = new Set([...toClient, ...toStudio, ...toAgent].map(({ email }) => email.messageId))
  const all = site.mailbox.tries.map(({ email }) => [email.messageId, email.subject])
  expect(all.filter(([id]) => !read.has(id))).toEqual([])
  expect(all).toHaveLength(read.size)
  expect(threadsOf(toClient)).toHaveLength(1)
  return toClient.map(orderLinkIn)
}

/** Reads mails at the desk that were not sent. */
async function keptLinks(page: Page, letters: Letter[]): Promise<string[]> {
  const rows = page.getByRole('table', { name: deskMails.caption }).getByRole('row')
  await expect
    .poll(async () => {
      await page.reload()
      await rows.first().waitFor()
      return rows.filter({ hasText: deskMails.states.kept }).count()
    })
    .toBe(letters.length + 2)
  expect(await rows.filter({ hasText: deskMails.otherKind }).count()).toBe(0)
  return readAtDesk(page, letters)
}

/** Opens the order by another link. Leaves the page first, because only a new page reads the fragment. */
async function openAgain(page: Page, number: string, link: string) {
  await page.context().clearCookies()
  await page.goto('about:blank')
  await openLink(page, number, link)
}

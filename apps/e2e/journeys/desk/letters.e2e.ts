/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { conversation } from '@northword/content/orders/conversation'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import { deskEntry } from '@northword/content/desk/desk-entry'
import { desk } from '@northword/content/desk/desk-frame'
import { deskMails } from '@northword/content/desk/desk-mails'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, openDeskSite, owner, ownerAtDesk } from '../../testing/desk/desk-site.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'

const visit = useBrowser()
const question = 'Can it be there by Tuesday?\nIt goes to <b>print</b>.'
const answer = 'Tuesday morning, it is promised.'
const mistake = 'This was meant for somebody else.'
const { held } = deskMails

describe.skipIf(withoutBrowser).each([
  { studio: 'with a mail server', hasServer: true },
  { studio: 'without a mail server', hasServer: false },
])('A client and the studio, $studio,', ({ hasServer }) => {
  const opened = duringTests(() => openDeskSite(hasServer ? {} : { SMTP_URL: '' }))

  it('write to each other, and a mail that is held can be taken back by key', async () => {
    const { site } = opened
    const client = await visit(site)
    const { number, email } = await clientWithOrder(client.context, site)
    await client.page.goto(`/dashboard/orders/${number}`)
    await client.page.getByLabel(conversation.form.label, { exact: true }).last().fill(question)
    await button(client.page, conversation.form.button).click()
    await client.page.getByText(conversation.form.sent).waitFor()
    await expectNoProblems(client.page)

    const { page } = await ownerAtDesk(visit, opened, { expects: /\b401\b/ })
    await page.getByRole('tab', { name: deskQueue.views.answer, exact: true }).click()
    await page.getByRole('link', { name: /Can it be there by Tuesday/ }).click()
    await page.getByText('It goes to <b>print</b>.').waitFor()
    await expectNoProblems(page)

    await page.getByLabel(deskConversation.form.label).fill(mistake)
    await page.keyboard.press('Control+Enter')
    await page.getByText(held.sending(subjectOf(number), 9)).waitFor()
    await expectNoProblems(page)
    await waitForFocus(page.getByText(deskConversation.form.sent))
    await page.keyboard.press('x')
    await page.getByText(held.cancelled).waitFor()
    await page.getByText(deskConversation.states.cancelled).waitFor()

    await page.getByLabel(deskConversation.form.label).fill(answer)
    await page.keyboard.press('Control+Enter')
    await client.page.reload()
    expect(await client.page.getByText(answer).count()).toBe(0)
    await page.getByText(deskConversation.states.held, { exact: true }).waitFor()
    await page.getByText(deskConversation.states.held, { exact: true }).waitFor({ state: 'hidden' })
    await client.page.reload()
    await client.page.getByText(answer).waitFor()
    expect(await client.page.getByText(mistake).count()).toBe(0)

    const label = hasServer ? deskMails.states.sent : deskMails.states.kept
    await page.getByRole('row', { name: new RegExp(`${subjectOf(number)}[^]*${label}`) }).waitFor()
    if (hasServer) {
      const mails = await site.mailbox.caught(email)
      const ofOrder = mails.filter((mail) => mail.email.subject?.includes(number))
      const threads = ofOrder.map((mail) => mail.email.headers.find(({ key }) => key === 'references')?.value)
      expect(ofOrder.map((mail) => mail.email.subject)).toEqual([
        `We have your order ${number}`,
        subjectOf(number),
      ])
      expect(new Set(threads).size).toBe(1)
      expect(ofOrder[1]?.email.text).toContain(answer)
    }
  })

  it('have mails that the desk reads, sends again and tries', async () => {
    const { site } = opened
    const { page } = await visit(site, { at: '/desk/login', expects: /\b401\b/ })
    await fieldOf(page, deskEntry.fields.email).fill(owner.email)
    await fieldOf(page, deskEntry.fields.password).fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: desk.navigation.mail, exact: true }).click()
    await page.getByRole('button', { name: /^Read: We have your order/ }).click()
    await page.getByText('You did not place this order?').waitFor()
    await expectNoProblems(page)
    await button(page, deskMails.resend).click()
    await page.getByText(deskMails.resent).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/We have your order .* leaves in \d+ s/).waitFor()
    await button(page, deskMails.test.button).click()
    await page.getByText(hasServer ? /^The server accepted it: 250/ : deskMails.test.results.kept).waitFor()
    await expectNoProblems(page)
  })
})

const subjectOf = (number: string) => `A message about your order ${number}`

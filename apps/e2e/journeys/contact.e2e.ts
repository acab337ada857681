import { firstOf } from '@northword/rig/first-of'
import { site as seed } from '@northword/content/matter/of-seed'
import { company } from '@northword/content/studio/company'
import { contact } from '@northword/content/site/contact'
import { contactReceipt } from '@northword/content/mails/contact-mails'
import { contactMessages } from '@northword/contract/messages'
import { openSite, type StorySite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dashboardOf, signUp } from '../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { sharedSite } from '../testing/browser/shared-site.ts'
import { clientsOf } from '../testing/clients.ts'
import { tabTo, waitForFocus } from '../testing/browser/keyboard.ts'
import {
  type Letter,
  letterField,
  messageForm,
  sendButton,
  writeLetter,
} from '../testing/forms/message-form.ts'
import { named, ways } from '../testing/browser/ways.ts'

const visit = useBrowser()
const clients = clientsOf('contact')
const { sent } = contact.form

/** A letter from an address of one story. */
const letterOf = (story: string, message: string): Letter => ({
  name: `Ada of ${story}`,
  email: `${story}@writer.example`,
  message,
})

describe.skipIf(withoutBrowser)('A message to the studio', () => {
  const site = sharedSite()

  firstOf(ways.toReversed())('is written and sent with the mouse, $way', async (way) => {
    const letter = letterOf(named('mouse', way), 'Line one.\nLine two: <b>you</b> & “me”, 你好.')
    const { page } = await visit(site, { ...way.options, at: '/contact' })
    const form = messageForm(page)
    await writeLetter(form, letter)
    await sendButton(form).click()
    await expectThanks(page)
    for (const name of ['name', 'email', 'message'] as const)
      expect(await letterField(form, name).inputValue()).toBe('')
    await expectOneMessage(site, letter)
    expect(await noticesOf(site, letter)).toEqual([`Message from ${letter.name}`])
    await expectBareReceipt(site, letter)
  })

  firstOf(ways)(
    'is written and sent with the keyboard, and is marked when it is URGENT, $way',
    async (way) => {
      const letter = letterOf(named('keyboard', way), 'URGENT: the launch is tomorrow.')
      const { page } = await visit(site, { ...way.options, at: '/contact' })
      const form = messageForm(page)
      await tabTo(page, letterField(form, 'name'))
      for (const text of [letter.name, letter.email, letter.message]) {
        await page.keyboard.insertText(text)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Enter')
      await expectThanks(page)
      await expectOneMessage(site, letter)
      expect(await noticesOf(site, letter)).toEqual([`URGENT: Message from ${letter.name}`])
      await expectBareReceipt(site, letter)
    },
  )

  firstOf(ways.toReversed())('is mended where it was written, and then sent once, $way', async (way) => {
    const letter = letterOf(named('mended', way), 'Hello,\n你好.')
    const { page } = await visit(site, { ...way.options, at: '/contact', expects: /422/ })
    await writeLetter(messageForm(page), { ...letter, email: 'ada@home', name: ' ' })
    await sendButton(messageForm(page)).click()
    for (const sentence of ['Name is required', 'Please enter a valid email address'])
      await page.locator('p').getByText(sentence, { exact: true }).waitFor()
    const form = messageForm(page)
    expect(await letterField(form, 'message').inputValue()).toBe(letter.message)
    expect(await letterField(form, 'email').inputValue()).toBe('ada@home')
    await writeLetter(form, { name: letter.name, email: letter.email })
    await sendButton(form).click()
    await expectThanks(page)
    await expectOneMessage(site, letter)
  })

  it('is not lost when the network is cut, and goes out when it is back', async () => {
    const letter = letterOf('offline', 'Written in a tunnel.')
    const { page, context } = await visit(site, { at: '/contact', expects: /ERR_INTERNET_DISCONNECTED/ })
    const form = messageForm(page)
    await writeLetter(form, letter)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await sendButton(form).click()
    await expectUnsent(page, letter)
    await context.setOffline(false)
    await sendButton(form).click()
    await expectThanks(page)
    await expectOneMessage(site, letter)
  })

  it(
    'is not lost when the server is killed, and is sent once when it is back',
    { tags: ['thorough'] },
    async () => {
      const own = await openSite(quickestKind)
      onTestFinished(() => own.close())
      const letter = letterOf('killed', 'Written during a restart.')
      const { page } = await visit(own, { at: '/contact', expects: /ERR_CONNECTION_REFUSED/ })
      const form = messageForm(page)
      await writeLetter(form, letter)
      await page.waitForLoadState('networkidle')
      await own.kill('SIGKILL')
      await sendButton(form).click()
      await expectUnsent(page, letter)
      await own.start()
      await sendButton(form).click()
      await expectThanks(page)
      await expectOneMessage(own, letter)
      expect(await noticesOf(own, letter)).toHaveLength(1)
    },
  )

  it('begins with the name and the address of a signed-in client, who may change them', async () => {
    const { page } = await visit(site)
    await signUp(page, clients.cleo)
    await dashboardOf(page, clients.cleo)
    await page.goto('/contact')
    await page.mouse.move(5, 5)
    const form = messageForm(page)
    await form.getByText(contact.form.prefilled).waitFor()
    expect(await letterField(form, 'name').inputValue()).toBe(clients.cleo.fullName)
    expect(await letterField(form, 'email').inputValue()).toBe(clients.cleo.email)
    const letter = { ...letterOf('client', 'From my account.'), name: clients.cleo.fullName }
    await writeLetter(form, { email: letter.email, message: letter.message })
    await sendButton(form).click()
    await expectThanks(page)
    await expectOneMessage(site, letter)
  })
})

async function expectThanks(page: Page) {
  const heading = page.getByRole('heading', { name: sent.heading })
  await waitForFocus(heading)
  await page.getByText(contactMessages.sent(sent.within)).waitFor()
}

/** The form shows a focused error and keeps the typed text. */
async function expectUnsent(page: Page, letter: Letter) {
  const form = messageForm(page)
  await waitForFocus(form.getByRole('alert').filter({ hasText: contactMessages.unreachable }))
  for (const name of ['name', 'email', 'message'] as const)
    expect(await letterField(form, name).inputValue()).toBe(letter[name])
}

async function expectOneMessage(site: StorySite, { name, email, message }: Letter) {
  const stored = await site.query<Letter>(
    'select name, email, message from contact_messages where email = $1',
    [email],
  )
  expect(stored).toEqual([{ name, email, message }])
}

/** Subjects of the notices whose Reply-To is the writer; waits for the first. */
async function noticesOf(site: StorySite, { email: address }: Letter) {
  const toStudio = () => site.mailbox.caught(company.emails.hello)
  const fromThem = async () =>
    (await toStudio()).filter(({ email }) => email.replyTo?.some((writer) => writer.address === address))
  await expect.poll(async () => (await fromThem()).length).toBeGreaterThan(0)
  return (await fromThem()).map(({ email }) => email.subject)
}

/** The receipt contains no typed text, because the address may be another person's. */
async function expectBareReceipt(site: StorySite, { name, email, message }: Letter) {
  const receipts = await site.mailbox.caught(email)
  expect(receipts.map((receipt) => receipt.email.subject)).toEqual([
    contactReceipt({ answerBy: '' }, seed).subject,
  ])
  const words = receipts.map((receipt) => `${receipt.email.text}${receipt.email.html}`).join()
  for (const typed of [name, message]) expect(words).not.toContain(typed)
}

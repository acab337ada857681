/** @module-tag thorough */
import { createHash } from 'node:crypto'
import { approvalUndo } from '@northword/content/orders/undo-pages'
import { certificateWords as proof } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { orderLink } from '@northword/content/orders/order-link'
import { textApproval as words } from '@northword/content/texts/text-approval'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress } from '../../testing/browser/address.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone } from '../../testing/clients.ts'
import { briefHold, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { mailedLink, toOrderPage } from '../../testing/orders/order-links.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'
import { beginWork, deliverText, hasLeft } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const text = '# Why brakes squeal\n\nMost of the noise comes from *worn* pads. Change both.\n'
const [desktop, phone] = looks
const toUndo = /http\S+\/o\/undo-approval\?token=[\w-]{43}/
const { check } = proof

describe.skipIf(withoutBrowser)('A text that is as it should be', () => {
  const studio = useDeskSite(briefHold)

  async function atDesk() {
    const { page } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
    return page
  }

  it('is approved by keyboard, proved on paper, and no longer written', async () => {
    const { site } = studio
    const client = await visit(site, desktop.options)
    const { number } = await clientWithOrder(client.context, site)
    const desk = await atDesk()
    await delivered(desk, number)

    const { page } = client
    await page.goto(`/dashboard/orders/${number}`)
    await page.getByText(deliveredTexts.approve).waitFor()
    await page.getByRole('link', { name: deliveredTexts.read }).click()
    await page.getByRole('link', { name: words.toEnd }).press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => focusOf(page)).toBe(words.button)
    await expectNoProblems(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe(words.question.keep)
    await expectNoProblems(page)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText(words.done).waitFor()
    expect(await focusOf(page)).toBe(words.done)
    await expectNoProblems(page)

    await page.getByRole('link', { name: deliveredTexts.certificate }).first().click()
    await page.getByText(proof.intact).waitFor()
    await page.getByText(createHash('sha256').update(text).digest('hex')).waitFor()
    await expectNoProblems(page)
    await page.emulateMedia({ media: 'print' })
    const back = page.getByRole('link', { name: proof.back, includeHidden: true })
    for (const hidden of [page.getByText(check.heading), page.getByText(proof.print, { exact: true }), back])
      expect(await hidden.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await expectVerdict(page, text, 'file')
    await expectVerdict(
      page,
      'Why brakes squeal Most of the noise comes from worn pads. Change both.',
      'words',
    )
    await expectVerdict(page, 'Why brakes sing', 'other')
    await expectNoProblems(page)

    await desk.reload()
    await desk.getByText(/^Approved by/).waitFor()
    await expectNoProblems(desk)
    await desk.goto(`/desk/orders/${number}/texts/1`)
    await desk.getByText(deskTexts.piece.closed).waitFor()
    await expectNoProblems(desk)
  })

  it('is approved by the holder of a link with a name, and the address can take that back', async () => {
    const { site } = studio
    const guest = alone(phone.client, 'approves')
    const desk = await atDesk()
    const { number, link } = await ordered(guest)
    await delivered(desk, number)

    const { page } = await visit(site, { ...phone.options, at: link })
    await button(page, orderLink.stub.mine).click()
    await page.getByRole('link', { name: deliveredTexts.read }).click()
    await button(page, words.button).click()
    await page.getByLabel(words.question.name).waitFor()
    await button(page, words.question.confirm).click()
    await page.getByText(words.question.nameMissing).waitFor()
    await expectNoProblems(page)
    await page.getByLabel(words.question.name).fill('Ben By Link')
    await button(page, words.question.confirm).click()
    await page.getByText(words.doneByLink).waitFor()
    await page.goto('/o')
    await page.getByText(/Approved by Ben By Link/).waitFor()
    await expectNoProblems(page)

    const plain = await visit(site, { ...phone.options, javaScriptEnabled: false })
    await plain.page.goto(await mailedLink(site, guest.email, toUndo))
    await button(plain.page, approvalUndo.button).click()
    await plain.page.getByRole('heading', { name: approvalUndo.done.heading }).waitFor()
    await page.goto('/o?piece=1&version=1&certificate')
    await page.getByText(proof.ended.heading).waitFor()
    await expectNoProblems(page)
    await page.getByRole('link', { name: proof.back }).click()
    await button(page, words.button).waitFor()
    await expectAddress(page, '/o?piece=1&version=1')
  })

  async function ordered(guest: ReturnType<typeof alone>) {
    const number = await postOrder(studio.site, guest)
    return { number, link: await mailedLink(studio.site, guest.email, toOrderPage) }
  }
})

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function expectVerdict(page: Page, pasted: string, same: keyof typeof check.verdicts) {
  await page.getByLabel(check.label, { exact: true }).fill(pasted)
  await button(page, check.button).click()
  await page.getByText(check.verdicts[same](check.typed)).waitFor()
}

/** Delivers the first version, and waits until it is visible. */
async function delivered(desk: Page, number: string) {
  await beginWork(desk, number)
  await deliverText(desk, number, text)
  await desk.goto(`/desk/orders/${number}`)
  await hasLeft(desk, 1)
}

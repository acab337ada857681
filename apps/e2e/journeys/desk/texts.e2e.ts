/** @module-tag thorough */
import { deskTexts } from '@northword/content/desk/desk-texts'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { textReading } from '@northword/content/texts/text-reading'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'
import { expectFiles } from '../../testing/texts/text-files.ts'
import { beginWork, hasLeft } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const first =
  '# Why brakes squeal\n\nMost of the noise comes from *worn* pads. Change both.\n\n1. Look\n2. Listen\n'
const second = first.replace('*worn*', '*old*').concat('\n> Silence proves nothing.\n')

describe.skipIf(withoutBrowser)('A text', () => {
  const studio = useDeskSite()

  it('is written at the desk, survives a killed server, and is read, compared and taken along on a phone', async () => {
    const { site } = studio
    const client = await visit(site, looks[1].options)
    const { number } = await clientWithOrder(client.context, site)
    const { page: desk, expectProblem } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
    await beginWork(desk, number)

    await desk.goto(`/desk/orders/${number}`)
    await desk.getByRole('link', { name: new RegExp(`^${deskTexts.piece.write}: `) }).click()
    const field = desk.getByLabel(deskTexts.writing.label, { exact: true })
    await field.fill(first)
    await desk.getByText(/^Saved /).waitFor()
    expectProblem(/ERR_CONNECTION|Failed to (fetch|load)|\b50[23]\b/)
    await site.kill('SIGKILL')
    await field.press('Control+End')
    await desk.keyboard.type('\nTyped while nobody answered.\n')
    await desk.getByText(/^Not saved: /).waitFor()
    await site.start()
    await desk.reload()
    await desk.getByText(/^Saved /).waitFor()
    expect(await field.inputValue()).toBe(`${first}\nTyped while nobody answered.\n`)

    await field.fill(first)
    await desk.getByRole('heading', { name: 'Why brakes squeal' }).waitFor()
    await expectNoProblems(desk)
    await deliver(desk, 1)
    await desk.getByText(deskTexts.piece.held).waitFor()
    await expectNoProblems(desk)
    await hasLeft(desk, 1)

    await desk.getByRole('link', { name: new RegExp(`^${deskTexts.piece.writeNext}: `) }).click()
    await field.fill(second)
    await desk.getByText(/^Saved /).waitFor()
    await deliver(desk, 2)
    await hasLeft(desk, 2)

    const { page: phone } = client
    await phone.goto(`/dashboard/orders/${number}`)
    await expectNoProblems(phone)
    await phone
      .getByRole('link', { name: deliveredTexts.readVersion(2) })
      .first()
      .click()
    await phone.getByText('Silence proves nothing.').waitFor()
    await expectNoProblems(phone)
    await expectFiles(phone, second, { html: '<em>old</em>', list: '2. Listen' })
    await phone.getByRole('navigation', { name: textReading.versions.label }).getByRole('link').last().click()
    await phone.getByRole('heading', { name: textReading.redline.heading(1) }).waitFor()
    await phone.locator('del', { hasText: 'worn' }).waitFor()
    await phone.locator('ins', { hasText: 'old' }).waitFor()
    await button(phone, textReading.redline.next).click()
    await phone.getByText(textReading.redline.place(1, 2)).waitFor()
    expect(await phone.getByText('Silence proves nothing.').count()).toBe(1)
    await expectNoProblems(phone)
  })
})

async function deliver(page: Page, version: number) {
  await page.getByRole('radio', { name: deskTexts.deliver.kinds.none }).check()
  await page.getByLabel(deskTexts.deliver.reason).fill('It is a test')
  await button(page, deskTexts.deliver.button(version)).dblclick()
  await page.waitForURL(/\/desk\/orders\/[^/]+$/)
}

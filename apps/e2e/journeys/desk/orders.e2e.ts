import { deskCase } from '@northword/content/desk/desk-case'
import { deskMoney } from '@northword/content/desk/desk-money'
import { deskQueue } from '@northword/content/desk/desk-queue'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'
import { orderedNumber, service } from '../../testing/forms/order-form.ts'

const visit = useBrowser()
const { acts } = deskMoney

const status = (page: Page, name: string) => page.locator('main').getByText(name, { exact: true }).first()

describe.skipIf(withoutBrowser)('An order at the desk', () => {
  const studio = useDeskSite()

  it('comes in by the site, is taken in hand by key, agreed on, paid in two parts and worked on', async () => {
    const guest = await visit(studio.site, { at: '/pricing' })
    const number = await orderedNumber(guest.page, service, clients.ada)

    const { page, expectProblem } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
    await page.getByRole('link', { name: service }).waitFor()
    await expectNoProblems(page)
    await page.keyboard.press('j')
    await page.keyboard.press('c')
    await page.getByRole('cell', { name: new RegExp(`^${deskQueue.you}`) }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: number }).waitFor()
    await expectNoProblems(page)

    await page.getByLabel(deskCase.call.text).fill('Wants it in British spelling')
    await button(page, deskCase.call.save).click()
    await page.getByText(deskCase.call.saved).waitFor()
    await page.getByText('reached: Wants it in British spelling').waitFor()

    await button(page, acts.price.open).click()
    await expectNoProblems(page)
    await button(page, acts.price.save).click()
    await status(page, 'Awaiting Payment').waitFor()
    for (const amount of ['20', '19.95']) {
      await button(page, acts.payment.open).click()
      await page.getByLabel(deskMoney.amount).fill(amount)
      await button(page, acts.payment.save).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    await status(page, 'Paid').waitFor()
    await button(page, deskCase.moves.save('In Production')).click()
    await status(page, 'In Production').waitFor()
    await button(page, deskCase.hand.claim.writer).click()
    await button(page, deskCase.hand.release.writer).waitFor()
    expectProblem(/\b409\b/)
    await button(page, deskCase.moves.save('Delivered')).click()
    await page.getByText(/^The client waits for a text from here/).waitFor()
    await page.getByLabel(deskCase.moves.reason).fill('As a file in an email')
    await button(page, deskCase.moves.save('Delivered')).click()
    await button(page, deskCase.moves.save('Completed')).click()
    await status(page, 'Completed').waitFor()
    await expectNoProblems(page)
  })
})

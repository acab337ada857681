import { certificateWords } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { textApproval } from '@northword/content/texts/text-approval'
import { textComments } from '@northword/content/texts/text-comments'
import { textReading } from '@northword/content/texts/text-reading'
import type { Page } from 'playwright-core'
import { fieldOf } from '../forms/account-forms.ts'
import type { PageStates } from '../accessibility/state-problems.ts'
import { button } from '../desk/desk-site.ts'

/** Pieces of an order by their state. */
export const pieces = {
  /** Two versions, with sent comments on the second. */
  sent: 1,
  /** Unsent comments. */
  unsent: 2,
  approved: 3,
} as const

export function clientTextStates(number: string): PageStates {
  const goTo = (page: Page, query: string) => page.goto(`/dashboard/orders/${number}?${query}`)
  const goToUnsent = async (page: Page) => {
    await goTo(page, `piece=${pieces.unsent}&version=1`)
    await button(page, textComments.round.send(2)).waitFor()
  }
  return {
    'a text with comments that were sent': async (page) => {
      await goTo(page, `piece=${pieces.sent}&version=2`)
      await page.getByText(textComments.round.open).waitFor()
    },
    'what changed in a text': async (page) => {
      await goTo(page, `piece=${pieces.sent}&version=2&from=1`)
      await button(page, textReading.redline.next).click()
      await page.getByText(textComments.round.open).waitFor()
    },
    'a text with comments that are not sent': goToUnsent,
    'a comment that is being written': async (page) => {
      await goToUnsent(page)
      await button(page, textComments.tools.paragraphs).click()
      await button(page, textComments.tools.whole).click()
      await fieldOf(page, textComments.form.label).waitFor()
    },
    'a text that is approved': async (page) => {
      await goTo(page, `piece=${pieces.approved}&version=1`)
      await page.getByText(textApproval.settled).waitFor()
    },
    'a certificate': async (page) => {
      await page.getByRole('link', { name: deliveredTexts.certificate }).first().click()
      await page.getByText(certificateWords.intact).waitFor()
    },
  }
}

export function deskTextStates(number: string): PageStates {
  const place = `/desk/orders/${number}`
  return {
    'an order with comments': async (page) => {
      await page.goto(place)
      await page.getByRole('form', { name: deskComments.form.label(1) }).waitFor()
    },
    'a text that is being written': async (page) => {
      await page.goto(`${place}/texts/${pieces.sent}`)
      await page.getByText(deskComments.first.link).waitFor()
      await fieldOf(page, deskTexts.writing.label).waitFor()
    },
    'what changed in a version': async (page) => {
      await page.goto(`${place}/texts/${pieces.sent}/versions/2?from=1`)
      await page.getByRole('heading', { name: textReading.redline.heading(1) }).waitFor()
    },
    'a version that is approved, with a question that was not sent': async (page) => {
      await page.goto(`${place}/texts/${pieces.approved}/versions/1`)
      await page.getByText(deskComments.approved).waitFor()
    },
    'its certificate': async (page) => {
      await page.getByRole('link', { name: deskTexts.piece.certificate }).click()
      await page.getByText(certificateWords.intact).waitFor()
    },
  }
}

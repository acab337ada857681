import { certificateWords } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { textApproval } from '@northword/content/texts/text-approval'
import { textComments } from '@northword/content/texts/text-comments'
import { samenesses } from '@northword/contract/texts/approvals'
import type { Page } from 'playwright-core'
import { fieldOf } from '../forms/account-forms.ts'
import { button } from '../desk/desk-site.ts'
import { press, waitForFocus } from '../browser/keyboard.ts'
import { expectNoProblems } from '../accessibility/looks.ts'

type Sameness = (typeof samenesses)[number]

/** By keyboard, as a link's holder. */
export async function approveByKeys(page: Page, name: string) {
  await press(page, page.getByRole('link', { name: textApproval.toEnd }))
  await press(page, button(page, textApproval.button))
  const field = fieldOf(page, textApproval.question.name)
  await waitForFocus(field)
  await expectNoProblems(page)
  await page.keyboard.insertText(name)
  await page.keyboard.press('Enter')
  await waitForFocus(page.getByText(textApproval.doneByLink))
  await page.getByText(textComments.round.approved).waitFor()
  await expectNoProblems(page)
}

/** Reads the certificate and checks copies of the text. */
export async function checkCopies(page: Page, by: string, copies: Record<Sameness, string>) {
  await page.getByRole('link', { name: deliveredTexts.certificate }).first().tap()
  await page.getByText(`${by} approved`).waitFor()
  await page.getByText(certificateWords.intact).waitFor()
  const { check } = certificateWords
  for (const same of samenesses) {
    await fieldOf(page, check.label).fill(copies[same])
    await button(page, check.button).tap()
    await page.getByText(check.verdicts[same](check.typed)).waitFor()
  }
  await expectNoProblems(page)
}

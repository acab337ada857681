import { textComments } from '@northword/content/texts/text-comments'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fieldOf } from '../forms/account-forms.ts'
import { button } from '../desk/desk-site.ts'
import { press, waitForFocus } from '../browser/keyboard.ts'
import { expectNoProblems } from '../accessibility/looks.ts'

/* A client's actions on the text on screen, by touch and by keyboard. */

export async function writeComment(page: Page, text: string) {
  const field = fieldOf(page, textComments.form.label)
  await waitForFocus(field)
  await page.keyboard.insertText(text)
  await button(page, textComments.form.button).tap()
  await field.waitFor({ state: 'hidden' })
  await page.getByText(/^Comment \d is kept/).waitFor()
}

/** Comments on the last part of a kind, by keyboard. */
export async function commentByKeys(page: Page, part: string, text: string) {
  await press(page, button(page, textComments.tools.paragraphs))
  await press(page, page.getByRole('button', { name: part }).last())
  const field = fieldOf(page, textComments.form.label)
  await waitForFocus(field)
  await page.keyboard.insertText(text)
  await press(page, button(page, textComments.form.button))
  await field.waitFor({ state: 'hidden' })
  await page.getByText(/^Comment \d is kept/).waitFor()
}

export async function sendRound(page: Page, count: number) {
  await page.getByRole('link', { name: textComments.toPanel }).first().tap()
  await button(page, textComments.round.send(count)).tap()
  await waitForFocus(page.getByText(textComments.round.sent))
}

/** Starts a further round, reads its price, and removes the comment. */
export async function refuseToPay(page: Page) {
  const { round, list, tools } = textComments
  await page.getByText(round.next(3_500)).waitFor()
  await button(page, tools.whole).tap()
  await writeComment(page, 'One more thing.')
  await button(page, round.send(1)).tap()
  await page.getByText(round.agreeFirst).waitFor()
  await waitForFocus(page.getByLabel(round.agree(3_500)))
  await expectNoProblems(page)
  // Without its styles the box would fill the screen.
  const form = await page.getByRole('form', { name: round.send(1) }).boundingBox()
  expect(form?.height).toBeLessThan(250)
  await button(page, list.named(list.remove, 5)).tap()
  await page.getByText(list.removed).waitFor()
}

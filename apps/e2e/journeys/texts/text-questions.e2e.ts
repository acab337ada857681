import { dashboard } from '@northword/content/orders/dashboard'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { deskQuestions } from '@northword/content/desk/desk-questions'
import { textComments } from '@northword/content/texts/text-comments'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { briefHold, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { press, tabTo, waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'
import { beginWork, deliverText, hasLeft } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const text = '# Why brakes squeal\n\nMost of the noise comes from *worn* pads. Change both.\n'
const { list, send, form, passage } = deskQuestions
const { question } = textComments

describe.skipIf(withoutBrowser)('A question of the studio', () => {
  const studio = useDeskSite(briefHold)

  it(
    'is asked about a passage, found on the page of the order, and answered by keyboard',
    { tags: ['thorough'] },
    async () => {
      const { site } = studio
      const { page: phone, context } = await visit(site, looks[1].options)
      const { number } = await clientWithOrder(context, site)
      const next = phone.getByRole('link', { name: dashboard.order.asked(1, 'SEO Article') })
      const { page: desk } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
      await beginWork(desk, number)
      await deliverText(desk, number, text)
      await desk.goto(`/desk/orders/${number}`)
      await hasLeft(desk, 1)

      await ask(desk, number, 'How worn is that?')
      await press(desk, button(desk, send.button(1)))
      await waitForFocus(desk.getByText(send.sent(1)))
      await expectNoProblems(desk)
      await desk.getByText(list.states.open, { exact: true }).waitFor()
      await expectNoProblems(desk)

      await phone.goto(`/dashboard/orders/${number}`)
      await next.waitFor()
      await expectNoProblems(phone)
      await press(phone, next)
      await press(phone, phone.getByRole('link', { name: question.waits(1) }))
      await answerByKeys(phone, 'Thinner than a coin.')
      await press(phone, phone.getByRole('link', { name: deliveredTexts.page.back }))
      await phone.getByRole('heading', { name: deliveredTexts.heading }).waitFor()
      await next.waitFor({ state: 'detached' })

      await desk.reload()
      await desk.getByText(list.answered('Thinner than a coin.')).waitFor()
      await desk.getByText(list.states.settled, { exact: true }).waitFor()
      await expectNoProblems(desk)
    },
  )
})

/** Selects a word of the first version, and saves a question about it. */
async function ask(page: Page, number: string, said: string) {
  await page.goto(`/desk/orders/${number}/texts/1/versions/1`)
  await page.getByText('worn', { exact: true }).dblclick()
  await button(page, passage.button).click()
  const field = fieldOf(page, form.label)
  await waitForFocus(field)
  await expectNoProblems(page)
  await page.keyboard.insertText(said)
  await press(page, button(page, form.button))
  await page.getByText(list.states.draft, { exact: true }).waitFor()
  await expectNoProblems(page)
}

/** Answers the first question on screen. */
async function answerByKeys(page: Page, said: string) {
  const asked = page.getByRole('form', { name: question.form(1) })
  await tabTo(page, asked.getByLabel(question.label))
  await expectNoProblems(page)
  await page.keyboard.insertText(said)
  await press(page, asked.getByRole('button', { name: question.button }))
  await asked.waitFor({ state: 'detached' })
  await page.getByText(said).waitFor()
  await expectNoProblems(page)
}

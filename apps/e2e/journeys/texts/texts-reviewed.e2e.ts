/** @module-tag thorough */
import { certificateWords } from '@northword/content/texts/certificate'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { deskComments } from '@northword/content/desk/desk-comments'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { orderLink } from '@northword/content/orders/order-link'
import { textComments } from '@northword/content/texts/text-comments'
import { textReading } from '@northword/content/texts/text-reading'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { approveByKeys, checkCopies } from '../../testing/texts/approve-text.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { commentByKeys, refuseToPay, sendRound, writeComment } from '../../testing/texts/comment-on-text.ts'
import { briefHold, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { press, tabTo } from '../../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { markByFinger } from '../../testing/texts/mark-by-finger.ts'
import { mailedLink, toOrderPage } from '../../testing/orders/order-links.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'
import { expectFiles } from '../../testing/texts/text-files.ts'
import { beginWork, deliverText, hasLeft } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const first = `# Why brakes squeal

Most of the noise comes from worn pads. Change both at once.

A dirty rim sings as well: wipe it with a dry cloth.

1. Look
2. Listen
`
const second = first.replace('worn pads', 'pads thinner than a coin').replace('a dry cloth', '**alcohol**')
const email = 'reader@client.example'

describe.skipIf(withoutBrowser)('A text that is reviewed', () => {
  const studio = useDeskSite(briefHold)

  it(
    'is commented on by phone, answered by keys, revised, approved, proven and taken along',
    { timeout: 180_000 },
    async () => {
      const { site } = studio
      const number = await postOrder(site, { fullName: 'Rita Reader', email })
      const { page: desk } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
      await beginWork(desk, number)
      await deliverText(desk, number, first)
      const { page: phone } = await visit(site, looks[1].options)
      await phone.goto(await mailedLink(site, email, toOrderPage))
      await button(phone, orderLink.stub.mine).click()
      await desk.goto(`/desk/orders/${number}`)
      await hasLeft(desk, 1)

      await phone.reload()
      await phone.getByRole('link', { name: deliveredTexts.read }).tap()
      await phone.getByText(textComments.tools.hint).waitFor()
      await expectNoProblems(phone)
      await markByFinger(phone.getByText('Most of the noise'), 'worn')
      await button(phone, textComments.passage.button).tap()
      await fieldOf(phone, textComments.form.label).waitFor()
      await expectNoProblems(phone)
      await writeComment(phone, 'How worn is that?')
      await commentByKeys(phone, textComments.part.paragraph, 'Grease stays on.')
      await phone.getByRole('button', { name: textComments.part.list }).tap()
      await writeComment(phone, 'No lists, please.')
      await expectNoProblems(phone)
      await sendRound(phone, 3)
      await expectNoProblems(phone)
      await phone.getByText(textComments.round.used(1, 2)).waitFor()
      await phone.getByText(textComments.round.open).waitFor()

      await desk.reload()
      await answerByKeys(desk, 1, 'done', 'Thinner than a coin.')
      await answerByKeys(desk, 2, 'done')
      await answerByKeys(desk, 3, 'declined', 'Steps are found sooner in a list.')
      await desk.getByText(deskComments.left(0, 3)).waitFor()
      await expectNoProblems(desk)
      await deliverByKeys(desk, { version: 2, text: second })
      await hasLeft(desk, 2)

      await phone.reload()
      await readLatest(phone, 2)
      await phone.getByText('pads thinner than a coin').waitFor()
      await phone.getByText(textComments.answer.doneWith('Thinner than a coin.')).waitFor()
      await phone.getByText(textComments.answer.declined('Steps are found sooner in a list.')).waitFor()
      await phone.getByRole('heading', { name: textComments.list.changed }).waitFor()
      await expectNoProblems(phone)
      await walkByKeys(phone)
      await readLatest(phone, 2)
      await press(phone, button(phone, textComments.tools.whole))
      await writeComment(phone, 'Say it all in one line.')
      await sendRound(phone, 1)

      await desk.reload()
      await answerByKeys(desk, 4, 'done', 'It fits on a card.')
      await desk.getByText(deskComments.left(0, 4)).waitFor()
      await deliverByKeys(desk, { version: 3, text: second })
      await hasLeft(desk, 3)

      await phone.reload()
      await readLatest(phone, 3)
      await phone.getByText(textComments.answer.doneWith('It fits on a card.')).waitFor()
      await refuseToPay(phone)
      await approveByKeys(phone, 'Rita Reader')
      await checkCopies(phone, 'Rita Reader', {
        file: second,
        words: second.replaceAll('**', ''),
        other: first,
      })
      await phone.getByRole('link', { name: certificateWords.back }).tap()
      await expectFiles(phone, second, { html: '<strong>alcohol</strong>', list: '2. Listen' })
    },
  )
})

const versions = (page: Page) => page.getByRole('navigation', { name: textReading.versions.label })

async function readLatest(page: Page, version: number) {
  const { read, version: named } = textReading.versions
  await versions(page)
    .getByRole('link', { name: `${read} ${named(version)}`, exact: true })
    .tap()
  await page.getByText(textComments.tools.hint).waitFor()
}

/** Steps through the two changes since the first version; after the last comes the first. */
async function walkByKeys(page: Page) {
  const { redline, versions: words } = textReading
  await press(page, versions(page).getByRole('link', { name: `${words.compare} ${words.version(1)}` }))
  await page.locator('del', { hasText: 'worn' }).waitFor()
  await page.locator('ins', { hasText: 'alcohol' }).waitFor()
  await press(page, button(page, redline.next))
  for (const [key, place] of [
    ['n', 2],
    ['n', 1],
    ['p', 2],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByText(redline.place(place, 2), { exact: true }).waitFor()
  }
  await expectNoProblems(page)
}

async function answerByKeys(page: Page, comment: number, kind: 'done' | 'declined', text = '') {
  const form = page.getByRole('form', { name: deskComments.form.label(comment) })
  await tabTo(page, form.getByLabel(deskComments.form.words))
  await page.keyboard.insertText(text)
  await press(page, form.getByRole('button', { name: deskComments.form[kind] }))
  await form.waitFor({ state: 'hidden' })
}

async function deliverByKeys(page: Page, { version, text }: { version: number; text: string }) {
  await press(page, page.getByRole('link', { name: new RegExp(`^${deskTexts.piece.writeNext}: `) }))
  await tabTo(page, page.getByLabel(deskTexts.writing.label, { exact: true }))
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
  await page.getByText(/^Saved /).waitFor()
  await expectNoProblems(page)
  await tabTo(page, page.getByLabel(deskTexts.deliver.note))
  await tabTo(page, page.getByRole('radio', { name: deskTexts.deliver.kinds.file }))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByLabel(deskTexts.deliver.reason))
  await page.keyboard.insertText('It is a test')
  await press(page, button(page, deskTexts.deliver.button(version)))
  await page.waitForURL(/\/desk\/orders\/[^/]+$/)
}

/** @module-tag thorough */
import { copiedWords } from '@northword/content/operate/failures'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { orderLink } from '@northword/content/orders/order-link'
import { textApproval } from '@northword/content/texts/text-approval'
import { textComments as words } from '@northword/content/texts/text-comments'
import { until } from '@northword/rig/until'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { briefHold, button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { clientWithOrder } from '../../testing/orders/order-of-client.ts'
import { mailedLink, toOrderPage } from '../../testing/orders/order-links.ts'
import { beginWork, deliverText } from '../../testing/texts/work-on-text.ts'

const visit = useBrowser()
const text = '# Why brakes squeal\n\nMost of the noise comes from *worn* pads.\n\nMost of the rest is dirt.'
const query = '?piece=1&version=1'

describe.skipIf(withoutBrowser).each(looks)('A text without scripts, on $screen', ({ options }) => {
  const plain = { ...options, javaScriptEnabled: false }
  const studio = useDeskSite({ RATE_LIMIT_FACTOR: '50', ...briefHold })

  it('is read, commented on and sent back, in the dashboard and at the end of a link', async () => {
    const { site } = studio
    const { page, context, expectProblem } = await visit(site, plain)
    const { number, email } = await clientWithOrder(context, site)
    const { page: desk } = await ownerAtDesk(visit, studio)
    await deliver(desk, number)
    expectProblem(/422/)

    const order = `/dashboard/orders/${number}`
    await until('the text on the page of the order', async () => {
      await page.goto(order)
      return (await page.getByRole('link', { name: deliveredTexts.read }).count()) > 0 || undefined
    })
    await page.getByRole('link', { name: deliveredTexts.read }).click()
    await page.getByText('Most of the rest is dirt.').waitFor()
    await page.getByText(words.list.none).waitFor()
    await expectNoProblems(page)

    await say(page, { text: 'Shorter, please.', passage: 'Most of the' })
    await page.getByText(copiedWords.ambiguous).waitFor()
    const form = page.getByRole('form', { name: words.plain.open })
    const passage = form.getByLabel(words.plain.passage, { exact: true })
    expect(await form.getByLabel(words.form.label, { exact: true }).inputValue()).toBe('Shorter, please.')
    expect([await passage.inputValue(), await passage.getAttribute('aria-invalid')]).toEqual([
      'Most of the',
      'true',
    ])
    await expectNoProblems(page)
    await passage.fill('from worn pads.\n\nMost of')
    await button(page, words.form.button).click()
    await page.getByText(words.plain.kept).waitFor()
    await page.locator('mark', { hasText: 'worn' }).waitFor()
    await say(page, { text: 'I like it.' })
    await page.getByText(words.waiting(2)).waitFor()
    await expectNoProblems(page)

    await button(page, words.list.named(words.list.remove, 2)).click()
    await page.getByText(words.list.removed).waitFor()
    expect(await page.getByText('I like it.').count()).toBe(0)
    await expectNoProblems(page)

    const holder = await visit(site, plain)
    await openLink(holder.page, await mailedLink(site, email, toOrderPage))
    await holder.page.goto(`/o${query}`)
    await say(holder.page, { text: 'Mine as well.', passage: 'dirt' })
    await holder.page.getByText(words.waiting(2)).waitFor()
    await button(holder.page, words.list.named(words.list.remove, 2)).click()
    await holder.page.getByText(words.list.removed).waitFor()
    expect(new URL(holder.page.url()).pathname).toBe('/o')

    await typeEarly(context, order + query)
    await button(page, words.round.send(1)).click()
    await page.getByText(words.round.sent).waitFor()
    await page.getByText(words.round.open).waitFor()
    await page.getByText(/^1 of \d rounds? used|^1 rounds? used/).waitFor()
    await expectNoProblems(page)
    await page.reload()
    await page.getByText(words.list.round(1)).waitFor()
    expect(await page.getByRole('form', { name: words.plain.open }).count()).toBe(0)
  })

  it('is approved by the holder of a link, who says who they are', async () => {
    const { site } = studio
    const { context } = await visit(site, plain)
    const { number, email } = await clientWithOrder(context, site)
    const { page: desk } = await ownerAtDesk(visit, studio)
    await deliver(desk, number)
    const { page } = await visit(site, { ...plain, expects: /422/ })
    await openLink(page, await mailedLink(site, email, toOrderPage))
    await until('the text at the end of the link', async () => {
      await page.goto(`/o${query}`)
      return (await page.getByText('Most of the rest is dirt.').count()) > 0 || undefined
    })
    const { question } = textApproval
    const open = page.locator('summary', { hasText: textApproval.button })
    await expectNoProblems(page)
    await open.click()
    await button(page, question.confirm).click()
    await page.getByText('Name is required').waitFor()
    await expectNoProblems(page)
    await page.getByLabel(question.name, { exact: true }).fill('Bea Sample')
    await button(page, question.confirm).click()
    await page.getByText(textApproval.doneByLink).waitFor()
    await page.getByText(deliveredTexts.approved('Bea Sample', '').trim()).first().waitFor()
    expect(await open.count()).toBe(0)
    await expectNoProblems(page)
  })

  /** Types before hydration, in the client's other browser. */
  async function typeEarly(from: BrowserContext, address: string) {
    const { page, context } = await visit(studio.site, options)
    await context.addCookies(await from.cookies())
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()))
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('summary', { hasText: words.plain.open }).click()
    const form = page.getByRole('form', { name: words.plain.open })
    await form.getByLabel(words.plain.passage, { exact: true }).fill('dirt')
    await form.getByLabel(words.form.label, { exact: true }).fill('Typed early.')
    resolve()
    await page.getByText(words.form.restored).waitFor()
    const field = page.getByLabel(words.form.label, { exact: true })
    expect(await field.inputValue()).toBe(words.plain.typed('dirt', 'Typed early.'))
    await button(page, words.form.cancel).click()
    await button(page, words.tools.whole).waitFor()
    expect(await form.count()).toBe(0)
  }
})

interface Said {
  text: string
  passage?: string
}

/** Uses the comment form, which is closed at first. */
async function say(page: Page, { text: said, passage = '' }: Said) {
  await page.locator('summary', { hasText: words.plain.open }).click()
  const form = page.getByRole('form', { name: words.plain.open })
  await form.getByLabel(words.plain.passage, { exact: true }).fill(passage)
  await form.getByLabel(words.form.label, { exact: true }).fill(said)
  await button(page, words.form.button).click()
}

async function openLink(page: Page, mailed: string) {
  await page.goto('/o')
  await page.getByLabel(orderLink.paste.label).fill(mailed)
  await button(page, orderLink.paste.button).click()
  await button(page, orderLink.stub.mine).click()
}

/** As the owner who is signed in on this page. */
async function deliver(desk: Page, number: string) {
  await beginWork(desk, number)
  await deliverText(desk, number, text)
}

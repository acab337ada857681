/** @module-tag thorough */
import { duringTests } from '@northword/rig/during-tests'
import { newsletter } from '@northword/content/site/newsletter'
import { newsletterMessages } from '@northword/contract/site/newsletter-messages'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import { describe, expect, it } from 'vitest'
import { fieldOf, mailedLink } from '../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { waitForFocus } from '../testing/browser/keyboard.ts'
import { askFor, confirmed, confirmPath, press, unsubscribePath } from '../testing/forms/newsletter-forms.ts'
import { expectHeading } from '../testing/browser/address.ts'

const visit = useBrowser()
const { box, confirm, unsubscribe } = newsletter

describe.skipIf(withoutBrowser)('The newsletter', () => {
  const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '20' }))

  it.each([
    ['', 'Email is required'],
    ['ada@home', 'Please enter a valid email address'],
  ])('asks for an address that can be one, not for “%s”', async (typed, sentence) => {
    const { page } = await visit(site, { at: '/blog' })
    const form = page.getByRole('form', { name: box.label })
    const field = fieldOf(form, box.email.label)
    await field.fill(typed)
    await form.getByRole('button', { name: box.button }).click()
    await waitForFocus(field)
    expect(await form.getByText(sentence, { exact: true }).count()).toBe(1)
  })

  it('keeps the address in its box while the network is cut', async () => {
    const email = 'tunnel@reader.example'
    const { page, context } = await visit(site, { at: '/blog', expects: /ERR_INTERNET_DISCONNECTED/ })
    const form = page.getByRole('form', { name: box.label })
    await fieldOf(form, box.email.label).fill(email)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await form.getByRole('button', { name: box.button }).click()
    await waitForFocus(form.getByRole('alert').filter({ hasText: newsletterMessages.unreachable }))
    expect(await fieldOf(form, box.email.label).inputValue()).toBe(email)
    await context.setOffline(false)
    await form.getByRole('button', { name: box.button }).click()
    await waitForFocus(form.getByRole('heading', { name: box.sent.heading }))
    expect(await confirmed(site, email)).toEqual([false])
  })

  it('can be confirmed after a try without a network: the link is not used up', async () => {
    const email = 'later@reader.example'
    const { page, context } = await visit(site, { expects: /ERR_INTERNET_DISCONNECTED/ })
    await askFor(page, email)
    await page.goto(await mailedLink(site, email, confirmPath))
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await press(page, confirm)
    await waitForFocus(page.getByRole('alert').filter({ hasText: confirm.unreachable }))
    await context.setOffline(false)
    await press(page, confirm)
    await expectHeading(page, confirm.done.heading)
  })

  it('cannot be confirmed twice by one link, and offers a new one in its place', async () => {
    const email = 'twice@reader.example'
    const { page } = await visit(site, { expects: /400/ })
    await askFor(page, email)
    const link = await mailedLink(site, email, confirmPath)
    await page.goto(link)
    await press(page, confirm)
    await expectHeading(page, confirm.done.heading)
    await page.goto('/')
    await page.goto(link)
    await press(page, confirm)
    await expectHeading(page, confirm.dead.heading)
    await page.getByRole('form', { name: box.label }).waitFor()
  })

  it('says of a dead link to its end that it is one, and whom to write to', async () => {
    const { page } = await visit(site, { at: `${unsubscribePath}?token=${'x'.repeat(43)}`, expects: /400/ })
    await press(page, unsubscribe)
    await expectHeading(page, unsubscribe.dead.heading)
    const { label, to } = unsubscribe.dead.link
    expect(await page.getByRole('main').getByRole('link', { name: label }).getAttribute('href')).toBe(to)
  })

  it.each([
    { path: confirmPath, words: confirm },
    { path: unsubscribePath, words: unsubscribe },
  ])('says on $path that half of the link is missing', async ({ path, words }) => {
    const { page } = await visit(site, { at: path })
    await expectHeading(page, words.missing.heading)
    expect(await page.getByRole('button', { name: words.button, exact: true }).count()).toBe(0)
  })
})

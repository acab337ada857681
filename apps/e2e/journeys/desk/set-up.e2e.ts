import { renderedWithinMs } from '@northword/contract/desk/rendering-calls'
import { deskSiteOpening } from '@northword/content/desk/desk-site-opening'
import { deskSiteSetUp as words } from '@northword/content/desk/desk-site-set-up'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { briefHold, button, enterAsOwner, owner, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import {
  cardsOf,
  saidByDesk,
  saidByPages,
  saidInData,
  saidInExport,
  saidToClient,
} from '../../testing/desk/said-of-studio.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const { steps } = words
const { here } = deskSiteOpening

/** Words typed in place of the invented studio's, by step and label. */
const typed = {
  name: {
    Name: 'Quill & Salt',
    'Beginning of order numbers': 'QS',
    Tagline: 'Plain words for small kitchens',
    'Sentence at the foot': 'Menus, letters and pages for people who cook.',
    'Greetings and questions': 'hello@quill.test',
    Orders: 'orders@quill.test',
    Legal: 'legal@quill.test',
    Privacy: 'privacy@quill.test',
    Refunds: 'refunds@quill.test',
    Accessibility: 'access@quill.test',
    'Telephone number': '+44 20 7946 0018',
    'Line of the address 1': 'Quill & Salt Limited',
    'Line of the address 2': '4 Saltmarsh Lane',
    'Line of the address 3': 'Whitstable, United Kingdom',
    'Registration number': '11424288',
    LinkedIn: 'https://social.test/quill-and-salt',
    Bluesky: 'https://sky.test/quill-and-salt',
  },
  looks: { Paper: '#f1f5fb', Accent: '#1f4fbf' },
  prices: { 'SEO Article, PS-045': '61.50' },
  paying: {
    'Account holder': 'Quill & Salt Limited',
    Bank: 'Harbour Bank',
    'Account number': '20-44-18 31510604',
    SWIFT: 'HARBGB2L',
    PayPal: 'pay@quill.test',
  },
  hours: { 'Hours in words': 'Monday–Friday, 10 AM–6 PM', Opens: '10:00' },
}

const heading = (page: Page, step: keyof typeof steps) =>
  page.getByRole('heading', { level: 1, name: steps[step].heading, exact: true })
const next = (page: Page) => page.getByRole('link', { name: words.next, exact: true })
const picture = (page: Page) => page.frameLocator(`iframe[title^="${deskSitePreview.pages['/']},"]`)

async function type(page: Page, step: keyof typeof typed) {
  await heading(page, step).waitFor()
  for (const [label, value] of Object.entries(typed[step])) await fieldOf(page, label).fill(value)
  await page
    .getByText(/^Saved as a draft/)
    .first()
    .waitFor()
}

/** Eight steps, and every page and card anew. */
const longMs = 300_000

describe.skipIf(withoutBrowser)('A new studio', { timeout: longMs }, () => {
  const studio = useDeskSite({ SMTP_URL: '', ...briefHold })

  it('is made somebody’s in eight steps, and names no other on any page', async () => {
    const { site } = studio
    const { page } = await visit(site)
    const former = cardsOf(await saidByPages(site.url))
    await enterAsOwner(page, await studio.setUpLink(), owner)
    await nameStudio(page)
    await leaveAndReturn(page)
    await openStudio(page)

    const read = async (path: string) => (await fetch(`${site.url}${path}`)).text()
    await expect.poll(() => read('/'), { timeout: 10_000 }).toContain('--red-pen: #1f4fbf;')
    const home = await read('/')
    expect(home).toContain('$61.50')
    expect(home).not.toContain('under $45')
    expect(await read('/services')).toContain('All 24 services.')
    expect(await postOrder(site, { fullName: 'Rita Reader' })).toMatch(/^QS-/)
    expect(await read('/docs/api')).toContain('--red-pen: #1f4fbf;')
    const said = await saidByPages(site.url)
    expectOneName([...said], 25, 20)
    expect(cardsOf(said).length).toBeGreaterThan(15)
    expect(cardsOf(said).filter((card) => former.includes(card))).toEqual([])
  })

  // Delivery of a paid text takes half of the time, so it is apart.
  it('names no other in mails, files and what a client opens', { tags: ['thorough'] }, async () => {
    const { site } = studio
    const { page } = await visit(site)
    await enterAsOwner(page, await studio.setUpLink(), owner)
    await nameStudio(page)
    await page.getByRole('link', { name: steps.hours.heading }).click()
    await openStudio(page)
    const home = async () => (await fetch(site.url)).text()
    await expect.poll(home, { timeout: 10_000 }).toContain('--red-pen: #1f4fbf;')
    const number = await postOrder(site, { fullName: 'Rita Reader' })
    const ofDesk = await saidByDesk(page, number)
    const { page: client } = await visit(site)
    const ofClient = await saidToClient(client, page, number, ofDesk)
    const { page: another } = await visit(site)
    const kept = [...(await saidInData(another, site))]
    const ofPages = await saidByPages(site.url)
    kept.push(...(await saidInExport(site)))
    expectOneName([...ofPages, ...ofDesk, ...ofClient, ...kept], 40, 30)
  })
})

/** From the first step to that of paying. */
async function nameStudio(page: Page) {
  await type(page, 'name')
  await picture(page).getByRole('banner').getByText('Quill & Salt').waitFor()
  await next(page).click()
  await type(page, 'looks')
  await next(page).click()
  await button(page, words.services.dropNamed('Ghostwritten Opinion Piece')).click()
  await page.getByText(/^24 kept, 1 dropped/).waitFor()
  await next(page).click()
  await type(page, 'prices')
  await next(page).click()
  await type(page, 'paying')
}

/** Comes back by the way that the desk shows, and goes to the step of the hours. */
async function leaveAndReturn(page: Page) {
  await page.getByRole('link', { name: words.leave }).click()
  await page.goto('/desk/site')
  await page.getByRole('link', { name: words.link }).click()
  await heading(page, 'name').waitFor()
  expect(await fieldOf(page, 'Name').inputValue()).toBe(typed.name.Name)
  await page.getByRole('link', { name: steps.hours.heading }).click()
}

/** From the step of the hours to the end. */
async function openStudio(page: Page) {
  await type(page, 'hours')
  await next(page).click()
  await heading(page, 'mail').waitFor()
  await next(page).click()
  // Four people, six case studies, the figures, whom two pages quote, and nine texts that name Hong Kong.
  await page.getByText(deskSiteOpening.placeholders(22)).waitFor()
  await button(page, here.open).click()
  await page.getByRole('dialog').getByRole('button', { name: here.button }).click()
  // Renders every page and card anew.
  await page.getByText(words.open.opened(0)).waitFor({ timeout: renderedWithinMs })
}

function expectOneName(said: readonly (readonly [string, string])[], least: number, named: number) {
  expect(said.length).toBeGreaterThan(least)
  // Keys of the browser's storage, in small letters, are the software's own.
  const former = said.map(([where, text]) => [
    where,
    /.{0,60}(Northword|northword\.example|\bNW-).{0,60}/s.exec(text)?.[0],
  ])
  expect(former.filter(([, found]) => found)).toEqual([])
  expect(said.filter(([, text]) => text.includes('Quill')).length).toBeGreaterThan(named)
}

describe.skipIf(withoutBrowser).each(looks)('The steps of the set-up, on $screen', ({ options }) => {
  const studio = useDeskSite({ SMTP_URL: '' })

  it('are walked through by keyboard, and are readable for everybody', { tags: ['thorough'] }, async () => {
    const { page } = await visit(studio.site, options)
    await enterAsOwner(page, await studio.setUpLink(), owner)
    for (const step of Object.keys(steps) as (keyof typeof steps)[]) {
      await waitForFocus(heading(page, step))
      await picture(page).getByRole('banner').waitFor()
      await page.waitForLoadState('networkidle')
      if (step === 'open') await button(page, here.open).waitFor()
      await expectNoProblems(page)
      await page.getByRole('link', { name: words.picture.whole }).focus()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
      if (step === 'open') break
      await next(page).focus()
      await page.keyboard.press('Enter')
    }
    await page.goBack()
    await heading(page, 'mail').waitFor()
  })
})

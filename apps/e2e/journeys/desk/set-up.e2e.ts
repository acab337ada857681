import { createHash, randomUUID } from 'node:crypto'
import { failures } from '@northword/content/operate/failures'
import { notOpenWords } from '@northword/content/operate/not-open'
import { ordering } from '@northword/content/orders/ordering'
import { call } from '@northword/rig/owner-session'
import { renderedWithinMs } from '@northword/contract/desk/rendering-calls'
import { desk } from '@northword/content/desk/desk-frame'
import { deskSiteOpening } from '@northword/content/desk/desk-site-opening'
import { deskSiteSetUp as words } from '@northword/content/desk/desk-site-set-up'
import { deskSitePreview } from '@northword/content/desk/desk-site-preview'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, type Visiting, withoutBrowser } from '../../testing/browser/browser-story.ts'
import type { Visitor } from '../../testing/browser/visitor.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import {
  briefHold,
  button,
  enterAsOwner,
  openDeskSite,
  owner,
  useDeskSite,
} from '../../testing/desk/desk-site.ts'
import type { Client } from '../../testing/clients.ts'
import { callAs } from '../../testing/desk/ask-as.ts'
import { dashboardOf, fieldOf, openAccount } from '../../testing/forms/account-forms.ts'
import { fillForm, service, sku, submitButton } from '../../testing/forms/order-form.ts'
import { knowsPublicName, openPublicName } from '../../testing/network/public-name.ts'
import { listedPages } from '../../testing/pages/listed-pages.ts'
import {
  readAs,
  saidByDesk,
  saidByPages,
  saidInExport,
  saidToClient,
} from '../../testing/desk/said-of-studio.ts'
import { postOrder } from '../../testing/orders/posted-orders.ts'

const visit = useBrowser()
const visitPublic = useBrowser(knowsPublicName)
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

type Enter = (field: Locator, value: string) => Promise<void>

const atOnce: Enter = (field, value) => field.fill(value)

/** As a person types, with each key. */
async function byKeys(field: Locator, value: string) {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(value)
  expect(await field.inputValue()).toBe(value)
}

async function type(page: Page, step: keyof typeof typed, enter: Enter) {
  await heading(page, step).waitFor()
  for (const [label, value] of Object.entries(typed[step])) await enter(fieldOf(page, label), value)
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
    expectOneName([...(await saidByPages(site.url))], 25, 20)
  })
})

describe.skipIf(withoutBrowser)('A new studio at a public address', { timeout: longMs }, () => {
  const line = notOpenWords.line
  const order = {
    sku,
    fullName: 'Rita Reader',
    email: 'rita@client.example',
    phone: '+852 5555 0000',
    note: '',
  }

  it('opens by the last step, and then names no other anywhere', { tags: ['thorough'] }, async () => {
    const { site, visitor, setUpLink } = await openPublic()
    // The picture beside a step asks for drafts while words are half typed, which cannot be previewed.
    const { page } = await visitor({ expects: /409/ })
    await enterAsOwner(page, await setUpLink(), owner)
    await expectClosed(site.url, visitor)
    const cards = await cardsOf(site.url)

    await nameStudio(page, byKeys)
    await leaveAndReturn(page)
    await openStudio(page, { enter: byKeys, said: deskSiteOpening })
    const home = () => fetch(site.url)
    await expect.poll(async () => (await home()).text(), { timeout: 10_000 }).not.toContain(line)
    expect((await home()).headers.get('x-robots-tag')).toBeNull()

    const number = await postOrder(site, order)
    const ofDesk = await saidByDesk(page, number)
    const { page: guest } = await visitor()
    const ofGuest = await saidToClient(guest, page, number, ofDesk)
    const { page: client } = await visitor()
    const ofClient = await saidInData(client, order)
    const ofSite = await saidByPages(site.url)
    expect([...(await cardsOf(site.url))].filter((card) => cards.has(card))).toEqual([])
    // Their requests would fail once the server has ended.
    for (const each of [page, guest, client]) await each.close()
    const exported = await saidInExport(site)
    expectOneName([...ofSite, ...ofDesk, ...ofGuest, ...ofClient, ...exported], 100, 35)
  })

  /** A site that has its own name, in an empty folder and without a mail server. */
  async function openPublic() {
    const name = await openPublicName()
    onTestFinished(name.close)
    const settings = { SMTP_URL: '', ...briefHold, PUBLIC_URL: name.url }
    const studio = await openDeskSite(settings, 'new PGlite')
    onTestFinished(studio.close)
    name.leadTo(Number(studio.site.settings['PORT']))
    const visitor = (more: Visiting = {}) => visitPublic(name, { ignoreHTTPSErrors: true, ...more })
    return { ...studio, visitor }
  }

  /** Every page says so, and every door refuses an order in a sentence. */
  async function expectClosed(site: string, visitor: (more: Visiting) => Promise<Visitor>) {
    const pages = [...(await listedPages(site)), `/order/${sku}`]
    expect(pages.length).toBeGreaterThan(20)
    for (const path of pages) {
      const answer = await fetch(`${site}${path}`)
      expect([path, answer.headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
      expect([path, (await answer.text()).includes(line)]).toEqual([path, true])
    }
    const key = { 'idempotency-key': randomUUID() }
    const json = { 'content-type': 'application/json', ...key }
    const byRest = await fetch(`${site}/api/orders`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(order),
    })
    expect([byRest.status, await byRest.text()]).toEqual([409, expect.stringContaining(failures.notOpen)])
    const byTrpc = await call(site, 'orders.place', { ...order, idempotencyKey: randomUUID() })
    expect([byTrpc.status, await byTrpc.text()]).toEqual([409, expect.stringContaining(failures.notOpen)])
    const at = `/order/${sku}`
    const { page } = await visitor({ javaScriptEnabled: false, at, expects: /422/ })
    const form = page.getByRole('form', { name: ordering.dialog.title(service) })
    await page.getByText(line).first().waitFor()
    await fillForm(form, order)
    await submitButton(form).click()
    await page.getByRole('alert').filter({ hasText: failures.notOpen }).waitFor()
  }
})

/** Where everything that a client downloads of their own is, with an order of theirs. */
async function saidInData(page: Page, { sku: ordered, ...person }: { sku: string } & Client) {
  await openAccount(page, person)
  await callAs(page, 'orders.place', { sku: ordered, ...person, idempotencyKey: randomUUID() })
  await page.reload()
  await dashboardOf(page, person)
  const data = await readAs(page, '/api/account/data')
  expect(data).toContain('"order"')
  return [['the data of a client', data] as const, ['the dashboard', await page.content()] as const]
}

/** Hashes of the cards of all pages, which show the studio's name and colours. */
async function cardsOf(url: string): Promise<Set<string>> {
  const pages = [...(await saidByPages(url)).values()].join('')
  const cards = new Set(Array.from(pages.matchAll(/og:image" content="([^"]+)"/g), ([, card = '']) => card))
  expect(cards.size).toBeGreaterThan(20)
  const hashes = [...cards].map(async (card) => {
    const answer = await fetch(`${url}${new URL(card).pathname}`)
    expect([card, answer.status]).toEqual([card, 200])
    return createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex')
  })
  return new Set(await Promise.all(hashes))
}

/** From the first step to that of paying. */
async function nameStudio(page: Page, enter = atOnce) {
  await type(page, 'name', enter)
  await picture(page).getByRole('banner').getByText('Quill & Salt').waitFor()
  await next(page).click()
  await type(page, 'looks', enter)
  await next(page).click()
  await button(page, words.services.dropNamed('Ghostwritten Opinion Piece')).click()
  await page.getByText(/^24 kept, 1 dropped/).waitFor()
  await next(page).click()
  await type(page, 'prices', enter)
  await next(page).click()
  await type(page, 'paying', enter)
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

interface Opening {
  enter?: Enter
  /** Default: words at a local address. */
  said?: Record<'open' | 'button', string>
}

/** From the step of the hours to the end. */
async function openStudio(page: Page, { enter = atOnce, said = here }: Opening = {}) {
  await type(page, 'hours', enter)
  await next(page).click()
  await heading(page, 'mail').waitFor()
  await next(page).click()
  // Four people, six case studies, the figures, whom two pages quote, and nine texts that name Hong Kong.
  await page.getByText(deskSiteOpening.placeholders(22)).waitFor()
  await button(page, said.open).click()
  await page.getByRole('dialog').getByRole('button', { name: said.button }).click()
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
      await expect.poll(() => page.getByText(desk.loading).count()).toBe(0)
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

import { notOpenWords } from '@northword/content/operate/not-open'
import { failures } from '@northword/content/operate/failures'
import { itemName, type ItemRef } from '@northword/contract/content/content-items'
import type { SiteItem } from '@northword/contract/desk/site'
import type { SiteOpening } from '@northword/contract/desk/site-opening'
import { readItems } from '@northword/seed/read-items'
import { beforeEach, expect, it } from 'vitest'
import { forms } from '../../../features.ts'
import { procedures } from '../../../testing/requests/test-procedures.ts'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { testPages } from '../../../testing/requests/test-pages.ts'
import { besides, type TestApp } from '../../../testing/test-app.ts'
import { joined, owned } from '../../../testing/test-staff.ts'
import { seedContent } from '../releases/seed-content.ts'
import { useNewTestApp } from '../../../testing/use-test-app.ts'
import { ada } from '../../../testing/test-orders.ts'

const pages = testPages(['/', '/order/:sku', '/services', '/blog'])
const publicly = { PUBLIC_URL: 'http://words.example', RATE_LIMIT_FACTOR: '1000' }
const closedAtFirst = { opening: 'as stored', pages } as const
const order = { ...ada, sku: 'PS-025' }

/** Makes an item's fields others, or null. */
type Change = (live: object) => object | null

/** Procedures that only an open studio answers: an order and a subscription. */
const forStrangers = [
  ...procedures.filter(({ meta }) => meta?.placesOrder).map(({ path }) => path),
  'newsletter.subscribe',
]

eachDatabase('A studio at a public address', (open) => {
  const site = useNewTestApp(open, publicly, closedAtFirst)
  beforeEach(() => seedContent(site.database, readItems))

  const service = { kind: 'services', key: order.sku }
  async function saveDraft(browser: Browser, item: { kind: string; key: string }, changes: object) {
    const { version, live } = (await browser.ask('site.findItem', item)).body as unknown as SiteItem
    await browser.call('site.saveDraft', { ...item, version, fields: { ...live, ...changes } })
  }

  const changing = (browser: Browser) => async (item: ItemRef, changed: Change) => {
    const { version, live } = (await browser.ask('site.findItem', item)).body as unknown as SiteItem
    const draft = { ...item, version, fields: changed(live ?? {}) }
    expect((await browser.call('site.saveDraft', draft)).status).toBe(200)
  }

  /** Names of items that the desk says are invented. */
  async function invented(browser: Browser) {
    const { placeholders } = (await browser.ask('site.opening')).body as unknown as SiteOpening
    return placeholders.filter(({ message }) => / invented/.test(message)).map(itemName)
  }

  const visit = (app: TestApp, headers = {}) => app.app.inject({ url: '/', headers })

  it('says on every page that it is closed, is in no search engine, and takes nothing by any door', async () => {
    for (const url of ['/', '/order/PS-025', '/services', '/nowhere']) {
      const { body, headers } = await site.app.inject({ url })
      expect([url, headers['x-robots-tag']]).toEqual([url, 'noindex'])
      expect(body).toContain(notOpenWords.line)
    }
    const guest = newBrowser(site)
    const byRest = await site.post('/api/orders', order)
    expect([byRest.statusCode, byRest.json<{ message: string }>().message]).toEqual([409, failures.notOpen])
    for (const procedure of forStrangers) {
      const { statusCode, body } = await site.post(`/trpc/${procedure}`, order)
      expect([procedure, statusCode]).toEqual([procedure, 409])
      expect(body).toContain(failures.notOpen)
    }
    const taking = forms.filter(({ placesOrder, name }) => placesOrder || name === 'newsletter')
    expect(taking.length).toBeGreaterThan(1)
    for (const { path } of taking) {
      const answer = await guest.postForm(path.replace(':sku', order.sku), order, {
        origin: publicly.PUBLIC_URL,
      })
      expect([path, answer.statusCode]).toEqual([path, 422])
      expect(answer.body).toContain(failures.notOpen)
    }
    expect(await site.rows('select 1 from orders')).toEqual([])
    expect(await site.rows('select 1 from mails')).toEqual([])
  })

  it('is opened by an owner, once, for every process', async () => {
    const other = await besides(site, publicly, closedAtFirst)
    const owner = await owned(site)
    const { headers } = await visit(site)
    const both = await Promise.all([owner.browser.call('site.open'), owner.browser.call('site.open')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0].body).toMatchObject({
      release: null,
      opening: { isOpen: true, openedBy: owner.person.name },
    })
    expect(await site.rows(`select by from content_events where act = 'opened'`)).toEqual([
      { by: owner.person.name },
    ])
    const opened = await visit(site, { 'if-none-match': headers.etag })
    expect([opened.statusCode, opened.headers['x-robots-tag']]).toEqual([200, undefined])
    expect(opened.body).not.toContain(notOpenWords.line)
    expect((await other.post('/api/orders', order)).statusCode).toBe(201)
    expect((await visit(other)).body).not.toContain(notOpenWords.line)
    await other.close()
  })

  it('is opened with the drafts as one release', async () => {
    const owner = await owned(site)
    await saveDraft(owner.browser, service, { priceCents: 1_900 })
    const opened = await owner.browser.call('site.open')
    expect(opened.body).toMatchObject({ release: { number: 2, status: 'live' }, opening: { isOpen: true } })
    expect(opened.body).toMatchObject({ opening: { touched: [service] } })
  })

  it(
    'is opened with them by two owners at once, who are answered alike',
    { tags: ['thorough'] },
    async () => {
      const owner = await owned(site)
      const other = await joined(site, owner, 'owner')
      await saveDraft(owner.browser, service, { priceCents: 1_900 })
      const both = await Promise.all([owner, other].map(({ browser }) => browser.call('site.open')))
      expect(both.map(({ status, body }) => [status, body['opening']])).toEqual(
        both.map(() => [200, expect.objectContaining({ isOpen: true, openedBy: expect.any(String) })]),
      )
      expect(await site.rows(`select 1 from content_events where act = 'opened'`)).toHaveLength(1)
      expect(await site.rows(`select number from content_releases where status = 'live'`)).toHaveLength(1)
    },
  )

  it('is opened by nobody else at the desk, nor while a draft cannot be published, and says so', async () => {
    const owner = await owned(site)
    for (const role of ['agent', 'writer'] as const) {
      const other = await joined(site, owner, role)
      expect([role, (await other.browser.call('site.open')).status]).toEqual([role, 403])
    }
    expect((await visit(site)).body).toContain(notOpenWords.line)
    await saveDraft(owner.browser, { kind: 'studio', key: 'brand' }, { brand: '' })
    expect((await owner.browser.call('site.open')).status).toBe(409)
    expect((await visit(site)).body).toContain(notOpenWords.line)
  })

  it('tells which people, clients and results are invented, until each is another or gone', async () => {
    const { browser } = await owned(site)
    const change = changing(browser)
    const all = await invented(browser)
    expect(all).toEqual([
      ...readItems()
        .filter(({ kind }) => ['people', 'case-studies'].includes(kind))
        .map(itemName),
      'studio/claims',
      'pages/home',
      'pages/portfolio',
    ])
    await change({ kind: 'people', key: 'ada-draft' }, (live) => ({ ...live, bio: 'She writes menus.' }))
    await change({ kind: 'case-studies', key: 'payroll-page' }, () => null)
    await change({ kind: 'studio', key: 'claims' }, (live) => ({
      ...live,
      words: { value: '9,000', label: 'words written' },
    }))
    await change({ kind: 'pages', key: 'home' }, (live) => ({
      ...live,
      testimonials: { heading: 'What clients say', items: [] },
    }))
    const gone = ['people/ada-draft', 'case-studies/payroll-page', 'studio/claims', 'pages/home']
    expect(await invented(browser)).toEqual(all.filter((name) => !gone.includes(name)))
  })

  it('tells which texts still name a person who is gone, and a city where the studio is not', async () => {
    const { browser } = await owned(site)
    const change = changing(browser)
    await change({ kind: 'people', key: 'ada-draft' }, () => null)
    expect(await invented(browser)).toContain('pages/about')
    await change({ kind: 'pages', key: 'about' }, (live) => ({
      ...live,
      mission: { heading: 'What we are for', paragraphs: ['We write menus for small kitchens.'] },
    }))
    expect(await invented(browser)).not.toContain('pages/about')
    await change({ kind: 'people', key: 'iris-proof' }, (live) => ({ ...live, name: 'Ines Comma' }))
    expect(await invented(browser)).toContain('policies/accessibility')
    const before = await invented(browser)
    await change({ kind: 'studio', key: 'brand' }, (live) => ({
      ...live,
      address: ['Quillhaven SARL', '7 rue des Exemples', 'Lyon'],
    }))
    const found = (await invented(browser)).filter((name) => !before.includes(name))
    expect(new Set(found)).toEqual(
      new Set(['studio/accounts', 'pages/about', 'policies/privacy', 'policies/terms']),
    )
  })

  it('is open at a local address from the start', async () => {
    const local = await besides(site, { PUBLIC_URL: 'http://localhost:3000' }, closedAtFirst)
    expect((await visit(local)).body).not.toContain(notOpenWords.line)
    expect((await local.post('/api/orders', order)).statusCode).toBe(201)
    await local.close()
  })
})

import { randomUUID } from 'node:crypto'
import type { SiteItem } from '@northword/contract/desk/site'
import type { DraftedMails } from '@northword/contract/desk/site-mails'
import { wordedMails } from '@northword/contract/mails/mail-names'
import { readItems } from '@northword/seed/read-items'
import { isAccounts } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { findService } from '@northword/contract/content/sold-services'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Pages } from '../doors/pages/pages.ts'
import { forms } from '../features.ts'
import { seedContent } from '../features/content/releases/seed-content.ts'
import type { RenderPreview } from '../rendering/render-preview.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { stateOf } from '../testing/databases/test-state.ts'
import { needed } from '../testing/requests/needed.ts'
import { type Browser, newBrowser } from '../testing/requests/test-browser.ts'
import { testPages } from '../testing/requests/test-pages.ts'
import { registered } from '../testing/test-accounts.ts'
import { ada } from '../testing/test-orders.ts'
import { atDesk, joined, useOwner } from '../testing/test-staff.ts'
import { useTestApp } from '../testing/use-test-app.ts'

const service = { kind: 'services', key: 'PS-025' }
const dayMs = 86_400_000

eachDatabase('A preview', (open) => {
  const renderPreview = vi.fn<RenderPreview>(async (items) => {
    const priceCents = findService(siteContentOf(items), service.key)?.priceCents ?? 0
    return { ok: true, pages: pagesWith(`drafted at ${priceCents}`) }
  })
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '1000' }, { pages: pagesWith('live'), renderPreview })
  beforeAll(() => seedContent(site.database, readItems))
  const owner = useOwner(site)
  beforeAll(() => drafted({ priceCents: 12_300 }))
  beforeEach(() => void renderPreview.mockClear())

  async function drafted(change: object) {
    const { body } = await owner.browser.ask('site.findItem', service)
    const { version, live, draft } = body as unknown as SiteItem
    const fields = { ...live, ...draft?.fields, ...change }
    expect((await owner.browser.call('site.saveDraft', { ...service, version, fields })).status).toBe(200)
  }
  const previewer = async () => {
    const browser = await atDesk(site, owner.person)
    expect((await browser.call('site.beginPreview')).status).toBe(200)
    return browser
  }
  const shared = async (days = 7, { browser } = owner) => {
    const { body } = await browser.call('site.sharePreview', { days })
    const [, address = ''] = String(body['url']).split('http://localhost:3000')
    return { id: String(body['id']), address, secret: address.split('token=')[1] ?? '' }
  }
  const holder = async (maker = owner) => {
    const link = await shared(7, maker)
    const browser = newBrowser(site)
    const { statusCode, headers } = await browser.postForm('/preview', { token: link.secret })
    expect([statusCode, headers.location]).toEqual([303, '/'])
    return { ...link, browser }
  }
  const expectDrafts = async (browser: Browser, url = '/') =>
    expect((await browser.visit(url)).body).toContain('drafted at 12300')
  /** The preview is forgotten, and the same address is the live page. */
  const expectLive = async (browser: Browser) => {
    const sent = await browser.visit('/services?from=card')
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/services?from=card'])
    expect([sent.headers['cache-control'], browser.cookies.has('nw_preview')]).toEqual(['no-store', false])
    const { body, headers } = await browser.visit('/services?from=card')
    expect(body).toContain('live')
    expect(headers['cache-control']).toContain('public')
  }

  it('shows a member the drafts, and visitors the live site', async () => {
    const browser = await previewer()
    const { statusCode, body, headers } = await browser.visit('/', { 'if-none-match': 'W/"built"' })
    expect(statusCode).toBe(200)
    expect(body).toContain('drafted at 12300')
    expect(body).toMatch(/Preview: drafts of \w+, \w+ \d+ at .*\. Visitors see the live site\./)
    expect(body).toContain('action="/preview/leave"')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    })
    const visitor = await newBrowser(site).visit('/')
    expect(visitor.body).toContain('live')
    expect(visitor.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(visitor.headers['x-robots-tag']).toBeUndefined()
  })

  it('is in a frame of the desk without a cookie, for members alone', async () => {
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
    const member = await atDesk(site, owner.person)
    const { body, headers } = await member.visit('/', frame)
    expect(body).toContain('drafted at 12300')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    expect((await member.visit('/')).body).toContain('live')
    const elsewhere = await member.visit('/', { ...frame, 'sec-fetch-site': 'cross-site' })
    expect([elsewhere.headers['x-frame-options'], elsewhere.body]).toEqual([
      'DENY',
      expect.stringContaining('live'),
    ])
    const stranger = await newBrowser(site).visit('/', frame)
    expect([stranger.statusCode, stranger.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(stranger.body).not.toContain('drafted')
  })

  it('has every page of the site, also those completed for one visitor, and those that are not there', async () => {
    const browser = await previewer()
    for (const url of ['/services', '/order/PS-025', '/contact?sent=contact', '/blog/nothing', '/nowhere']) {
      const { body, headers } = await browser.visit(url)
      expect([headers['cache-control'], body]).toEqual(['no-store', expect.stringContaining('Visitors see')])
    }
    expect((await browser.visit('/blog/nothing')).statusCode).toBe(404)
    expect((await browser.visit('/Services/')).headers.location).toBe('/services')
  })

  it('is rendered once for the same drafts, and anew after a change', async () => {
    const browser = await previewer()
    await drafted({ priceCents: 12_400 })
    await Promise.all(['/', '/services', '/'].map((url) => browser.visit(url)))
    expect(renderPreview).toHaveBeenCalledTimes(1)
    expect((await browser.visit('/')).body).toContain('drafted at 12400')
    await drafted({ priceCents: 12_300 })
    await expectDrafts(browser)
    expect(renderPreview).toHaveBeenCalledTimes(2)
  })

  it('names what cannot be published instead of pages', async () => {
    const browser = await previewer()
    await drafted({ name: '' })
    const { statusCode, body, headers } = await browser.visit('/')
    expect([statusCode, headers['cache-control']]).toEqual([409, 'no-store'])
    expect(body).toContain('services/PS-025, name: Name is required')
    await drafted({ name: 'Blog <b>' })
    renderPreview.mockResolvedValueOnce({ ok: false, failure: { sentence: 'The page / is too large.' } })
    expect((await browser.visit('/')).body).toContain('The page / is too large.')
    await drafted({ name: 'Blog Article' })
  })

  it.each(['agent', 'writer'] as const)(
    'shows no ways to be paid of the role %s, which may not publish them',
    async (role) => {
      const { browser } = await joined(site, owner, role)
      for (const item of readItems().filter(isAccounts)) {
        const { kind, key, fields } = item
        const { version } = (await owner.browser.ask('site.findItem', { kind, key })).body
        const changed = { kind, key, version, fields: { ...(fields as object), marker: 'not theirs' } }
        expect([key, (await browser.call('site.saveDraft', changed)).status]).toEqual([key, 403])
      }
      expect((await browser.call('site.publish', { note: '' })).status).toBe(403)
      await expectDrafts(await previewer())
      expect(JSON.stringify(renderPreview.mock.lastCall ?? [])).not.toContain('not theirs')
    },
  )

  it('ends when its member signs out', async () => {
    const browser = await previewer()
    await expectDrafts(browser)
    await browser.call('staff.signOut')
    await expectLive(browser)
  })

  it('is no more in another browser than its cookie, for guests, clients and members', async () => {
    const { cookies } = await previewer()
    const { browser: client } = await registered(site)
    for (const browser of [newBrowser(site), client]) {
      browser.cookies.set('nw_preview', cookies.get('nw_preview') ?? '')
      await expectLive(browser)
    }
    expect((await newBrowser(site).call('site.beginPreview')).status).toBe(401)
    expect((await client.call('site.sharePreview', { days: 7 })).status).toBe(401)
  })

  it('never sends a browser to another site', async () => {
    for (const url of ['//evil.example/x', '/\\evil.example/x']) {
      const browser = newBrowser(site)
      browser.cookies.set('nw_preview', 'A'.repeat(43))
      const { headers } = await browser.visit(url)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('is opened by the button of a link; looking at its page changes nothing', async () => {
    const { address } = await shared()
    const browser = newBrowser(site)
    const before = await stateOf(site)
    for (const _ of [1, 2, 3]) {
      const { statusCode, body, headers } = await browser.visit(address)
      expect([statusCode, body]).toEqual([200, expect.stringContaining('Look at the Preview')])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    }
    expect([await stateOf(site), browser.cookies.size]).toEqual([before, 0])
    await expectDrafts((await holder()).browser)
  })

  it('shows the mails with the studio’s sentences, as the drafts of these make them', async () => {
    const item = { kind: 'studio', key: 'mails' }
    const { version, live } = (await owner.browser.ask('site.findItem', item)).body as unknown as SiteItem
    const orderReceived = { opening: ['Hello! We call by {contactBy}, about {service}.'], closing: [] }
    const draft = { ...item, version, fields: { ...live, orderReceived, signature: ['Olive'] } }
    expect((await owner.browser.call('site.saveDraft', draft)).body).toMatchObject({ isSaved: true })
    const { mails } = (await owner.browser.ask('site.draftedMails')).body as DraftedMails
    expect(mails?.map(({ mail }) => mail)).toEqual(wordedMails)
    expect(mails?.[0]?.text).toMatch(/^We have your order\n\nHello! We call by \w+day, .+ at [^{}]+\.\n/)
    for (const { subject, html, text } of mails ?? []) {
      expect(text).toContain('\nOlive\n')
      expect(subject + text).not.toMatch(/\d{4}-\d\d-\d\d/)
      expect(html).toMatch(/^<!doctype html>[^]*>Olive<[^]*<\/html>\n$/)
    }
    const broken = { ...draft, version: version + 1, fields: { ...draft.fields, signature: ['{amount}'] } }
    await owner.browser.call('site.saveDraft', broken)
    expect((await owner.browser.ask('site.draftedMails')).body).toEqual({ mails: null })
    await owner.browser.call('site.saveDraft', { ...draft, version: version + 2 })
  })

  it('ends with its link, which a member ends at once', async () => {
    const { id, address, browser } = await holder()
    await expectDrafts(browser)
    const { body } = await owner.browser.ask('site.previewLinks')
    expect(body['previews']).toContainEqual({ id, madeBy: owner.person.name, endsAt: expect.any(String) })
    await owner.browser.call('site.endPreview', { id })
    await expectLive(browser)
    expect((await browser.visit(address)).statusCode).toBe(404)
  })

  it.each([
    ['leaves the desk', 'staff.end', {}],
    ['becomes a writer', 'staff.changeRole', { role: 'writer' }],
  ])('ends at once where the maker of its link %s, and no other does', async (_, path, change) => {
    const maker = await joined(site, owner, 'agent')
    const [ended, other] = [await holder(maker), await holder()]
    await expectDrafts(ended.browser)
    expect((await owner.browser.call(path, { id: maker.id, ...change })).status).toBe(200)
    await expectLive(ended.browser)
    await expectDrafts(other.browser)
    const { previews } = (await owner.browser.ask('site.previewLinks')).body as { previews: { id: string }[] }
    const ids = previews.map(({ id }) => id)
    expect([ids.includes(ended.id), ids.includes(other.id)]).toEqual([false, true])
  })

  it('ends at the time of its link, at most thirty days ahead', async () => {
    const { id, secret, browser } = await holder()
    const [link] = await site.rows(`select expires_at from tokens where subject_id = '${id}'`)
    const days = (new Date(String(link?.['expires_at'])).getTime() - Date.now()) / dayMs
    expect(Math.round(days)).toBe(7)
    await site.rows(
      `update tokens set expires_at = date_trunc('milliseconds', now()) where subject_id = '${id}'`,
    )
    await expectLive(browser)
    expect((await newBrowser(site).postForm('/preview', { token: secret })).statusCode).toBe(404)
    for (const tooMany of [0, 31, 1.5])
      expect((await owner.browser.call('site.sharePreview', { days: tooMany })).status).toBe(400)
  })

  it('sends nothing: no order, message, subscription or account', async () => {
    const { browser } = await holder()
    const before = await stateOf(site)
    const person = { name: 'Ada', email: 'ada@preview.example', password: 'a password' }
    for (const [path, input] of [
      ['orders.place', { ...ada, idempotencyKey: randomUUID() }],
      ['contact.sendMessage', { ...person, message: 'Hello' }],
      ['newsletter.subscribe', person],
      ['auth.signUp', { ...person, confirmPassword: person.password, acceptTerms: true }],
    ] as const) {
      const { status, message } = await browser.call(path, input)
      expect([path, status, message]).toEqual([path, 409, 'This is a preview; nothing was sent.'])
    }
    // Orders that wait on a device go on waiting by this code.
    const answer = await browser.send('POST', '/trpc/orders.place', { ...ada, idempotencyKey: randomUUID() })
    expect(answer.json()).toMatchObject({ error: { data: { problem: 'inPreview' } } })
    const typed = {
      ...ada,
      ...person,
      confirmPassword: person.password,
      acceptTerms: 'on',
      message: 'Hello',
      token: 'A'.repeat(43),
      idempotencyKey: randomUUID(),
    }
    const others: string[] = []
    for (const { path, name } of forms) {
      const { body } = await browser.postForm(path.replace(':sku', 'PS-025').replaceAll(/:\w+/g, 'x'), typed)
      if (!body.includes('This is a preview; nothing was sent.')) others.push(name)
    }
    // Answers about cookies stay in the browser; a new password is asked for the present one first.
    expect(new Set(others)).toEqual(new Set(['change-password', 'consent-answer', 'cookie-preferences']))
    expect(await stateOf(site)).toEqual(before)
  })

  it('keeps nobody from the desk', async () => {
    const browser = newBrowser(site)
    browser.cookies.set('nw_preview', 'A'.repeat(43))
    const { email, password } = owner.person
    expect((await browser.call('staff.signIn', { email, password, code: '' })).status).toBe(200)
    await expectDrafts(browser)
    expect((await browser.ask('site.items')).status).toBe(200)
  })

  it('is left by its form, which leads back to the page', async () => {
    const { browser } = await holder()
    const referer = 'http://localhost:3000/services'
    const { statusCode, headers } = await browser.postForm('/preview/leave', {}, { referer })
    expect([statusCode, headers.location]).toEqual([303, '/services'])
    expect((await browser.visit('/services')).body).toContain('live')
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await browser.postForm('/preview/leave', {}, foreign)).statusCode).toBe(403)
  })

  it('is shared by at most fifty links at a time', { tags: ['thorough'] }, async () => {
    const { previews } = (await owner.browser.ask('site.previewLinks')).body as { previews: unknown[] }
    for (let count = previews.length; count < 50; count += 1)
      needed(await owner.browser.call('site.sharePreview', { days: 7 }), 'url')
    expect((await owner.browser.call('site.sharePreview', { days: 7 })).status).toBe(409)
  })
})

const paths = ['/', '/services', '/contact', '/order/PS-025', '/blog/:slug']

function pagesWith(text: string): Pages {
  const pages = testPages(paths)
  const withText = (page: Pages['notFound']) => {
    const html = page?.bodies.identity.toString().replace('as built', text) ?? ''
    return page && { ...page, bodies: { identity: Buffer.from(html) } }
  }
  const byPath = new Map(
    [...pages.byPath].map(([path, page]) => [
      path,
      withText({ ...page, status: path.includes(':') ? 404 : 200 }) ?? page,
    ]),
  )
  return {
    ...pages,
    byPath,
    notFound: withText(pages.notFound),
    render: async (address, state) => ({
      markup: `${text} ${address} ${JSON.stringify(state.posted ?? '')}`,
      state,
    }),
  }
}

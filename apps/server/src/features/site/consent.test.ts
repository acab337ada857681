import { type CookiePreferences, nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import { textsOf } from '@northword/contract/device/stored-answer'
import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const page = '/legal/cookies'
const names = ['cookiePreferences', 'cookiesAccepted', 'nw_consent_day']
const signal = { 'sec-gpc': '1' }

const useSite = (publicUrl: string) =>
  useTestApp(openTestPglite, { PUBLIC_URL: publicUrl }, { pages: testPages([page, '/faq']) })

describe('An answer without scripts', () => {
  const site = useSite('http://localhost:3000')

  type Visitor = ReturnType<typeof newBrowser>
  const answer = (visitor: Visitor, value: string, headers: Record<string, string> = {}) =>
    visitor.postForm(`${page}/answer`, { answer: value }, headers)
  const save = (visitor: Visitor, on: string[], headers: Record<string, string> = {}) =>
    visitor.postForm(page, Object.fromEntries(on.map((name) => [name, 'on'])), headers)
  const seen = async (visitor: Visitor, query = '', headers: Record<string, string> = {}) =>
    stateIn(await visitor.visit(page + query, headers)).consent
  const carried = ({ cookies }: Visitor) => Object.fromEntries(cookies)

  it.each<[string, CookiePreferences]>([
    ['accept', shownByDefault],
    ['decline', nothingOptional],
  ])('to the banner, %s, is left in cookies that scripts can read later', async (value, preferences) => {
    const visitor = newBrowser(site)
    const { statusCode, cookies, headers } = await answer(visitor, value)
    expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store'])
    expect(carried(visitor)).toEqual(textsOf(preferences, false))
    for (const cookie of cookies)
      expect(cookie).toEqual({
        name: expect.any(String),
        value: expect.any(String),
        path: '/',
        sameSite: 'Lax',
        maxAge: 365 * 86_400,
      })
  })

  it.each([
    ['http://localhost:3000/faq?a=b#top', '/faq?a=b'],
    ['http://localhost:3000/', '/'],
    ['', '/'],
    ['about:blank', '/'],
    ['https://evil.example/faq', '/'],
    ['http://localhost:3000.evil.example/faq', '/'],
    ['http://localhost:3000@evil.example/faq', '/'],
    ['http://localhost:3000//evil.example', '/'],
    ['http://localhost:3000/\\evil.example', '/'],
    ['http://localhost:3000/%5Cevil.example', '/%5Cevil.example'],
    ['http://localhost:3000/.//evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('given on the page “%s” leads back to %s', async (referer, location) => {
    const { headers } = await answer(newBrowser(site), 'accept', { referer })
    expect(headers.location).toBe(location)
  })

  it('that is none leaves the question open', async () => {
    for (const value of ['', 'Accept', '__proto__']) {
      const visitor = newBrowser(site)
      expect((await answer(visitor, value)).statusCode).toBe(303)
      expect(carried(visitor)).toEqual({})
    }
  })

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('of another site (%j) is refused', async (headers) => {
    const visitor = newBrowser(site)
    expect((await answer(visitor, 'accept', headers)).statusCode).toBe(403)
    expect((await save(visitor, ['analytics'], headers)).statusCode).toBe(403)
    expect(carried(visitor)).toEqual({})
  })

  it('by the switches is kept as they stood, and its page shows them ever after', async () => {
    const visitor = newBrowser(site)
    const { statusCode, headers } = await save(visitor, ['marketing', 'admin'])
    expect([statusCode, headers.location]).toEqual([303, `${page}?optional=sent`])
    const shown = { ...nothingOptional, marketing: true }
    expect(carried(visitor)).toEqual(textsOf(shown, false))
    for (const _ of [1, 2])
      expect(await seen(visitor, '?optional=sent')).toEqual({
        shown,
        isSignalled: false,
        note: 'saved',
      })
    expect(await seen(visitor)).toEqual({ shown, isSignalled: false })
    await save(visitor, [])
    expect(await seen(visitor)).toEqual({ shown: nothingOptional, isSignalled: false })
  })

  it('is not made by Decline All Optional, which shows it only', async () => {
    const visitor = newBrowser(site)
    await answer(visitor, 'accept')
    const { headers } = await visitor.postForm(page, { functional: 'on', decline: 'all' })
    expect(headers.location).toBe(`${page}?optional=off`)
    expect(await seen(visitor, '?optional=off')).toEqual({
      shown: nothingOptional,
      isSignalled: false,
      note: 'unsaved',
    })
    expect(await seen(visitor)).toEqual({ shown: shownByDefault, isSignalled: false })
  })

  it('that the browser did not keep is not said to be saved', async () => {
    expect(await seen(newBrowser(site), '?optional=sent')).toEqual({
      shown: nothingOptional,
      isSignalled: false,
      note: 'notKept',
    })
  })

  it('is asked for on the page as it was built where there is none, or none that holds', async () => {
    for (const [name, text] of [
      ['nw_other', '1'],
      ['cookiePreferences', '{"functional":"yes"}'],
      ['cookiesAccepted', '<script>'],
    ] as const) {
      const visitor = newBrowser(site)
      visitor.cookies.set(name, text)
      expect((await visitor.visit(page)).body).toContain('as built')
    }
  })

  it('is no, where the browser signals Global Privacy Control, until another is saved', async () => {
    const visitor = newBrowser(site)
    await answer(visitor, 'accept')
    expect(await seen(visitor, '', signal)).toEqual({ shown: nothingOptional, isSignalled: true })
    await save(visitor, ['functional'], signal)
    const shown = { ...nothingOptional, functional: true }
    expect(carried(visitor)).toEqual(textsOf(shown, true))
    expect(await seen(visitor, '', signal)).toEqual({ shown, isSignalled: false })
  })
})

describe('On https', () => {
  const site = useSite('https://words.example')

  it('the cookies of an answer go over safe lines only, under the same names', async () => {
    const { cookies, headers } = await newBrowser(site).postForm(
      `${page}/answer`,
      { answer: 'decline' },
      { origin: 'https://words.example', referer: 'https://words.example/faq' },
    )
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(names)
    expect(cookies.every(({ secure, httpOnly }) => secure && !httpOnly)).toBe(true)
    expect(headers.location).toBe('/faq')
  })
})

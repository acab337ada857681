import { nothingOptional } from '@northword/contract/site/consent'
import { textsOf } from '@northword/contract/device/stored-answer'
import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const asks = 'html,body{--consent-banner:grid;--consent-delay:2000ms;--banner-height:var(--banner-room)}'
const showsDashboard = 'html{--login-link:none;--dashboard-link:inline-flex}'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const answer = textsOf(nothingOptional, false)
const session = { nw_session: 'A'.repeat(43) }

const cookieOf = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('; ')

describe('The style sheet of a visitor without scripts', () => {
  const site = useTestApp(openTestPglite)

  const styles = async (cookies: Record<string, string>, headers: Record<string, string> = {}) => {
    const { body } = await site.app.inject({
      url: '/visitor.css',
      headers: { cookie: cookieOf(cookies), ...headers },
    })
    return body
  }

  it.each([
    { who: 'a new visitor', cookies: {}, css: asks },
    { who: 'one who has answered', cookies: answer, css: '' },
    { who: 'a client who has not answered', cookies: session, css: asks + showsDashboard },
    { who: 'a client who has', cookies: { ...answer, ...session }, css: showsDashboard },
  ])('tells $who what to answer and where to go', async ({ cookies, css }) => {
    expect(await styles(cookies)).toBe(css)
  })

  it('is made anew for every request, and nothing else is', async () => {
    const { statusCode, headers } = await site.app.inject({ url: '/visitor.css' })
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['set-cookie']]).toEqual([
      200,
      'text/css; charset=utf-8',
      'no-store',
      undefined,
    ])
  })

  it.each<Record<string, string>>([
    textsOf(nothingOptional, false, daysAgo(366)),
    { ...answer, nw_consent_day: '9999-12-31' },
    { ...answer, cookiePreferences: '}{body{display:none}' },
    { cookiesAccepted: 'yes' },
  ])('asks again where the cookies are %o', async (cookies) => {
    expect(await styles(cookies)).toBe(asks)
  })

  it('does not ask a browser that signals Global Privacy Control', async () => {
    expect(await styles({}, { 'sec-gpc': '1' })).toBe('')
    expect(await styles({}, { 'sec-gpc': '0' })).toBe(asks)
  })

  it('takes no other cookie for a session', async () => {
    for (const nw_session of ['', 'x', 'A'.repeat(44), '{}'])
      expect(await styles({ ...answer, nw_session })).toBe('')
  })
})

describe('On https', () => {
  const site = useTestApp(openTestPglite, { PUBLIC_URL: 'https://words.example' })

  it('a session has its safer name', async () => {
    const get = async (cookie: string) =>
      (await site.app.inject({ url: '/visitor.css', headers: { cookie } })).body
    expect(await get(cookieOf({ ...answer, ...session }))).toBe('')
    expect(await get(cookieOf({ ...answer, '__Host-nw_session': session.nw_session }))).toBe(showsDashboard)
  })
})

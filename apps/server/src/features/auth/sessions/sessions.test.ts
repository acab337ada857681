import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { tablesHolding } from '../../../testing/test-secrets.ts'
import { doors, registered, signedIn, somebody } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const secretOf = (browser: Browser) => browser.cookies.get('nw_session') ?? ''
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const meStatus = async (browser: Browser) => (await doors.REST.me(browser)).status

eachDatabase('A session', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const age = (browser: Browser, column: 'last_seen_at' | 'ends_at' | 'created_at', interval: string) =>
    site.rows(
      `update sessions set ${column} = ${column} - interval '${interval}'
        where token_hash = '${hashOf(secretOf(browser))}' returning id`,
    )

  describe.each(Object.entries(doors))('that begins through %s', (_name, door) => {
    it('is a cookie of 256 bits that scripts cannot read and that ends with the browser', async () => {
      const { person } = await registered(site)
      const { setCookies } = await door.signIn(newBrowser(site), person)
      const cookie = setCookies.find((one) => one.startsWith('nw_session'))
      expect(cookie).toMatch(/^nw_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(Buffer.from(cookie?.slice(11, 54) ?? '', 'base64url')).toHaveLength(32)
    })

    it('is remembered for thirty days where its owner wishes so', async () => {
      const { person } = await registered(site)
      const browser = newBrowser(site)
      const { setCookies } = await door.signIn(browser, { ...person, rememberMe: true })
      expect(setCookies.join()).toMatch(
        /nw_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
      )
      expect(await age(browser, 'last_seen_at', '29 days')).toHaveLength(1)
      await age(browser, 'ends_at', '29 days 23 hours')
      expect(await meStatus(browser)).toBe(200)
      await age(browser, 'ends_at', '61 minutes')
      expect(await meStatus(browser)).toBe(401)
    })

    it('is another one after each sign-in, and the one before is dead', async () => {
      const { person, browser } = await registered(site)
      const before = newBrowser(site)
      before.cookies.set('nw_session', secretOf(browser))
      expect(await meStatus(before)).toBe(200)
      await door.signIn(browser, person)
      expect(secretOf(browser)).not.toBe(secretOf(before))
      expect([await meStatus(browser), await meStatus(before)]).toEqual([200, 401])
    })

    it('never has an id that the browser sent', async () => {
      const fixed = 'A'.repeat(43)
      const { person } = await registered(site)
      const browser = newBrowser(site)
      browser.cookies.set('nw_session', fixed)
      await door.signIn(browser, person)
      const other = newBrowser(site)
      other.cookies.set('nw_session', fixed)
      await door.signUp(other, somebody())
      expect([secretOf(browser), secretOf(other)]).not.toContain(fixed)
      const attacker = newBrowser(site)
      attacker.cookies.set('nw_session', fixed)
      expect(await meStatus(attacker)).toBe(401)
    })

    it('ends with sign-out, also for a copy of the cookie', async () => {
      const { browser } = await registered(site)
      const copy = newBrowser(site)
      copy.cookies.set('nw_session', secretOf(browser))
      const { setCookies } = await door.signOut(browser)
      expect(setCookies.join()).toMatch(/^nw_session=; .*Expires=Thu, 01 Jan 1970/)
      expect(await meStatus(copy)).toBe(401)
    })
  })

  it('ends after twelve hours without a request, and after a day of them', async () => {
    const { browser } = await registered(site)
    await age(browser, 'last_seen_at', '11 hours 59 minutes')
    expect(await meStatus(browser)).toBe(200)
    await age(browser, 'last_seen_at', '11 hours 59 minutes')
    expect(await meStatus(browser)).toBe(200)
    await age(browser, 'last_seen_at', '12 hours 1 minute')
    expect(await meStatus(browser)).toBe(401)
    const busy = await registered(site)
    await age(busy.browser, 'ends_at', '23 hours 59 minutes')
    expect(await meStatus(busy.browser)).toBe(200)
    await age(busy.browser, 'ends_at', '2 minutes')
    expect(await meStatus(busy.browser)).toBe(401)
  })

  it('leaves nothing in the database but the SHA-256 of its cookie', async () => {
    const { browser } = await registered(site)
    const secret = browser.cookies.get('nw_session') ?? ''
    expect(secret).toHaveLength(43)
    expect(await tablesHolding(site, secret)).toEqual([])
    expect(await tablesHolding(site, hashOf(secret))).toHaveLength(1)
  })

  it('is no longer good in any browser after a change of password, and goes on here under another cookie', async () => {
    const { person, browser } = await registered(site)
    const other = await signedIn(site, person)
    const before = secretOf(browser)
    const change = { currentPassword: person.password, password: 'another nanosecond' }
    expect(await browser.call('auth.changePassword', change)).toMatchObject({ status: 200 })
    const copy = newBrowser(site)
    copy.cookies.set('nw_session', before)
    expect([await meStatus(browser), await meStatus(other), await meStatus(copy)]).toEqual([200, 401, 401])
  })

  it('is listed for its owner, the latest used first, with what may be known of it', async () => {
    const { person, browser } = await registered(site)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
    const second = newBrowser(site, { headers: { 'user-agent': userAgent } })
    await doors.tRPC.signIn(second, person)
    const ended = await signedIn(site, person)
    await age(ended, 'ends_at', '25 hours')
    const { body } = await browser.ask('auth.listSessions')
    const times = { id: expect.any(String), createdAt: time, lastSeenAt: time }
    expect(body).toEqual({
      sessions: [
        { ...times, device: 'Unknown browser', isCurrent: true },
        { ...times, device: 'Chrome on Linux', isCurrent: false },
      ],
      next: null,
    })
  })

  it('are told page by page, this browser first, however many there are', async () => {
    const { browser, id } = await registered(site)
    await site.rows(`insert into sessions select (jsonb_populate_record(sessions, jsonb_build_object('id',
      gen_random_uuid(), 'token_hash', gen_random_uuid()))).*
      from sessions, generate_series(1, 45) where user_id = '${id}'`)
    const own = await sessionIds(browser)
    expect(new Set(own).size).toBe(46)
    expect((await site.rows(`select id from sessions where user_id = '${id}'`)).length).toBe(46)
    const { body } = await browser.ask('auth.listSessions')
    expect(body['sessions']).toMatchObject([
      { isCurrent: true },
      ...Array.from({ length: 20 }, () => ({ isCurrent: false })),
    ])
  })

  it('can be ended by its owner only', async () => {
    const { person, browser } = await registered(site)
    const second = await signedIn(site, person)
    const { id } = (await sessionsOf(second))[0] as { id: string }
    const stranger = await registered(site)
    expect(await stranger.browser.call('auth.endSession', { id })).toMatchObject({ status: 200 })
    expect(await meStatus(second)).toBe(200)
    await browser.call('auth.endSession', { id })
    expect([await meStatus(browser), await meStatus(second)]).toEqual([200, 401])
  })

  it('of this browser takes its cookie along when it is ended from the list', async () => {
    const { browser } = await registered(site)
    const { id } = (await sessionsOf(browser))[0] as { id: string }
    await browser.call('auth.endSession', { id })
    expect([secretOf(browser), await meStatus(browser)]).toEqual(['', 401])
  })

  it('ends everywhere at once where its owner wishes so, and no other does', async () => {
    const { person, browser } = await registered(site)
    const second = await signedIn(site, person, true)
    const stranger = await registered(site)
    await second.call('auth.signOutEverywhere')
    expect([await meStatus(browser), await meStatus(second)]).toEqual([401, 401])
    expect([secretOf(second), await meStatus(stranger.browser)]).toEqual(['', 200])
  })
})

const sessionsOf = async (browser: Browser, cursor?: string) =>
  (await browser.ask('auth.listSessions', { cursor })).body['sessions'] as { id: string }[]

async function sessionIds(browser: Browser) {
  const ids: string[] = []
  for (let cursor: unknown; cursor !== null;) {
    const { body } = await browser.ask('auth.listSessions', { cursor })
    ids.push(...(body['sessions'] as { id: string }[]).map(({ id }) => id))
    cursor = body['next']
  }
  return ids
}

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

eachDatabase('A session on https', (open) => {
  const site = useTestApp(open, { PUBLIC_URL: 'https://northword.example' })

  it('is a cookie of this host alone that no open line carries', async () => {
    const browser = newBrowser(site)
    const { setCookies } = await doors.REST.signUp(browser, somebody())
    expect(setCookies).toHaveLength(2)
    for (const cookie of setCookies) {
      expect(cookie).toMatch(
        /^__Host-nw_(session=[\w-]{43}|device=[\w-]{22}\.[\w-]{43}); .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(cookie).not.toMatch(/Domain/i)
    }
    const plain = newBrowser(site)
    plain.cookies.set('nw_session', browser.cookies.get('__Host-nw_session') ?? '')
    expect([await meStatus(browser), await meStatus(plain)]).toEqual([200, 401])
  })
})

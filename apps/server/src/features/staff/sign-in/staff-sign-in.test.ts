import argon2 from 'argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPasswords } from '../../auth/proof/passwords.ts'
import { doors, registered, somebody } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { eachDatabase, openTestPglite } from '../../../testing/databases/test-database.ts'
import { atDesk, joined, owned, useMember, useOwner } from '../../../testing/test-staff.ts'
import { answerHeard } from '../../../testing/databases/test-statements.ts'
import { useHear, useTestApp, withoutTable } from '../../../testing/use-test-app.ts'

const refused = { status: 401, message: 'Invalid email or password.', setCookies: [] }
const signedOut = { status: 401, message: 'Please sign in.' }

eachDatabase('Signing in at the desk', (open) => {
  const site = useTestApp(open, { LOG_LEVEL: 'debug' })
  const hear = useHear(site)
  const owner = useOwner(site)
  const writer = useMember(site, owner, 'writer')

  it('takes the address in any spelling, and the password', async () => {
    const browser = newBrowser(site)
    const { person, id } = writer
    const email = person.email.toUpperCase()
    const answer = await browser.call('staff.signIn', { email, password: person.password })
    const named = { id, name: person.name, email: person.email }
    const member = { ...named, role: 'writer', mayPublish: false, hasSecondFactor: false }
    expect(answer).toMatchObject({ status: 200, body: { member } })
    const me = { member, isFresh: true, owesSecondFactor: false, mailsWhenAssigned: true }
    expect((await browser.ask('staff.me')).body).toEqual(me)
  })

  it('keeps a cookie that no script and no other site has, and a proof of having been there', async () => {
    const { setCookies } = await newBrowser(site).call('staff.signIn', writer.person)
    expect(setCookies).toEqual([
      expect.stringMatching(/^nw_desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^nw_desk_device=[\w.-]{66}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ])
  })

  it('says of an unknown address what it says of a wrong password, after the same work', async () => {
    const verify = vi.spyOn(argon2, 'verify')
    const fail = async (email: string) => {
      verify.mockClear()
      const heard = await answerHeard(hear, () =>
        newBrowser(site).call('staff.signIn', { email, password: 'a guess' }),
      )
      return { ...heard, hashes: verify.mock.calls.length }
    }
    const [known, unknown] = [await fail(owner.person.email), await fail(somebody().email)]
    vi.restoreAllMocks()
    expect(known.answer).toMatchObject(refused)
    expect(known.hashes).toBe(1)
    expect(unknown).toEqual(known)
  })

  it('refuses the right password after ten wrong ones, but not the client of the same address', async () => {
    const { person } = await joined(site, owner, 'agent')
    const client = await registered(site, person)
    for (let guess = 0; guess < 10; guess += 1)
      expect(await newBrowser(site).call('staff.signIn', { ...person, password: 'a guess' })).toMatchObject(
        refused,
      )
    const late = await newBrowser(site).call('staff.signIn', person)
    expect([late.status, late.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect((await doors.tRPC.signIn(newBrowser(site), client.person)).status).toBe(200)
  })

  it('lets in who comes from a browser that has signed in before, however many strangers guess', async () => {
    const { person, browser } = await joined(site, owner, 'agent')
    for (let guess = 0; guess < 11; guess += 1)
      await newBrowser(site).call('staff.signIn', { ...person, password: 'a guess' })
    expect((await newBrowser(site).call('staff.signIn', person)).status).toBe(429)
    await browser.call('staff.signOut')
    expect((await browser.call('staff.signIn', person)).status).toBe(200)
    // Guesses are limited in a known browser too.
    for (let guess = 0; guess < 10; guess += 1)
      expect((await browser.call('staff.signIn', { ...person, password: 'a guess' })).status).toBe(401)
    expect((await browser.call('staff.signIn', person)).status).toBe(429)
  })

  it('never counts right passwords', async () => {
    const { person } = await joined(site, owner, 'agent')
    for (let time = 0; time < 12; time += 1)
      expect((await newBrowser(site).call('staff.signIn', person)).status).toBe(200)
  })

  it('does not let in whoever is a client', async () => {
    const { person, browser } = await registered(site)
    expect(await newBrowser(site).call('staff.signIn', person)).toMatchObject(refused)
    expect(await browser.ask('staff.me')).toMatchObject(signedOut)
    const cookie = browser.cookies.get('nw_session') ?? ''
    browser.cookies.set('nw_desk', cookie)
    expect(await browser.ask('staff.me')).toMatchObject(signedOut)
  })

  it('makes nobody a client', async () => {
    const { browser, person } = writer
    expect(await browser.ask('auth.me')).toMatchObject(signedOut)
    const guest = newBrowser(site)
    guest.cookies.set('nw_session', browser.cookies.get('nw_desk') ?? '')
    expect(await guest.ask('auth.me')).toMatchObject(signedOut)
    expect((await doors.tRPC.signIn(newBrowser(site), person)).status).toBe(401)
  })

  it('leaves a client signed in on the pages of the site, and the other way round', async () => {
    const { browser, person } = await registered(site)
    await browser.call('staff.signIn', writer.person)
    expect((await browser.ask('auth.me')).body).toMatchObject({ user: { email: person.email } })
    expect((await browser.ask('staff.me')).body).toMatchObject({ member: { id: writer.id } })
    await browser.call('auth.signOut')
    expect((await browser.ask('staff.me')).status).toBe(200)
  })

  it('ends the session that the browser had, and no other', async () => {
    const browser = await atDesk(site, writer.person)
    const before = browser.cookies.get('nw_desk') ?? ''
    await browser.call('staff.signIn', owner.person)
    const earlier = newBrowser(site)
    earlier.cookies.set('nw_desk', before)
    expect(await earlier.ask('staff.me')).toMatchObject(signedOut)
    expect((await writer.browser.ask('staff.me')).status).toBe(200)
  })

  it('lasts until signing out', async () => {
    const browser = await atDesk(site, writer.person)
    const cookie = browser.cookies.get('nw_desk') ?? ''
    expect((await browser.call('staff.signOut')).setCookies).toEqual([
      expect.stringMatching(/^nw_desk=; .*Expires=Thu, 01 Jan 1970/),
    ])
    browser.cookies.set('nw_desk', cookie)
    expect(await browser.ask('staff.me')).toMatchObject(signedOut)
  })

  it('lasts twelve hours, however busy they are', async () => {
    const browser = await atDesk(site, writer.person)
    const [life] = await site.rows(
      `select distinct extract(epoch from ends_at - created_at)::int as seconds from staff_sessions`,
    )
    expect(life).toEqual({ seconds: 12 * 3_600 })
    const age = (seconds: number) =>
      site.rows(`update staff_sessions set created_at = created_at - interval '${seconds} seconds',
        ends_at = ends_at - interval '${seconds} seconds' where member_id = '${writer.id}'`)
    await age(12 * 3_600 - 60)
    expect((await browser.ask('staff.me')).status).toBe(200)
    await age(60)
    expect(await browser.ask('staff.me')).toMatchObject(signedOut)
    writer.browser = await atDesk(site, writer.person)
  })

  it('is named in log lines by kind and id alone', async () => {
    const before = site.logged.length
    const end = () => owner.browser.call('staff.endSecondFactor')
    expect((await withoutTable(site, 'recovery_codes', end)).status).toBe(500)
    const lines = site.logged.slice(before).filter((line) => line.includes('"failure"'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines.join())).toMatchObject({ actor: { kind: 'staff', id: owner.id } })
    for (const personal of [owner.person.name, owner.person.email, ...owner.browser.cookies.values()])
      expect(lines.join()).not.toContain(personal)
  })

  it('hashes a password again whose hash is weak', async () => {
    const { person, id } = await joined(site, owner, 'agent')
    const weak = await argon2.hash(person.password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 })
    await site.rows(`update staff_members set password_hash = '${weak}' where id = '${id}'`)
    await atDesk(site, person)
    const [row] = await site.rows(`select password_hash from staff_members where id = '${id}'`)
    expect(row?.['password_hash']).toContain('t=2')
    expect((await newBrowser(site).call('staff.signIn', person)).status).toBe(200)
  })
})

describe('Signing in at the desk on https', () => {
  const settings = { PUBLIC_URL: 'https://northword.example' }
  const site = useTestApp(openTestPglite, settings, { passwords: createPasswords() })
  afterEach(() => void vi.restoreAllMocks())

  it('keeps a cookie that this host alone set and gets', async () => {
    const { person } = await owned(site)
    const { setCookies } = await newBrowser(site).call('staff.signIn', person)
    expect(setCookies).toEqual([
      expect.stringMatching(/^__Host-nw_desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Host-nw_desk_device=.*; HttpOnly; Secure; SameSite=Strict$/),
    ])
  })
})

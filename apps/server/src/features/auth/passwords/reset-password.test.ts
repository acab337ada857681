import argon2 from 'argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { doors, type Person, registered, signedIn, verified } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { tablesHolding } from '../../../testing/test-secrets.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { expectMinuteLeft } from '../../../testing/test-links.ts'
import { kindsTo } from '../../../testing/test-mails.ts'

const used = 'This link has expired or was used before. Please ask for a new one.'

eachDatabase('A new password', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  afterEach(() => void vi.restoreAllMocks())

  const password = 'a new nanosecond'
  const meStatus = async (browser: Browser) => (await doors.REST.me(browser)).status
  const signInStatus = async (person: Person) => (await doors.REST.signIn(newBrowser(site), person)).status
  const reset = (browser: Browser, token: string, chosen = password) =>
    browser.call('auth.resetPassword', { token, password: chosen })
  async function resetLink({ email }: Person, count = 2) {
    await site.linkTo(email, count - 1)
    await newBrowser(site).call('auth.forgotPassword', { email })
    return site.linkTo(email, count)
  }

  describe('by a mailed link', () => {
    it('ends every session, begins one here and proves the mailbox', async () => {
      const { person, browser, id } = await registered(site)
      const second = await signedIn(site, person, true)
      const here = newBrowser(site)
      const answer = await reset(here, await resetLink(person))
      expect(answer).toMatchObject({ status: 200, body: { user: { id } } })
      expect(await Promise.all([browser, second, here].map(meStatus))).toEqual([401, 401, 200])
      expect((await here.ask('account.find')).body).toMatchObject({ emailVerified: true })
      expect(await signInStatus(person)).toBe(401)
      expect(await signInStatus({ ...person, password })).toBe(200)
      const kinds = ['verify-email', 'reset-password', 'password-changed']
      expect(await kindsTo(site, person.email)).toEqual(kinds)
    })

    it('is set once, and uses up every other such link', async () => {
      const { person } = await registered(site)
      const [first, second] = [await resetLink(person), await resetLink(person, 3)]
      expect(await reset(newBrowser(site), first)).toMatchObject({ status: 200 })
      for (const token of [first, second]) {
        expect(await reset(newBrowser(site), token, 'yet another')).toMatchObject({
          status: 400,
          message: used,
          setCookies: [],
        })
      }
      expect(await signInStatus({ ...person, password })).toBe(200)
    })

    it('is that of one of two who open the link at the same time', async () => {
      const { person } = await registered(site)
      const token = await resetLink(person)
      const chosen = ['first choice', 'second choice']
      const answers = await Promise.all(chosen.map((one) => reset(newBrowser(site), token, one)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
      const signIns = await Promise.all(chosen.map((one) => signInStatus({ ...person, password: one })))
      expect(signIns).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)))
    })

    it('has an hour, and is known to the database by its SHA-256 alone', async () => {
      const { person } = await registered(site)
      const token = await resetLink(person)
      expect(await tablesHolding(site, token)).toEqual([])
      await expectMinuteLeft(site, token, '59 minutes')
      expect(await reset(newBrowser(site), token)).toMatchObject({ status: 400, message: used })
      expect(await signInStatus(person)).toBe(200)
    })

    it('is not set by a link of another purpose', async () => {
      const { person } = await registered(site)
      const answer = await reset(newBrowser(site), await site.linkTo(person.email))
      expect(answer).toMatchObject({ status: 400, message: used })
    })

    it('has to be long enough, and a refused one leaves the link good', async () => {
      const { person } = await registered(site)
      const token = await resetLink(person)
      const short = await reset(newBrowser(site), token, '12345')
      expect(short).toMatchObject({
        status: 400,
        issues: [{ path: 'password', message: 'Password must be at least 6 characters long.' }],
      })
      expect(await reset(newBrowser(site), token)).toMatchObject({ status: 200 })
    })

    it('keeps out who proved the old one at the same moment', async () => {
      const { person } = await verified(site)
      const token = await resetLink(person)
      const verify = argon2.verify.bind(argon2)
      vi.spyOn(argon2, 'verify').mockImplementationOnce(async (digest, plain) => {
        const isSame = await verify(digest, plain)
        await reset(newBrowser(site), token)
        return isSame
      })
      const late = newBrowser(site)
      await doors.tRPC.signIn(late, person)
      expect(late.cookies.get('nw_session')).toHaveLength(43)
      expect(await meStatus(late)).toBe(401)
    })
  })

  describe('by the old one', () => {
    it('is set for its owner, who is told by mail', async () => {
      const { person, browser } = await registered(site)
      const change = { currentPassword: person.password, password }
      expect(await browser.call('auth.changePassword', change)).toMatchObject({ status: 200 })
      expect(await signInStatus({ ...person, password })).toBe(200)
      expect(await signInStatus(person)).toBe(401)
      expect(await kindsTo(site, person.email)).toEqual(['verify-email', 'password-changed'])
    })

    it('is not set for who does not know the old one', async () => {
      const { person, browser } = await registered(site)
      const change = { currentPassword: 'a guess', password }
      expect(await browser.call('auth.changePassword', change)).toMatchObject({
        status: 400,
        issues: [{ path: 'currentPassword', message: 'This password is not correct.' }],
      })
      expect(await browser.call('auth.changePassword', { password })).toMatchObject({
        status: 400,
        message: 'Current password is required.',
      })
      expect([await meStatus(browser), await signInStatus(person)]).toEqual([200, 200])
    })

    it('makes links useless that were mailed before', async () => {
      const { person, browser } = await registered(site)
      const token = await resetLink(person)
      await browser.call('auth.changePassword', { currentPassword: person.password, password })
      expect(await reset(newBrowser(site), token, 'yet another')).toMatchObject({ status: 400 })
    })

    it('keeps a remembered browser remembered', async () => {
      const { person } = await registered(site)
      const browser = await signedIn(site, person, true)
      const change = { currentPassword: person.password, password }
      const { setCookies } = await browser.call('auth.changePassword', change)
      expect(setCookies.join()).toContain('Max-Age=2592000')
    })
  })
})

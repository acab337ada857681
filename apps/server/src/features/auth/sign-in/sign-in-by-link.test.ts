import { firstOf } from '@northword/rig/first-of'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import {
  doors,
  type Person,
  placed,
  registered,
  signedIn,
  somebody,
  verified,
} from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { tablesHolding } from '../../../testing/test-secrets.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { expectMinuteLeft } from '../../../testing/test-links.ts'
import { kindsTo } from '../../../testing/test-mails.ts'

const used = 'This link has expired or was used before. Please ask for a new one.'
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

eachDatabase('Signing in by a mailed link', (open) => {
  const site = useTestApp(open)

  const enter = (browser: Browser, token: string) => browser.call('auth.signInByLink', { token })
  const meStatus = async (browser: Browser) => (await doors.REST.me(browser)).status
  const ask = (email: string) => newBrowser(site).call('auth.mailSignInLink', { email })
  const guessAt = ({ email }: Person, browser = newBrowser(site)) =>
    doors.REST.signIn(browser, { email, password: 'a wrong guess' })

  /** Requests a sign-in link and returns its secret. `others`: mails with links that came before. */
  async function linkFor({ email }: Person, others = 1) {
    await site.linkTo(email, others)
    expect(await ask(email)).toMatchObject({ status: 200 })
    return site.linkTo(email, others + 1)
  }

  it('lets an owner in whom strangers’ guesses keep out, and remembers the browser', async () => {
    const { person, id } = await verified(site)
    for (const _ of times(11)) await guessAt(person)
    const owner = newBrowser(site)
    expect(await doors.tRPC.signIn(owner, person)).toMatchObject({ status: 429 })
    const answer = await enter(owner, await linkFor(person))
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { id }, isAccountKept: false, isPasswordEnded: false },
    })
    expect(await meStatus(owner)).toBe(200)
    await doors.tRPC.signOut(owner)
    expect(await doors.tRPC.signIn(owner, person)).toMatchObject({ status: 200 })
    expect(await doors.tRPC.signIn(newBrowser(site), person)).toMatchObject({ status: 429 })
  })

  it('works once, and for one of two at the same time', async () => {
    const { person } = await verified(site)
    const token = await linkFor(person)
    const answers = await Promise.all([1, 2].map(() => enter(newBrowser(site), token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect(await enter(newBrowser(site), token)).toMatchObject({
      status: 400,
      message: used,
      setCookies: [],
    })
  })

  it('has an hour, is known to the database by its hash alone, and does nothing else', async () => {
    const { person } = await verified(site)
    const token = await linkFor(person)
    expect(await tablesHolding(site, token)).toEqual([])
    const reset = { token, password: 'another one' }
    expect(await newBrowser(site).call('auth.resetPassword', reset)).toMatchObject({ status: 400 })
    expect(await newBrowser(site).call('auth.verifyEmail', { token })).toMatchObject({ status: 400 })
    await expectMinuteLeft(site, token, '59 minutes')
    expect(await enter(newBrowser(site), token)).toMatchObject({ status: 400, message: used })
  })

  it('is refused by no limit where the link is good, and by one where it is not', async () => {
    const { person } = await verified(site)
    const token = await linkFor(person)
    const browser = newBrowser(site)
    const wrong = []
    for (const _ of times(61)) wrong.push((await enter(browser, 'A'.repeat(43))).status)
    expect(wrong).toEqual([...times(60).map(() => 400), 429])
    expect(await enter(browser, token)).toMatchObject({ status: 200 })
  })

  it('proves the mailbox: every order of the address is there', async () => {
    const person = somebody()
    const number = await placed(newBrowser(site), person.email)
    const { browser } = await registered(site, person)
    expect((await browser.ask('orders.list')).body).toEqual({ orders: [], next: null })
    expect(await enter(browser, await linkFor(person))).toMatchObject({
      body: { isPasswordEnded: false },
    })
    expect((await browser.ask('account.find')).body).toMatchObject({ emailVerified: true })
    expect((await browser.ask('orders.list')).body).toMatchObject({ orders: [{ number }] })
    expect(await doors.REST.signIn(newBrowser(site), person)).toMatchObject({ status: 200 })
  })

  it('signs out the person who made the account with another’s address', async () => {
    const { person, browser: squatter } = await registered(site)
    const owner = newBrowser(site)
    const answer = await enter(owner, await linkFor(person))
    expect(answer).toMatchObject({ status: 200, body: { isPasswordEnded: true } })
    expect(await meStatus(owner)).toBe(200)
    expect(await meStatus(squatter)).toBe(401)
    for (const browser of [squatter, newBrowser(site)])
      expect(await doors.REST.signIn(browser, person)).toMatchObject({ status: 401 })
    expect(await kindsTo(site, person.email)).toEqual(['verify-email', 'sign-in', 'password-ended'])
    const token = await site.linkTo(person.email, 3)
    const password = 'my own one'
    expect(await owner.call('auth.resetPassword', { token, password })).toMatchObject({ status: 200 })
    expect(await doors.REST.signIn(newBrowser(site), { ...person, password })).toMatchObject({ status: 200 })
  })

  it('takes back the wish to have the account deleted', async () => {
    const { person, browser } = await verified(site)
    await browser.call('account.deleteAccount', { password: person.password })
    expect(await enter(newBrowser(site), await linkFor(person))).toMatchObject({
      body: { isAccountKept: true },
    })
    expect(
      await site.rows(`select deletion_requested_at from users where email = '${person.email}'`),
    ).toEqual([{ deletion_requested_at: null }])
    expect(await kindsTo(site, person.email)).toContain('account-kept')
  })

  firstOf<[what: string, end: (browser: Browser, person: Person) => Promise<{ status: number }>]>([
    [
      'a new password',
      (browser: Browser, { password }: Person) =>
        browser.call('auth.changePassword', { currentPassword: password, password: 'another one' }),
    ],
    ['signing out everywhere', (browser: Browser) => browser.call('auth.signOutEverywhere')],
  ])('is over with %s', async (_, end) => {
    const { person } = await verified(site)
    const browser = await signedIn(site, person)
    const token = await linkFor(person)
    expect(await end(browser, person)).toMatchObject({ status: 200 })
    expect(await enter(newBrowser(site), token)).toMatchObject({ status: 400, message: used })
  })

  it('is mailed four times in a quarter of an hour at most, and every one of them is good', async () => {
    const { person } = await verified(site)
    const first = await linkFor(person)
    for (const _ of times(3)) expect(await ask(person.email)).toMatchObject({ status: 200 })
    expect(await ask(person.email)).toMatchObject({ status: 429 })
    expect(await enter(newBrowser(site), first)).toMatchObject({ status: 200 })
  })

  it('is answered alike where there is no account, of which the owner of the mailbox alone is told', async () => {
    const nobody = somebody()
    expect(await ask(nobody.email)).toMatchObject({ status: 200, body: {}, setCookies: [] })
    expect(await kindsTo(site, nobody.email)).toEqual(['no-account'])
  })
})

import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { doors, type Person, registered, somebody } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { tablesHolding } from '../../../testing/test-secrets.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'
import { expectMinuteLeft } from '../../../testing/test-links.ts'
import { kindsTo } from '../../../testing/test-mails.ts'

const used = 'This link has expired or was used before. Please ask for a new one.'

eachDatabase('Verifying an address', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  const isVerified = async (browser: Browser) => (await browser.ask('account.find')).body.emailVerified
  const verify = (browser: Browser, token: string, password?: string) =>
    browser.call('auth.verifyEmail', { token, password })

  it('is done by the mailed link in the browser that is signed in, once', async () => {
    const { person, browser, id } = await registered(site)
    expect(await isVerified(browser)).toBe(false)
    const token = await site.linkTo(person.email)
    expect(await verify(browser, token)).toMatchObject({ status: 200, body: { user: { id } } })
    expect(await isVerified(browser)).toBe(true)
    expect(await verify(browser, token)).toMatchObject({ status: 400, message: used })
  })

  it('is done once where the link is opened twice at the same time', async () => {
    const { person, browser } = await registered(site)
    const token = await site.linkTo(person.email)
    const answers = await Promise.all([1, 2, 3].map(() => verify(browser, token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400])
  })

  it('asks for the password in a browser that is not signed in, and signs in with it', async () => {
    const { person, browser, id } = await registered(site)
    const token = await site.linkTo(person.email)
    const other = newBrowser(site)
    expect(await verify(other, token)).toMatchObject({
      status: 403,
      message: 'Enter the password of your account, so that we know it is yours.',
      setCookies: [],
    })
    expect(await verify(other, token, 'not the password')).toMatchObject({
      status: 400,
      issues: [{ path: 'password', message: 'This password is not correct.' }],
      setCookies: [],
    })
    expect(await isVerified(browser)).toBe(false)
    expect(await verify(other, token, person.password)).toMatchObject({ status: 200, body: { user: { id } } })
    expect((await doors.REST.me(other)).body).toMatchObject({ user: { id } })
    expect(await isVerified(browser)).toBe(true)
  })

  it('asks for the password where somebody else is signed in, who is signed out by it', async () => {
    const owner = await registered(site)
    const stranger = await registered(site)
    const token = await site.linkTo(owner.person.email)
    expect(await verify(stranger.browser, token)).toMatchObject({ status: 403 })
    expect(await verify(stranger.browser, token, stranger.person.password)).toMatchObject({ status: 400 })
    const copy = newBrowser(site)
    for (const [name, value] of stranger.browser.cookies) copy.cookies.set(name, value)
    await verify(stranger.browser, token, owner.person.password)
    expect((await doors.tRPC.me(stranger.browser)).body).toMatchObject({ user: { id: owner.id } })
    expect(await doors.tRPC.me(copy)).toMatchObject({ status: 401 })
  })

  it('takes a link for 48 hours, and keeps no more of it than its SHA-256', async () => {
    const { person, browser } = await registered(site)
    const token = await site.linkTo(person.email)
    const hash = createHash('sha256').update(token).digest('hex')
    expect(await tablesHolding(site, token)).toEqual([])
    expect(await tablesHolding(site, hash)).toEqual(['public.tokens'])
    await expectMinuteLeft(site, token, '47 hours 59 minutes')
    expect(await verify(browser, token)).toMatchObject({ status: 400, message: used })
  })

  it('takes no link of another purpose, and no text that is no link', async () => {
    const { person, browser } = await registered(site)
    await site.linkTo(person.email)
    await browser.call('auth.forgotPassword', { email: person.email })
    const reset = await site.linkTo(person.email, 2)
    expect(await verify(browser, reset)).toMatchObject({ status: 400, message: used })
    expect(await verify(browser, 'A'.repeat(43))).toMatchObject({ status: 400, message: used })
    expect(await verify(browser, reset.slice(1))).toMatchObject({
      status: 400,
      message: 'This link is not complete. Copy the whole link from the email.',
    })
  })

  it('mails the link again while there is something to verify, and the first one stays good', async () => {
    const { person, browser } = await registered(site)
    const first = await site.linkTo(person.email)
    await browser.call('auth.resendVerification')
    const second = await site.linkTo(person.email, 2)
    expect(second).not.toBe(first)
    expect(await verify(browser, first)).toMatchObject({ status: 200 })
    expect(await verify(browser, second)).toMatchObject({ status: 400, message: used })
    await browser.call('auth.resendVerification')
    expect(await kindsTo(site, person.email)).toHaveLength(2)
  })

  it('mails nothing that its sender typed but the address itself', async () => {
    const { person } = await registered(site, somebody({ name: 'Win a prize at spam.example' }))
    await site.linkTo(person.email)
    const mails = await site.rows(`select * from mails where "to"->>'address' = '${person.email}'`)
    expect(mails).toMatchObject([{ kind: 'verify-email', to: { name: '', address: person.email } }])
    expect(JSON.stringify(mails)).not.toMatch(/prize/)
  })
})

eachDatabase('Few mails that verify an address', (open) => {
  const site = useTestApp(open)
  const signUp = async (changes: Partial<Person>) =>
    (await newBrowser(site).call('auth.signUp', somebody(changes))).status

  it('are left to its owner by others who try to sign up with it', async () => {
    const { person, browser } = await registered(site)
    for (let count = 0; count < 4; count += 1) expect(await signUp({ email: person.email })).toBe(409)
    expect(await browser.call('auth.resendVerification')).toMatchObject({ status: 200 })
    expect(await kindsTo(site, person.email)).toEqual(['verify-email', 'verify-email'])
  })

  it('are said to have been sent only where they were', async () => {
    const isMailed = []
    for (let count = 0; count < 5; count += 1) {
      const { body } = await newBrowser(site).call(
        'auth.signUp',
        somebody({ email: `ada+${count}@few.example` }),
      )
      isMailed.push(body['isMailed'])
    }
    expect(isMailed).toEqual([true, true, true, true, false])
    expect(await kindsTo(site, 'ada+4@few.example')).toEqual([])
  })
})

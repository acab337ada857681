import { auth } from '@northword/content/site/auth'
import { describe, expect, it } from 'vitest'
import { placed, registered, signedIn, somebody } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { postedIn, stateIn, testPages } from '../../testing/requests/test-pages.ts'
import { authForms } from './auth.form.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const pages = testPages(['/', ...new Set(authForms.map(({ path, page = path }) => page))])
const again = (password: string) => ({ password, confirmPassword: password })

eachDatabase('Without scripts', (open) => {
  const site = useTestApp(open, {}, { pages })

  const wayOn = ({ statusCode, headers }: Awaited<ReturnType<Browser['visit']>>) => [
    statusCode,
    headers.location,
  ]
  /** The page that a person reaches after signing in, past the page that checks that the cookie was kept. */
  const goalOf = async (browser: Browser, answer: Awaited<ReturnType<Browser['visit']>>) => {
    const [status, by] = wayOn(answer)
    expect([status, by]).toEqual([303, expect.stringMatching(/^\/login\?entered=&next=%2F/)])
    return wayOn(await browser.visit(String(by)))
  }
  const nameOf = async (browser: Browser) =>
    (await browser.ask('auth.me')).body['user'] as { email: string } | undefined

  describe('signing in', () => {
    it('leads to where the visitor wanted to go, and never to another site', async () => {
      const { person } = await registered(site)
      for (const [next, goal] of [
        ['', '/dashboard'],
        ['?next=%2Fdashboard%3Ftab%3Dorders', '/dashboard?tab=orders'],
        ['?next=//evil.example', '/dashboard'],
        ['?next=/login', '/dashboard'],
      ]) {
        const browser = newBrowser(site)
        const answer = await browser.postForm(`/login${next}`, { ...person })
        expect(await goalOf(browser, answer)).toEqual([303, goal])
        expect(await nameOf(browser)).toMatchObject({ email: person.email })
      }
    })

    it('keeps the session as long as the box asks, and knows the browser again', async () => {
      const { person } = await registered(site)
      const cookies = async (typed: object) => {
        const answer = await newBrowser(site).postForm('/login', { ...person, ...typed })
        return answer.cookies.map(({ name, maxAge }) => [name.replace(/^__Host-/, ''), maxAge])
      }
      const device = [expect.stringContaining('device'), 365 * 86_400]
      expect(await cookies({})).toEqual([[expect.stringContaining('session'), undefined], device])
      const days30 = 30 * 86_400
      expect(await cookies({ rememberMe: 'on' })).toEqual([
        [expect.stringContaining('session'), days30],
        device,
      ])
    })

    it('gives the account what this browser ordered as a guest', async () => {
      const { person } = await registered(site)
      const browser = newBrowser(site)
      const number = await placed(browser, person.email)
      await browser.postForm('/login', { ...person })
      const { body } = await browser.ask('orders.list')
      expect(body['orders']).toMatchObject([{ number }])
    })

    it('comes back with the address and without the password where that is wrong', async () => {
      const { person } = await registered(site)
      const page = await newBrowser(site).postForm('/login', {
        ...person,
        password: 'a guess',
        rememberMe: 'on',
      })
      expect([page.statusCode, page.headers['set-cookie']]).toEqual([422, undefined])
      expect(postedIn(page)).toMatchObject({
        status: 401,
        typed: { email: person.email, password: '', rememberMe: 'on' },
        message: 'Invalid email or password.',
        issues: [],
      })
    })

    it('counts guesses with those of the other doors, and lets a known browser in', async () => {
      const { person, browser: known } = await registered(site)
      const stranger = newBrowser(site)
      const guess = { email: person.email, password: 'a guess' }
      let page = await stranger.postForm('/login', guess)
      while (page.statusCode === 422) page = await stranger.postForm('/login', guess)
      expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([429, true])
      expect(postedIn(page)).toMatchObject({ status: 429, typed: { email: person.email, password: '' } })
      expect((await newBrowser(site).call('auth.signIn', person)).status).toBe(429)
      const answer = await known.postForm('/login', { ...person })
      expect(await goalOf(known, answer)).toEqual([303, '/dashboard'])
    })

    it.each(['sign-in', 'sign-up'])(
      'by %s says so where the browser does not keep our cookie',
      async (by) => {
        const { password, ...person } = somebody()
        const typed = { ...person, ...again(password), acceptTerms: 'on' }
        if (by === 'sign-in') await newBrowser(site).postForm('/signup', typed)
        const answer = await newBrowser(site).postForm(by === 'sign-in' ? '/login' : '/signup', typed)
        const page = await newBrowser(site).visit(String(answer.headers.location))
        expect(page.statusCode).toBe(200)
        expect(postedIn(page)).toMatchObject({ form: 'sign-in', message: auth.notKept.text, issues: [] })
      },
    )

    it('can go by a link that is mailed to the owner whom guesses keep out', async () => {
      const { person } = await registered(site)
      const browser = newBrowser(site)
      await site.linkTo(person.email)
      const offered = await browser.postForm('/login/link-offer', { email: person.email })
      expect(wayOn(offered)).toEqual([303, '/login?sent=sign-in-link-offer'])
      expect(postedIn(await browser.visit('/login?sent=sign-in-link-offer'))).toMatchObject({ kind: 'sent' })
      const link = `/login/link?token=${await site.linkTo(person.email, 2)}`
      const entered = await browser.postForm(link)
      expect(wayOn(entered)).toEqual([303, '/login/link?sent=sign-in-link'])
      expect(postedIn(await browser.visit('/login/link?sent=sign-in-link'))).toMatchObject({
        facts: { email: person.email },
      })
      expect(postedIn(await newBrowser(site).postForm(link))).toMatchObject({ status: 400 })
    })
  })

  describe('signing up', () => {
    it('makes an account and leads on', async () => {
      const { password, ...person } = somebody()
      const browser = newBrowser(site)
      const typed = { ...person, ...again(password), acceptTerms: 'on' }
      const answer = await browser.postForm('/signup?next=/dashboard%3Ftab%3Dprofile', typed)
      expect(await goalOf(browser, answer)).toEqual([303, '/dashboard?tab=profile'])
      expect(await nameOf(browser)).toMatchObject({ email: person.email })
      const taken = await newBrowser(site).postForm('/signup', typed)
      expect([taken.statusCode, postedIn(taken)]).toMatchObject([422, { status: 409 }])
    })

    it('makes one account where the form is posted twice at once', async () => {
      const { password, ...person } = somebody()
      const typed = { ...person, ...again(password), acceptTerms: 'on' }
      const browser = newBrowser(site)
      const answers = await Promise.all([
        browser.postForm('/signup', typed),
        browser.postForm('/signup', typed),
      ])
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 422]))
      expect(await site.rows(`select email from users where email = '${person.email}'`)).toHaveLength(1)
    })

    it('asks for the second password and the terms last, as the form does', async () => {
      const page = await newBrowser(site).postForm('/signup', { password: '12345', confirmPassword: '1' })
      const { issues } = postedIn(page) as { issues: { path: string }[] }
      expect(issues.map(({ path }) => path)).toEqual([
        'name',
        'email',
        'password',
        'confirmPassword',
        'acceptTerms',
      ])
    })
  })

  describe('a page for guests', () => {
    it.each(['/login', '/signup'])('%s sends away who is signed in', async (path) => {
      const { browser } = await registered(site)
      expect(wayOn(await browser.visit(path))).toEqual([303, '/dashboard'])
      expect(wayOn(await browser.visit(`${path}?next=/faq`))).toEqual([303, '/faq'])
      await browser.postForm('/dashboard/sign-out')
      expect((await browser.visit(path)).body).toContain('as built')
    })

    it('is as it was built for a guest, and knows where one wants to go', async () => {
      const guest = newBrowser(site)
      const page = await guest.visit('/login')
      expect([page.body.includes('as built'), page.headers['cache-control']]).toEqual([
        true,
        expect.stringContaining('must-revalidate'),
      ])
      expect(stateIn(await guest.visit('/login?next=/faq'))).toEqual({ user: null })
    })
  })

  it('signs out', async () => {
    const { browser } = await registered(site)
    const toHome = [303, '/?sent=sign-out']
    expect(wayOn(await browser.postForm('/dashboard/sign-out'))).toEqual(toHome)
    expect(await nameOf(browser)).toBeUndefined()
    expect(postedIn(await browser.visit('/?sent=sign-out'))).toEqual({
      kind: 'sent',
      form: 'sign-out',
      facts: { told: auth.signOut.done },
    })
    expect(wayOn(await browser.postForm('/dashboard/sign-out'))).toEqual(toHome)
  })

  it('verifies an address in the browser of the account, and tells it as long as it is true', async () => {
    const { person, browser } = await registered(site)
    const done = '/verify-email?sent=verify-email'
    expect((await browser.visit(done)).body).toContain('as built')
    const link = `/verify-email?token=${await site.linkTo(person.email)}`
    expect(wayOn(await browser.postForm(link))).toEqual([303, done])
    for (const _ of [1, 2])
      expect(postedIn(await browser.visit(done))).toMatchObject({ facts: { email: person.email } })
    expect((await newBrowser(site).visit(done)).body).toContain('as built')
  })

  it('verifies an address elsewhere by its password, which is asked for', async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    const link = `/verify-email?token=${await site.linkTo(person.email)}`
    expect(postedIn(await browser.postForm(link))).toMatchObject({ status: 403, issues: [] })
    for (const [password, issue] of [
      ['', 'Password is required.'],
      ['wrong', 'This password is not correct.'],
    ] as const) {
      const page = await browser.postForm(link, { password })
      expect([page.statusCode, postedIn(page)]).toMatchObject([
        422,
        { typed: { password: '' }, issues: [{ path: 'password', message: issue }] },
      ])
    }
    const { password } = person
    expect((await browser.postForm(link, { password })).statusCode).toBe(303)
    expect(await nameOf(browser)).toMatchObject({ email: person.email })
  })

  it('sets a new password by a mailed link, once', async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    await site.linkTo(person.email)
    const asked = await browser.postForm('/forgot-password', { email: person.email })
    expect(wayOn(asked)).toEqual([303, '/forgot-password?sent=forgot-password'])
    expect(JSON.stringify(asked.headers)).not.toContain(person.email)
    const link = `/reset-password?token=${await site.linkTo(person.email, 2)}`
    const mismatch = await browser.postForm(link, { password: 'the second one', confirmPassword: '' })
    expect(postedIn(mismatch)).toMatchObject({ issues: [{ path: 'confirmPassword' }] })
    const chosen = again('the second one')
    const answers = await Promise.all([
      browser.postForm(link, chosen),
      newBrowser(site).postForm(link, chosen),
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303, 422]))
    const other = await signedIn(site, { ...person, password: 'the second one' })
    expect(await nameOf(other)).toMatchObject({ email: person.email })
  })

  it.each(['/login/link', '/verify-email', '/reset-password'])(
    '%s says that its link is not whole',
    async (path) => {
      for (const link of [path, `${path}?token=half`, `${path}?token=`]) {
        const page = await newBrowser(site).postForm(link, again('the second one'))
        expect([page.statusCode, postedIn(page)]).toMatchObject([422, { issues: [{ path: 'token' }] }])
      }
    },
  )
})

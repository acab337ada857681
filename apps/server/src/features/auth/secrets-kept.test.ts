import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { doors, placed, somebody, wired } from '../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../testing/requests/test-browser.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { useHeardApp, withoutTable } from '../../testing/use-test-app.ts'

eachDatabase('Passwords, cookies and links', (open) => {
  const settings = { LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '100' }
  const { site, heard } = useHeardApp(open, settings, async () => {
    for (const door of Object.values(doors)) await live(door)
  })
  const secrets = new Set<string>()

  async function live(door: (typeof doors)['tRPC']) {
    const person = somebody()
    const passwords = [person.password, 'the second one', 'the third one', 'a wrong guess']
    const [second = '', third = '', guess = ''] = passwords.slice(1)
    const browser = newBrowser(site)
    const other = newBrowser(site)
    const cookiesOf = (one: Browser) => [...one.cookies.values()]
    const noted = () => [...cookiesOf(browser), ...cookiesOf(other), ...passwords, ...passwords.map(wired)]

    await placed(browser, person.email)
    for (const secret of noted()) secrets.add(secret)
    await door.signUp(browser, person)
    const link = await site.linkTo(person.email)
    for (const secret of [...noted(), link]) secrets.add(secret)
    await door.signIn(other, { ...person, password: guess })
    await browser.call('auth.verifyEmail', { token: link })
    await browser.call('auth.changePassword', { currentPassword: person.password, password: second })
    await door.signIn(other, { ...person, password: second, rememberMe: true })
    for (const secret of noted()) secrets.add(secret)
    await other.call('auth.forgotPassword', { email: person.email })
    const reset = await site.linkTo(person.email, 2)
    await other.call('auth.resetPassword', { token: reset, password: third })
    for (const secret of [...noted(), reset]) secrets.add(secret)
    await other.call('auth.verifyEmail', { token: link, password: third })
    await other.call('auth.mailSignInLink', { email: person.email })
    const entry = await site.linkTo(person.email, 3)
    await other.call('auth.signInByLink', { token: entry })
    for (const secret of [...noted(), entry]) secrets.add(secret)
    await door.signOut(browser)
    await other.call('account.deleteAccount', { password: third })
  }

  const expectNoSecrets = (text: string) => {
    for (const secret of secrets) expect(text.includes(secret), `${secret} was said`).toBe(false)
  }

  it('are found by this test', () => {
    expect(secrets.size).toBeGreaterThan(25)
    const said = heard.statements.map(({ sql }) => sql).join('\n')
    for (const word of [
      'insert into "users"',
      'insert into "sessions"',
      'insert into "tokens"',
      'update "users"',
    ]) {
      expect(said).toContain(word)
    }
  })

  it('are in no statement that the database is sent', () => {
    expectNoSecrets(heard.statements.map(({ sql, values }) => `${sql} ${values}`).join('\n'))
  })

  it('are in no table', async () => {
    expect(await tablesHolding(site, ...secrets)).toEqual([])
  })

  it('are in no line of the log', () => expectNoSecrets(site.logged.join('\n')))

  describe.each(['users', 'sessions', 'tokens', 'mails'])('while %s is broken', (table) => {
    it('are in no line of the log and in no answer', async () => {
      const before = site.logged.length
      const person = somebody()
      const name = 'Grace\n    at the beach'
      const known = newBrowser(site)
      const answers = [await doors.tRPC.signUp(known, person)]
      await site.linkTo(person.email)
      const token = 'T'.repeat(43)
      await withoutTable(site, table, async () => {
        for (const door of Object.values(doors)) {
          answers.push(await door.signIn(known, person))
          answers.push(await door.signUp(newBrowser(site), somebody({ name })))
          answers.push(await door.me(known))
        }
        answers.push(await known.call('auth.resetPassword', { token, password: person.password }))
      })

      for (const one of [...known.cookies.values(), token, person.password, wired(person.password)])
        secrets.add(one)
      const logged = site.logged.slice(before).join('\n')
      const failed = answers.filter(({ status }) => status === 500)
      expect(failed.length).toBeGreaterThan(0)
      for (const { message } of failed) expect(message).toBe('Something went wrong. Please try again.')
      // Enough for the operator: the database's error and its place in our code.
      expect(logged).toMatch(
        /"failure":"unexpected",.*"cause":"TableNotFoundException","code":"42P01".*features/,
      )
      expect(logged).not.toMatch(/argon2id|insert into|select "|does not exist|the beach/)
      expectNoSecrets(`${logged} ${JSON.stringify(answers.map(({ body, message }) => [body, message]))}`)
    })
  })
})

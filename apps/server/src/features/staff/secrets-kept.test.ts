import { describe, expect, it } from 'vitest'
import { type Answer, newBrowser } from '../../testing/requests/test-browser.ts'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import {
  atDesk,
  codeOf,
  colleague,
  type Colleague,
  joined,
  setUpToken,
  withSecondFactor,
} from '../../testing/test-staff.ts'
import { useHeardApp, withoutTable } from '../../testing/use-test-app.ts'

eachDatabase('What staff keep to themselves', (open) => {
  const { site, heard } = useHeardApp(open, { LOG_LEVEL: 'debug' }, live)
  let owner: Colleague
  let writer: Colleague
  /** Secret of an authenticator app: the only one that has to be stored in plain text. */
  const appSecrets: string[] = []
  const secrets = new Set<string>()
  const answers: Answer[] = []

  async function live() {
    const token = await setUpToken(site)
    secrets.add(token)
    const person = colleague()
    const browser = newBrowser(site)
    const { body } = await browser.call('staff.setUp', { ...person, token })
    owner = { person, browser, id: (body['member'] as { id: string }).id }
    writer = await joined(site, owner, 'writer')
    secrets.add(await site.linkTo(writer.person.email))
    const { secret, recoveryCodes } = await withSecondFactor(writer)
    appSecrets.push(secret)
    for (const one of recoveryCodes) secrets.add(one).add(one.replaceAll('-', ''))
    const other = await atDesk(site, writer.person, codeOf(secret))
    await atDesk(site, writer.person, recoveryCodes[0])
    await newBrowser(site).call('staff.signIn', { ...writer.person, password: 'a wrong guess' })
    const next = 'another long one'
    const change = { currentPassword: writer.person.password, password: next }
    for (const one of [owner.person.password, writer.person.password, next, 'a wrong guess']) secrets.add(one)
    for (const one of [browser, writer.browser, other])
      for (const cookie of one.cookies.values()) secrets.add(cookie)
    answers.push(await other.call('staff.changePassword', change), await other.ask('staff.me'))
    answers.push(await other.call('staff.proveAgain', { password: next }), await browser.ask('staff.list'))
    secrets.add(other.cookies.get('nw_desk') ?? '')
    answers.push(await browser.call('staff.changeRole', { id: writer.id, role: 'agent' }))
  }

  const expectNoSecrets = (text: string) => {
    for (const secret of [...secrets, ...appSecrets])
      expect(text.includes(secret), `${secret} was said`).toBe(false)
  }

  it('is what this test looks for', () => {
    expect(secrets.size).toBeGreaterThan(28)
    expect([...secrets].filter((secret) => secret.length < 12)).toEqual([])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const said = heard.statements.map(({ sql }) => sql).join('\n')
    for (const table of ['staff_members', 'staff_sessions', 'recovery_codes', 'tokens'])
      expect(said).toContain(`insert into "${table}"`)
  })

  it('is in no statement that the database is sent, but for the secret of an app', () => {
    const sent = heard.statements.map(({ sql, values }) => `${sql} ${values}`).join('\n')
    for (const secret of secrets) expect(sent.includes(secret), `${secret} was sent`).toBe(false)
    expectNoSecrets(heard.statements.map(({ sql }) => sql).join('\n'))
  })

  it('is in no table, but for the secret of an app', async () => {
    expect(await tablesHolding(site, ...secrets)).toEqual([])
    expect(await tablesHolding(site, appSecrets[0] ?? '')).toEqual(['public.staff_members'])
  })

  it('is in no line of the log', () => expectNoSecrets(site.logged.join('\n')))

  it('is in no later answer, nor is a hash', () => {
    const said = JSON.stringify(answers.map(({ body, message }) => [body, message]))
    expectNoSecrets(said)
    expect(said).not.toMatch(/hash|argon2|totp|epoch/i)
  })

  describe.each(['staff_members', 'staff_sessions', 'recovery_codes', 'tokens', 'mails'])(
    'while %s is broken',
    (table) => {
      it('is in no line of the log and in no answer', async () => {
        const before = site.logged.length
        const typed = { ...colleague(), token: 'T'.repeat(43), role: 'writer' }
        const paths = ['signIn', 'setUp', 'join', 'invite', 'endSecondFactor']
        const answered: Answer[] = []
        await withoutTable(site, table, async () => {
          for (const path of paths) answered.push(await owner.browser.call(`staff.${path}`, typed))
        })
        const failed = answered.filter(({ status }) => status === 500)
        expect(failed.length).toBeGreaterThan(0)
        const said = `${site.logged.slice(before).join('')} ${JSON.stringify(failed.map(({ body, message }) => [body, message]))}`
        for (const secret of [typed.password, typed.token, typed.email]) expect(said).not.toContain(secret)
        expectNoSecrets(said)
      })
    },
  )
})

import argon2 from 'argon2'
import { firstOf } from '@northword/rig/first-of'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { createPasswords } from './proof/passwords.ts'
import { doors, registered, somebody, verified } from '../../testing/test-accounts.ts'
import { newBrowser } from '../../testing/requests/test-browser.ts'
import { answerHeard } from '../../testing/databases/test-statements.ts'
import { useHear, useTestApp } from '../../testing/use-test-app.ts'
import { kindsTo } from '../../testing/test-mails.ts'

eachDatabase('Whether an address has an account', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { passwords: createPasswords() })
  const hear = useHear(site)
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['a new password', 'auth.forgotPassword'],
    ['a link to sign in', 'auth.mailSignInLink'],
  ])('is not told by asking for %s: same answer, same statements', async (_, path) => {
    const { person } = await verified(site)
    const ask = (email: string) => answerHeard(hear, () => newBrowser(site).call(path, { email }))
    const [known, unknown] = [await ask(person.email), await ask(somebody().email)]
    expect(known.answer).toMatchObject({ status: 200, body: {}, setCookies: [] })
    expect(unknown).toEqual(known)
    expect(known.kinds.join('\n')).toMatch(/select.*users[\s\S]*insert into "?mails/)
  })

  it('is told to the owner of the mailbox alone', async () => {
    const { email } = somebody()
    await newBrowser(site).call('auth.forgotPassword', { email })
    expect(await kindsTo(site, email)).toEqual(['no-account'])
  })

  describe.each(Object.entries(doors))('through %s', (name, door) => {
    firstOf<[from: string, cookies: { nw_device?: string }]>(
      [
        ['a browser that never signed in', {}],
        ['a browser that signed in to another account', { nw_device: 'known' }],
      ],
      name === 'tRPC' ? 2 : 1,
    )('is not told by signing in from %s: same answer, statements and hashes', async (_from, cookies) => {
      const { person } = await registered(site)
      const other = await registered(site)
      const verify = vi.spyOn(argon2, 'verify')
      const fail = async (email: string) => {
        const browser = newBrowser(site)
        const device = 'nw_device' in cookies && other.browser.cookies.get('nw_device')
        if (device) browser.cookies.set('nw_device', device)
        verify.mockClear()
        const heard = await answerHeard(hear, () =>
          door.signIn(browser, { email, password: 'a wrong guess' }),
        )
        const costs = verify.mock.calls.map(([digest]) => digest.split('$').slice(1, 4))
        return { ...heard, costs }
      }
      const [known, unknown] = [await fail(person.email), await fail(somebody().email)]
      expect(known.answer).toMatchObject({ status: 401 })
      expect(known.costs).toHaveLength(1)
      expect(unknown).toEqual(known)
      expect(known.kinds.length).toBeGreaterThan(0)
    })
  })
})

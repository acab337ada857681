import { expect, it } from 'vitest'
import { type Browser, newBrowser, statusesOf } from '../../../testing/requests/test-browser.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { postgresFirst } from '../../../testing/databases/test-database.ts'
import {
  codeOf,
  type Colleague,
  joined,
  letProofsAge,
  useOwner,
  withSecondFactor,
} from '../../../testing/test-staff.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'

postgresFirst('A code that is used twice in one moment, on two instances', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })
  const other = useBesides(site, { RATE_LIMIT_FACTOR: '100' })
  const owner = useOwner(site)

  const signIn = (to: TestApp, { person }: Colleague, code: string) =>
    newBrowser(to).call('staff.signIn', { ...person, code })
  function prove(to: TestApp, { browser }: Colleague, code: string) {
    const same: Browser = newBrowser(to)
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    return same.call('staff.proveAgain', { code })
  }

  it.each([
    { twice: 'signs in once, however often it is tried', acts: [signIn, signIn] },
    { twice: 'signs in or proves', acts: [signIn, prove] },
    { twice: 'proves once', acts: [prove, prove] },
  ])('$twice', async ({ acts: [one = signIn, another = signIn] }) => {
    const agent = await joined(site, owner, 'agent')
    const { secret, recoveryCodes } = await withSecondFactor(agent)
    await letProofsAge(site)
    for (const code of [codeOf(secret), codeOf(secret, 30), ...recoveryCodes]) {
      const answers = await Promise.all([one(site, agent, code), another(other, agent, code)])
      expect(statusesOf(answers)).toEqual([200, 400])
    }
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
  })
})

import argon2 from 'argon2'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { doors, registered, somebody } from '../testing/test-accounts.ts'
import { createPasswords } from '../features/auth/proof/passwords.ts'
import { newBrowser } from '../testing/requests/test-browser.ts'
import type { TestApp } from '../testing/test-app.ts'
import { eachDatabase } from '../testing/databases/test-database.ts'
import { useTestApp } from '../testing/use-test-app.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const behindProxy = (site: TestApp, address: string) =>
  newBrowser(site, { address: '127.0.0.1', headers: { 'x-forwarded-for': address } })

eachDatabase('Many tries at once', (open) => {
  // Full cost: weak hashes would be done before the next guess is counted.
  const passwords = createPasswords()
  const site = useTestApp(open, { TRUSTED_PROXIES: '127.0.0.0/8' }, { passwords })

  it('from as many networks are ten for one account, and the right password among the others gains nothing', async () => {
    const { person } = await registered(site)
    const wrong = times(60).map((each) => ({ each, password: 'a wrong guess' }))
    const answers = await Promise.all(
      [...wrong, { each: 60, password: person.password }].map(({ each, password }) =>
        doors.tRPC.signIn(behindProxy(site, `198.18.0.${each}`), { email: person.email, password }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(51)
  })

  it('that find no place in the queue were no tries', { timeout: 60_000, tags: ['thorough'] }, async () => {
    const { person } = await registered(site)
    const crowd = times(110).map((each) =>
      doors.tRPC.signIn(behindProxy(site, `198.18.1.${each}`), { ...somebody(), password: 'a wrong guess' }),
    )
    const owner = newBrowser(site)
    const refused = await Promise.all(times(12).map(() => doors.REST.signIn(owner, person)))
    await Promise.all(crowd)
    expect(refused.map(({ status }) => status)).not.toContain(401)
    expect(await doors.REST.signIn(owner, person)).toMatchObject({ status: 200 })
  })
})

eachDatabase('Many quick tries at once', (open) => {
  const site = useTestApp(open, { TRUSTED_PROXIES: '127.0.0.0/8' })
  afterEach(() => void vi.restoreAllMocks())

  it(
    'of everybody in one network do not keep out a browser that has signed in before',
    { tags: ['thorough'] },
    async () => {
      const { person, browser } = await registered(
        site,
        somebody(),
        newBrowser(site, { address: '198.18.2.1' }),
      )
      // As many at once as one network may have waiting.
      for (const _ of times(11)) {
        const guesses = times(10).map(() =>
          doors.REST.signIn(newBrowser(site, { address: '198.18.2.1' }), {
            ...somebody(),
            password: 'a wrong guess',
          }),
        )
        await Promise.all(guesses)
      }
      expect(await doors.REST.signIn(newBrowser(site, { address: '198.18.2.1' }), person)).toMatchObject({
        status: 429,
      })
      expect(await doors.REST.signIn(browser, person)).toMatchObject({ status: 200 })
    },
  )

  it('from one account on one network stop no others', { timeout: 120_000, tags: ['thorough'] }, async () => {
    const { person } = await registered(site)
    const others = await Promise.all(times(60).map(async () => (await registered(site)).person))
    // Browsers that have signed in before have counters of their own.
    const connections = times(117).map(() => behindProxy(site, '198.18.3.1'))
    for (const connection of connections) await doors.tRPC.signIn(connection, person)
    const verify = argon2.verify.bind(argon2)
    const hashing = Promise.withResolvers<void>()
    vi.spyOn(argon2, 'verify').mockImplementation(async (digest, plain) => {
      await hashing.promise
      return verify(digest, plain)
    })
    const refused = Promise.withResolvers<void>()
    const selfish = connections.map(async (connection) => {
      const { status } = await doors.tRPC.signIn(connection, person)
      if (status === 503) refused.resolve()
    })
    await refused.promise
    const answers = others.map((other, each) =>
      doors.REST.signIn(behindProxy(site, `198.18.4.${each}`), other),
    )
    // Long enough for all of them to be queued or refused.
    await Promise.race([setTimeout(3_000), ...answers])
    hashing.resolve()
    await Promise.all(selfish)
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(times(60).map(() => 200))
  })
})

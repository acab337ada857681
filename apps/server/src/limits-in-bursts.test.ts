import { afterAll, beforeAll, expect, it } from 'vitest'
import { doors, registered, somebody } from './features/auth/test-accounts.ts'
import { createPasswords } from './features/auth/passwords.ts'
import { newBrowser } from './features/auth/test-browser.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { eachDatabase } from './test-database.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const behindProxy = (site: TestApp, address: string) =>
  newBrowser(site, { address: '127.0.0.1', headers: { 'x-forwarded-for': address } })

eachDatabase('Many tries at once', (open) => {
  let site: TestApp
  beforeAll(async () => {
    // As slow as they are for everybody: quick ones would be over before the next is counted.
    const passwords = createPasswords()
    site = await openTestApp(open, { TRUSTED_PROXIES: '127.0.0.0/8' }, { passwords })
  })
  afterAll(() => site.close())

  it('from as many networks are thirty for one account, and the right password among the others gains nothing', async () => {
    const { person } = await registered(site)
    const wrong = times(60).map((each) => ({ each, password: 'a wrong guess' }))
    const answers = await Promise.all(
      [...wrong, { each: 60, password: person.password }].map(({ each, password }) =>
        doors.tRPC.login(behindProxy(site, `198.18.0.${each}`), { email: person.email, password }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(31)
  })

  it('that find no place in the queue were no tries', { timeout: 60_000 }, async () => {
    const { person } = await registered(site)
    const crowd = times(110).map((each) =>
      doors.tRPC.login(behindProxy(site, `198.18.1.${each}`), { ...somebody(), password: 'a wrong guess' }),
    )
    const owner = newBrowser(site)
    const refused = await Promise.all(times(12).map(() => doors.REST.login(owner, person)))
    await Promise.all(crowd)
    expect(refused.map(({ status }) => status)).not.toContain(401)
    expect(await doors.REST.login(owner, person)).toMatchObject({ status: 200 })
  })
})

eachDatabase('Many quick tries at once', (open) => {
  let site: TestApp
  beforeAll(async () => void (site = await openTestApp(open, { TRUSTED_PROXIES: '127.0.0.0/8' })))
  afterAll(() => site.close())

  it('of everybody in one network do not keep out a browser that has signed in before', async () => {
    const { person, browser } = await registered(
      site,
      somebody(),
      newBrowser(site, { address: '198.18.2.1' }),
    )
    await Promise.all(
      times(101).map(() =>
        doors.REST.login(newBrowser(site, { address: '198.18.2.1' }), {
          ...somebody(),
          password: 'a wrong guess',
        }),
      ),
    )
    expect(await doors.REST.login(newBrowser(site, { address: '198.18.2.1' }), person)).toMatchObject({
      status: 429,
    })
    expect(await doors.REST.login(browser, person)).toMatchObject({ status: 200 })
  })
})

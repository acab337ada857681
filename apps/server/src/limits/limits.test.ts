import { expect, it } from 'vitest'
import { doors, registered, somebody } from '../testing/test-accounts.ts'
import { type Answer, type Browser, newBrowser } from '../testing/requests/test-browser.ts'
import { bothDatabases, eachDatabase, onPostgres, postgresFirst } from '../testing/databases/test-database.ts'
import type { TestApp } from '../testing/test-app.ts'
import { kindsTo } from '../testing/test-mails.ts'
import { useBesides, useTestApp } from '../testing/use-test-app.ts'

const guess = 'a wrong guess'
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const waitOf = ({ headers }: Answer) => Number(headers['retry-after'])

async function tries(browser: Browser, email: string, count: number, door = doors.tRPC) {
  const statuses: number[] = []
  for (const _ of times(count)) statuses.push((await door.signIn(browser, { email, password: guess })).status)
  return statuses
}

const expectRefusal = (answer: Answer) => {
  expect(answer).toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many tries\. Please wait (a minute|\d+ minutes) and try again\.$/),
  })
  expect(waitOf(answer)).toBeGreaterThan(0)
  expect(waitOf(answer)).toBeLessThanOrEqual(900)
}

const behindProxy = (site: TestApp, address: string) =>
  newBrowser(site, { address: '127.0.0.1', headers: { 'x-forwarded-for': address } })

bothDatabases('Trying passwords', (open, once) => {
  const site = useTestApp(open, { TRUSTED_PROXIES: '127.0.0.0/8' })

  it('ends after ten for one account, in every network, and for no other account', async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    expect(await tries(browser, person.email, 10)).toEqual(times(10).map(() => 401))
    for (const door of Object.values(doors)) expectRefusal(await door.signIn(browser, person))
    for (const door of Object.values(doors)) expectRefusal(await door.signIn(newBrowser(site), person))
    const { person: other } = await registered(site)
    expect(await doors.REST.signIn(browser, other)).toMatchObject({ status: 200 })
  })

  it('is counted alike where there is no such account', once, async () => {
    const browser = newBrowser(site)
    const { email } = somebody()
    expect(await tries(browser, email, 10)).toEqual(times(10).map(() => 401))
    expectRefusal(await doors.tRPC.signIn(browser, { email, password: guess }))
  })

  it('is counted together through both doors, and for both spellings of an address', once, async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    await tries(browser, person.email, 5, doors.REST)
    expect(await tries(browser, person.email.toUpperCase(), 5)).toEqual(times(5).map(() => 401))
    expectRefusal(await doors.REST.signIn(browser, person))
  })

  it('is not done in a batch, which counts for nothing', once, async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    const batch = (count: number) =>
      browser.send(
        'POST',
        `/trpc/${times(count)
          .map(() => 'auth.signIn')
          .join()}?batch=1`,
        Object.fromEntries(times(count).map((index) => [index, { email: person.email, password: guess }])),
      )
    expect((await batch(11)).statusCode).toBe(400)
    const answers: { error: { data: { httpStatus: number } } }[] = (await batch(10)).json()
    expect(answers.map(({ error }) => error.data.httpStatus)).toEqual(times(10).map(() => 400))
    expect(await tries(browser, person.email, 10)).toEqual(times(10).map(() => 401))
    expectRefusal(await doors.tRPC.signIn(browser, person))
    const refused = await batch(1)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('lets ten of twenty through that come at once', async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    const answers = await Promise.all(times(20).map(() => tries(browser, person.email, 1)))
    const statuses = answers.flat()
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('ends after ten for one account from many networks, but not for a browser of its owner', async () => {
    const { person, browser } = await registered(site)
    for (const network of times(2)) {
      expect(await tries(behindProxy(site, `203.0.113.${network}`), person.email, 5)).toEqual(
        times(5).map(() => 401),
      )
    }
    expectRefusal(await doors.REST.signIn(behindProxy(site, '203.0.113.77'), person))
    expectRefusal(await doors.tRPC.signIn(newBrowser(site), person))
    await doors.tRPC.signOut(browser)
    expect(await doors.tRPC.signIn(browser, person)).toMatchObject({ status: 200 })
  })

  it('locks out no owner who comes with the mailed link instead', once, async () => {
    const { person } = await registered(site)
    await site.linkTo(person.email)
    for (const network of times(7)) await tries(behindProxy(site, `198.51.100.${network}`), person.email, 5)
    const owner = newBrowser(site)
    await owner.call('auth.forgotPassword', { email: person.email })
    const token = await site.linkTo(person.email, 2)
    expect(await owner.call('auth.resetPassword', { token, password: 'mine again' })).toMatchObject({
      status: 200,
    })
    const again = newBrowser(site)
    expect(await doors.REST.signIn(again, { ...person, password: 'mine again' })).toMatchObject({
      status: 200,
    })
  })

  it('does not use up the links of an owner by other spellings of the address', once, async () => {
    const { person } = await registered(site, somebody({ email: 'ada.b@post.example' }))
    const stranger = newBrowser(site)
    for (const spelled of times(5).map((each) => `adab+${each % 2}@post.example`))
      await stranger.call('auth.forgotPassword', { email: spelled })
    await stranger.call('auth.forgotPassword', { email: 'adab@post.example' })
    expect(await newBrowser(site).call('auth.forgotPassword', { email: person.email })).toMatchObject({
      status: 200,
    })
    expect(await kindsTo(site, person.email)).toContain('reset-password')
    expect(await kindsTo(site, 'adab+0@post.example')).toEqual(['no-account', 'no-account'])
    expect(await kindsTo(site, 'adab@post.example')).toEqual([])
  })

  it('is limited for a browser that signed in before, too, by itself', once, async () => {
    const { person, browser } = await registered(site)
    expect(await tries(browser, person.email, 10)).toEqual(times(10).map(() => 401))
    expectRefusal(await doors.tRPC.signIn(browser, person))
  })

  it('has to wait no longer for going on', once, async () => {
    const browser = newBrowser(site)
    const person = somebody()
    await tries(browser, person.email, 10)
    const first = waitOf(await doors.tRPC.signIn(browser, person))
    await tries(browser, person.email, 20)
    expect(waitOf(await doors.tRPC.signIn(browser, person))).toBeLessThanOrEqual(first)
  })

  it('is counted wherever a password is asked for', once, async () => {
    const { person, browser } = await registered(site)
    const token = await site.linkTo(person.email)
    const change = { currentPassword: guess, password: 'another one' }
    for (const _ of times(5)) {
      expect(await browser.call('auth.changePassword', change)).toMatchObject({ status: 400 })
      expect(await browser.call('account.deleteAccount', { password: guess })).toMatchObject({ status: 400 })
    }
    expectRefusal(await browser.call('auth.changePassword', change))
    expectRefusal(await browser.call('account.deleteAccount', { password: person.password }))
    const other = newBrowser(site)
    for (const _ of times(10)) {
      expect(await other.call('auth.verifyEmail', { token, password: guess })).toMatchObject({ status: 400 })
    }
    expectRefusal(await other.call('auth.verifyEmail', { token, password: person.password }))
    expectRefusal(await doors.REST.signIn(other, person))
  })

  it(
    'leaves a wait of at most a quarter of an hour for links to one address, known or not',
    once,
    async () => {
      const { person } = await registered(site)
      for (const email of [person.email, somebody().email]) {
        for (const _ of times(4)) {
          expect(await newBrowser(site).call('auth.forgotPassword', { email })).toMatchObject({ status: 200 })
        }
        expectRefusal(await newBrowser(site).call('auth.forgotPassword', { email }))
      }
    },
  )
})

/** Two for one account, and twenty from one network. */
const aFifth = { RATE_LIMIT_FACTOR: '0.2', TRUSTED_PROXIES: '127.0.0.0/8' }

eachDatabase('Trying passwords of many accounts', (open) => {
  const site = useTestApp(open, aFifth)

  it('ends after twenty from one network, whatever the accounts', async () => {
    const browser = newBrowser(site)
    for (const _ of times(20)) await tries(browser, somebody().email, 1)
    expectRefusal(await doors.REST.signIn(browser, somebody()))
    expect(await doors.REST.signIn(newBrowser(site), somebody())).toMatchObject({ status: 401 })
  })

  it('counts all addresses behind one IPv6 /64 as one', async () => {
    for (const host of times(20))
      await tries(behindProxy(site, `2001:db8:1:2:${host}::${host}`), somebody().email, 1)
    expect(await tries(behindProxy(site, '2001:db8:1:2:ffff::1'), somebody().email, 1)).toEqual([429])
    expect(await tries(behindProxy(site, '2001:db8:1:3::1'), somebody().email, 1)).toEqual([401])
  })

  it('is not helped by an address that the sender makes up', async () => {
    for (const host of times(20)) {
      const forged = {
        'x-forwarded-for': `192.0.2.${host}`,
        forwarded: `for=192.0.2.${host}`,
        'x-real-ip': `192.0.2.${host}`,
      }
      await tries(newBrowser(site, { address: '10.200.0.1', headers: forged }), somebody().email, 1)
    }
    expect(await tries(newBrowser(site, { address: '10.200.0.1' }), somebody().email, 1)).toEqual([429])
    for (const host of times(20))
      await tries(behindProxy(site, `192.0.2.${host}, 198.18.0.1`), somebody().email, 1)
    expect(await tries(behindProxy(site, '198.18.0.1'), somebody().email, 1)).toEqual([429])
  })

  it('is not counted where it was the right one, whoever else shares the network', async () => {
    const { person } = await registered(site)
    const browser = newBrowser(site)
    expect(await tries(browser, person.email, 1)).toEqual([401])
    for (const _ of times(21)) {
      expect(await doors.tRPC.signIn(browser, person)).toMatchObject({ status: 200 })
      browser.cookies.clear()
    }
    expect(await tries(browser, person.email, 2)).toEqual([401, 429])
  })

  it('is not counted for the network where the account was refused', async () => {
    const browser = newBrowser(site)
    const { email } = somebody()
    expect(await tries(browser, email, 24)).toEqual(times(24).map((index) => (index < 2 ? 401 : 429)))
    expect(await tries(browser, somebody().email, 1)).toEqual([401])
  })
})

postgresFirst('Trying a hundred passwords', (open) => {
  const site = useTestApp(open)

  it('ends after a hundred that are answered as wrong, however many come at once', async () => {
    const browser = newBrowser(site)
    for (const _ of times(19)) await tries(browser, somebody().email, 5)
    const burst = await Promise.all(times(10).map(() => tries(browser, somebody().email, 1)))
    const counted = (status: number) => burst.flat().filter((one) => one === status).length
    expect([401, 429].map(counted)).toEqual([5, 5])
  })
})

bothDatabases('RATE_LIMIT_FACTOR', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '0.2' })

  it('multiplies every limit', async () => {
    const browser = newBrowser(site)
    expect(await tries(browser, somebody().email, 4)).toEqual([401, 401, 429, 429])
    const signUps = []
    for (const _ of times(7)) signUps.push((await doors.REST.signUp(browser, somebody())).status)
    expect(signUps).toEqual([201, 201, 201, 201, 201, 201, 429])
    const token = 'A'.repeat(43)
    const redeems = []
    for (const _ of times(13))
      redeems.push((await browser.call('auth.resetPassword', { token, password: guess })).status)
    expect(redeems).toEqual([...times(12).map(() => 400), 429])
  })
})

onPostgres('Two instances', (open) => {
  const site = useTestApp(open)
  const second = useBesides(site)

  it('count tries together', async () => {
    const { person } = await registered(site)
    const [here, there] = [
      newBrowser(site, { address: '10.201.0.1' }),
      newBrowser(second, { address: '10.201.0.1' }),
    ]
    expect([...(await tries(here, person.email, 5)), ...(await tries(there, person.email, 5))]).toEqual(
      times(10).map(() => 401),
    )
    expectRefusal(await doors.tRPC.signIn(here, person))
    expectRefusal(await doors.REST.signIn(there, person))
  })

  it('know the sessions that the other one began', async () => {
    const { browser, id } = await registered(site)
    const other = newBrowser(second)
    other.cookies.set('nw_session', browser.cookies.get('nw_session') ?? '')
    expect((await doors.REST.me(other)).body).toMatchObject({ user: { id } })
    await doors.REST.signOut(other)
    expect(await doors.REST.me(browser)).toMatchObject({ status: 401 })
  })
})

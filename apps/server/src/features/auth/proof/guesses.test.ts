import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { bothDatabases, onPostgres } from '../../../testing/databases/test-database.ts'
import { doors, type Person, registered, somebody } from '../../../testing/test-accounts.ts'
import { type Browser, newBrowser } from '../../../testing/requests/test-browser.ts'
import { useBesides, useTestApp } from '../../../testing/use-test-app.ts'

const guess = 'a wrong guess'
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const behindProxies = { TRUSTED_PROXIES: '127.0.0.0/8' }

let networks = 0

function stranger(site: TestApp) {
  networks += 1
  const headers = { 'x-forwarded-for': `198.18.${networks >> 8}.${networks & 255}` }
  return newBrowser(site, { address: '127.0.0.1', headers })
}

async function batchOf(browser: Browser, count: number, email: string) {
  const path = times(count).map(() => 'auth.signIn')
  const input = Object.fromEntries(path.map((_, index) => [index, { email, password: guess }]))
  const sent = await browser.send('POST', `/trpc/${path.join()}?batch=1`, input)
  const answers: { error: { data: { httpStatus: number } } }[] = sent.json()
  return answers.map(({ error }) => error.data.httpStatus)
}

const guessOnce = async (browser: Browser, email: string, door = doors.tRPC) => [
  (await door.signIn(browser, { email, password: guess })).status,
]

/** Thirty single guesses and twelve batched ones, which are refused. Each from its own network, by both doors. */
const manyGuesses = (sites: TestApp[], { email }: Person) =>
  sites.flatMap((site) => [
    ...times(4).map(() => batchOf(stranger(site), 3, email)),
    ...times(15).map(() => guessOnce(stranger(site), email)),
    ...times(15).map(() => guessOnce(stranger(site), email.toUpperCase(), doors.REST)),
  ])

const counted = (statuses: number[], status: number) => statuses.filter((one) => one === status).length

bothDatabases('Guesses at one account’s password', (open, once) => {
  const site = useTestApp(open, behindProxies)

  const letPass = (interval: string) =>
    site.rows(`update sign_in_guesses set at = array(
      select each - interval '${interval}' from unnest(at) each order by each)`)

  it('are ten from any number of networks, by any mix of doors and batches', once, async () => {
    const { person } = await registered(site)
    const statuses = (await Promise.all(manyGuesses([site], person))).flat()
    expect([401, 429, 400].map((status) => counted(statuses, status))).toEqual([10, 20, 12])
    expect(await doors.REST.signIn(stranger(site), person)).toMatchObject({ status: 429 })
  })

  it('are ten where a password is asked for elsewhere, too', once, async () => {
    const { person, browser } = await registered(site)
    const token = await site.linkTo(person.email)
    browser.cookies.delete('nw_device')
    const change = { currentPassword: guess, password: 'another one' }
    const answers = []
    for (const _ of times(3)) {
      answers.push(
        await browser.call('auth.changePassword', change),
        await browser.call('account.deleteAccount', { password: guess }),
        await stranger(site).call('auth.verifyEmail', { token, password: guess }),
        await doors.REST.signIn(stranger(site), { ...person, password: guess }),
      )
    }
    expect(answers.slice(0, 10).map(({ status }) => status)).not.toContain(429)
    expect(answers.slice(10).map(({ status }) => status)).toEqual([429, 429])
  })

  it('are no more however often the right password comes in between', once, async () => {
    const { person } = await registered(site)
    const wrong = []
    for (const index of times(12)) {
      wrong.push(...(await guessOnce(stranger(site), person.email)))
      const right = await doors.tRPC.signIn(stranger(site), person)
      expect(right.status).toBe(index < 9 ? 200 : 429)
    }
    expect(wrong).toEqual([...times(10).map(() => 401), 429, 429])
  })

  it('leave a window that slides: each makes room for one more, a quarter of an hour after it', async () => {
    const { person } = await registered(site)
    const guessed = async (count: number) => {
      const statuses = []
      for (const _ of times(count)) statuses.push(...(await guessOnce(stranger(site), person.email)))
      return statuses
    }
    expect(await guessed(4)).toEqual(times(4).map(() => 401))
    await letPass('10 minutes')
    expect(await guessed(7)).toEqual([...times(6).map(() => 401), 429])
    const { headers } = await doors.REST.signIn(stranger(site), person)
    expect(Number(headers['retry-after'])).toBeGreaterThan(290)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300)
    await letPass('5 minutes')
    expect(await guessed(5)).toEqual([...times(4).map(() => 401), 429])
  })

  it(
    'by strangers are not those of a browser of its owner, and theirs not the strangers’',
    once,
    async () => {
      const { person, browser } = await registered(site)
      const statuses = (await Promise.all(manyGuesses([site], person))).flat()
      expect(counted(statuses, 401)).toBe(10)
      for (const _ of times(9)) expect(await guessOnce(browser, person.email)).toEqual([401])
      expect(await doors.tRPC.signIn(browser, person)).toMatchObject({ status: 200 })
      expect(await guessOnce(browser, person.email)).toEqual([401])
      expect(await guessOnce(browser, person.email)).toEqual([429])
    },
  )

  it('are known by a hash of the account alone', once, async () => {
    const { email } = somebody()
    await guessOnce(stranger(site), email)
    expect(JSON.stringify(await site.rows('select * from sign_in_guesses'))).not.toContain('navy')
  })

  it(
    'of one network that is refused leave nothing behind, however many addresses it tries',
    { tags: ['thorough'] },
    async () => {
      const flood = newBrowser(site, { address: '10.210.0.1' })
      const rows = async () =>
        (await site.rows('select 1 from sign_in_guesses union all select 1 from rate_limits')).length
      for (const _ of times(10)) await Promise.all(times(10).map(() => guessOnce(flood, somebody().email)))
      expect(await guessOnce(flood, somebody().email)).toEqual([429])
      const before = await rows()
      for (const _ of times(2)) {
        const refused = await Promise.all(times(100).map(() => guessOnce(flood, somebody().email)))
        expect(refused.flat()).toEqual(times(100).map(() => 429))
      }
      expect(await rows()).toBe(before)
    },
  )
})

onPostgres('On two instances', (open) => {
  const here = useTestApp(open, behindProxies)
  const there = useBesides(here, behindProxies)
  const sites = [here, there]

  it('guesses at one account are ten together, in any burst', async () => {
    const { person } = await registered(here)
    const statuses = (await Promise.all(manyGuesses(sites, person))).flat()
    expect([401, 429, 400].map((status) => counted(statuses, status))).toEqual([10, 50, 24])
    for (const site of sites)
      expect(await doors.tRPC.signIn(stranger(site), person)).toMatchObject({ status: 429 })
  })

  it('a burst at one finds the account full that was filled at the other', async () => {
    const { person } = await registered(here)
    for (const _ of times(10)) await guessOnce(stranger(here), person.email)
    const wrong = times(29).map(() => guessOnce(stranger(there), person.email))
    const right = doors.REST.signIn(stranger(there), person)
    expect((await Promise.all(wrong)).flat()).toEqual(times(29).map(() => 429))
    expect(await right).toMatchObject({ status: 429 })
  })

  it('a new password at one lets its owner in at the other', { tags: ['thorough'] }, async () => {
    const { person } = await registered(here)
    await here.linkTo(person.email)
    for (const site of sites) await Promise.all(manyGuesses([site], person))
    expect(await doors.REST.signIn(stranger(there), person)).toMatchObject({ status: 429 })
    const owner = stranger(here)
    await owner.call('auth.forgotPassword', { email: person.email })
    const token = await here.linkTo(person.email, 2)
    const password = 'mine again'
    expect(await owner.call('auth.resetPassword', { token, password })).toMatchObject({ status: 200 })
    for (const site of sites)
      expect(await doors.tRPC.signIn(stranger(site), { ...person, password })).toMatchObject({ status: 200 })
  })
})

import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../../../testing/databases/test-database.ts'
import { doors, registered, somebody } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const statuses = {
  tRPC: { signUp: 200, signIn: 200, signOut: 200, me: 200 },
  REST: { signUp: 201, signIn: 200, signOut: 204, me: 200 },
}
const eachDoor = Object.entries(doors).map(
  ([name, door]) => [name, door, statuses[name as keyof typeof doors]] as const,
)

eachDatabase('Signing up and in', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' })

  describe.each(eachDoor)('through %s', (_name, door, status) => {
    it('makes an account, signs its owner in, out and in again', async () => {
      const { name, email, password } = somebody()
      const browser = newBrowser(site)
      const made = await door.signUp(browser, { name, email, password })
      expect(made.status).toBe(status.signUp)
      const user = { id: expect.stringMatching(/^[\da-f-]{36}$/), name, email }
      expect(made.body).toEqual(_name === 'tRPC' ? { user, isMailed: true } : { user })
      const me = await door.me(browser)
      expect([me.status, me.body]).toEqual([status.me, { user: made.body['user'] }])
      expect(await door.signOut(browser)).toMatchObject({ status: status.signOut })
      expect(await door.me(browser)).toMatchObject({ status: 401, message: 'Please sign in.' })
      const back = await door.signIn(newBrowser(site), { email, password })
      expect(back).toMatchObject({ status: status.signIn, body: { user: made.body['user'] } })
    })

    it('signs out where nobody is signed in', async () => {
      expect(await door.signOut(newBrowser(site))).toMatchObject({ status: status.signOut })
    })

    const { name, email, password } = somebody()
    it.each([
      ['nothing', {}, 'Name is required.'],
      ['a blank name', { name: ' \u200b', email, password }, 'Name is required.'],
      ['no address', { name, email: ' ' }, 'Email is required.'],
      [
        'a strange address',
        { name, email: 'grace@navy', password: '' },
        'Please enter a valid email address.',
      ],
      ['no password', { name, email }, 'Password is required.'],
      ['a password of spaces', { name, email, password: '       ' }, 'Password is required.'],
      ['five characters', { name, email, password: '12345' }, 'Password must be at least 6 characters long.'],
      [
        'five characters of many bytes',
        { name, email, password: '😀😀😀😀😀' },
        'Password must be at least 6 characters long.',
      ],
      [
        '1,025 bytes',
        { name, email, password: 'x'.repeat(1_025) },
        'Password must be at most 1,024 bytes long.',
      ],
    ])('refuses %s to who registers, in the order of the form', async (_what, typed, sentence) => {
      const answer = await door.signUp(newBrowser(site), typed)
      expect(answer).toMatchObject({ status: 400, message: sentence })
      expect(answer.issues?.[0]?.message).toBe(sentence)
      expect(answer.setCookies).toEqual([])
    })

    it.each([
      ['nothing', {}, 'Please fill in all required fields.'],
      ['no address', { email: ' ', password }, 'Please fill in all required fields.'],
      ['no password', { email: 'not an address' }, 'Please fill in all required fields.'],
      ['a password of spaces', { email, password: '      ' }, 'Please fill in all required fields.'],
      ['a strange address', { email: 'grace@navy', password }, 'Please enter a valid email address.'],
    ])('refuses %s to who signs in, in the order of the form', async (_what, typed, sentence) => {
      expect(await door.signIn(newBrowser(site), typed)).toMatchObject({ status: 400, message: sentence })
    })

    it('says the same of a wrong password and of an unknown address', async () => {
      const { person } = await registered(site)
      const wrong = await door.signIn(newBrowser(site), { ...person, password: 'another one' })
      const unknown = await door.signIn(newBrowser(site), somebody())
      expect(wrong).toMatchObject({ status: 401, message: 'Invalid email or password.', setCookies: [] })
      expect({ ...wrong, headers: null }).toEqual({ ...unknown, headers: null })
      expect(Object.keys(wrong.headers)).toEqual(Object.keys(unknown.headers))
    })

    it('refuses an address that has an account, however its letters are written', async () => {
      const { person } = await registered(site)
      const again = { ...person, email: person.email.toUpperCase() }
      expect(await door.signUp(newBrowser(site), again)).toMatchObject({
        status: 409,
        message: 'An account with this email already exists. Sign in, or ask for a new password.',
        setCookies: [],
      })
      expect(await door.signIn(newBrowser(site), again)).toMatchObject({ status: 200 })
    })

    it('takes a Kelvin sign for no k', async () => {
      const { person } = await registered(site, somebody({ email: `kelvin-${_name}@k.example` }))
      const other = { ...person, email: person.email.replaceAll('k', '\u212A') }
      expect(await door.signIn(newBrowser(site), other)).toMatchObject({ status: 401 })
      expect((await door.signUp(newBrowser(site), other)).status).toBe(status.signUp)
    })

    it('gives the address of an account that two ask for at once to one of them', async () => {
      const person = somebody()
      const answers = await Promise.all([1, 2, 3].map(() => door.signUp(newBrowser(site), person)))
      expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
        status.signUp,
        409,
        409,
      ])
    })

    it('keeps personal data out of every cache', async () => {
      const { browser, person } = await registered(site)
      const answers = [
        await door.me(browser),
        await door.orders(browser),
        await door.projects(browser),
        await door.signIn(browser, person),
        await door.signOut(browser),
        await door.me(browser),
        await door.signUp(browser, {}),
      ]
      for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
    })
  })

  it('shows orders and projects only to signed-in clients', async () => {
    for (const door of Object.values(doors)) {
      expect(await door.orders(newBrowser(site))).toMatchObject({ status: 401, message: 'Please sign in.' })
      expect(await door.projects(newBrowser(site))).toMatchObject({ status: 401, message: 'Please sign in.' })
    }
  })

  it('logs nothing of all that', () => expect(site.logged).toEqual([]))
})

import argon2 from 'argon2'
import { describe, expect, it } from 'vitest'
import { eachDatabase, thorough } from '../../../testing/databases/test-database.ts'
import { createPasswords } from './passwords.ts'
import { doors, registered, somebody, wired } from '../../../testing/test-accounts.ts'
import { newBrowser } from '../../../testing/requests/test-browser.ts'
import { useTestApp } from '../../../testing/use-test-app.ts'

const passwords: [what: string, password: string][] = [
  ['six bytes', '123456'],
  ['six characters of Chinese', '北极星文字社'],
  ['Arabic', 'كلمة السر'],
  ['Devanagari', 'पासवर्ड लंबा'],
  ['emoji of several code points', '👩‍👩‍👧‍👦🏳️‍🌈🇭🇰'],
  ['spaces at both ends', '  a b  '],
  ['U+0000', 'a\u0000b\u0000c\u0000'],
  ['a byte order mark', '\uFEFFsecret'],
  ['line breaks and controls', 'one\r\ntwo\t\u001b'],
  ['1,024 bytes', 'ü'.repeat(512)],
]

eachDatabase('A password', (open) => {
  const site = useTestApp(open, { RATE_LIMIT_FACTOR: '100' }, { passwords: createPasswords() })

  describe.each([
    ['tRPC', 'REST', {}],
    ['REST', 'tRPC', thorough],
  ] as const)('that was chosen through %s', (first, second, options) => {
    it.each(passwords)(`of %s opens the account through ${second}`, options, async (_what, password) => {
      const person = somebody({ password })
      const made = await doors[first].signUp(newBrowser(site), person)
      const back = await doors[second].signIn(newBrowser(site), person)
      expect(back).toMatchObject({ status: 200, body: { user: made.body['user'] } })
    })

    it('is the same however a keyboard composes its letters', options, async () => {
      const person = somebody({ password: 'Ångström é'.normalize('NFD') })
      await doors[first].signUp(newBrowser(site), person)
      const composed = { ...person, password: person.password.normalize('NFC') }
      expect(composed.password).not.toBe(person.password)
      expect(await doors[second].signIn(newBrowser(site), composed)).toMatchObject({ status: 200 })
    })

    it.each([
      ['a space less', ' secret ', ' secret'],
      ['another case', 'Secret', 'secret'],
      ['what follows U+0000', 'secret\u0000one', 'secret\u0000two'],
      ['the last of 1,024 bytes', `${'x'.repeat(1_023)}a`, `${'x'.repeat(1_023)}b`],
    ])('is another one by %s', options, async (_what, password, other) => {
      const person = somebody({ password })
      await doors[first].signUp(newBrowser(site), person)
      expect(await doors[second].signIn(newBrowser(site), { ...person, password: other })).toMatchObject({
        status: 401,
      })
    })
  })

  describe.each([
    ['/api/auth/login', 'Please fill in all required fields.'],
    ['/api/auth/register', 'Password is required.'],
  ])('at %s', (url, required) => {
    const { name, email } = somebody()
    const send = (passwordHash: unknown) => newBrowser(site).rest('POST', url, { name, email, passwordHash })

    it.each([
      ['no base64', 'not base64!'],
      ['base64 without its padding', wired('secret!').replaceAll('=', '')],
      ['base64 with space around it', ` ${wired('secret')} `],
      ['base64 in the letters of addresses', Buffer.from('secret>>>???').toString('base64url')],
      ['bits beyond the last byte', 'c2VjcmV0IR=='],
      ['bytes that are no UTF-8', Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0x80, 0x80]).toString('base64')],
      ['half a surrogate pair', Buffer.from([0xed, 0xa0, 0x80, 1, 2, 3, 4]).toString('base64')],
      ['a number', 123_456],
      ['a list', [wired('secret')]],
    ])('is refused as %s', async (_what, passwordHash) => {
      const sentence = 'passwordHash must be the base64 of the password in UTF-8.'
      const answer = await send(passwordHash)
      expect(answer).toMatchObject({ status: 400, message: sentence })
      expect(answer.issues).toEqual([{ path: 'passwordHash', message: sentence }])
    })

    it.each([
      ['missing', undefined],
      ['null', null],
      ['empty', ''],
    ])('is asked for by the name of its field where it is %s', async (_what, passwordHash) => {
      const issues = [{ path: 'passwordHash', message: required }]
      expect(await send(passwordHash)).toMatchObject({ status: 400, message: required, issues })
    })
  })

  it('with half a surrogate pair is refused by tRPC, where it would stand for others', async () => {
    const person = somebody({ password: 'secret\ud800' })
    expect(await doors.tRPC.signUp(newBrowser(site), person)).toMatchObject({
      status: 400,
      message: 'Password contains characters that cannot be stored.',
    })
  })

  it('is hashed anew at sign-in where the hash is weaker than today', async () => {
    const person = somebody()
    const { id } = await registered(site, person)
    const signInStatus = async (password = person.password) =>
      (await doors.REST.signIn(newBrowser(site), { ...person, password })).status
    const weak = await argon2.hash(person.password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    await site.rows(`update users set password_hash = '${weak}' where id = '${id}'`)
    expect(await signInStatus('a guess')).toBe(401)
    expect(await signInStatus()).toBe(200)
    const [row] = await site.rows(`select password_hash from users where id = '${id}'`)
    expect(row?.password_hash).toContain('$m=19456,p=1,t=2$')
    expect(await signInStatus()).toBe(200)
  })

  it('is kept as argon2id with 19 MiB, two passes and one lane', async () => {
    const rows = await site.rows('select password_hash from users')
    expect(rows.length).toBeGreaterThan(passwords.length)
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/)
  })
})

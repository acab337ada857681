import { expect, test } from 'vitest'
import { confirmSecondFactorInput, proveAgainInput, setUpInput, staffSignInInput } from './staff.ts'

const typed = { token: 'A'.repeat(43), name: 'Olivia', email: 'olivia@northword.example' }
const sentenceFor = (password: string) =>
  setUpInput.safeParse({ ...typed, password }).error?.issues[0]?.message

test.each(['', '   '])('a password of %j is none', (password) => {
  expect(sentenceFor(password)).toBe('Password is required.')
})

test.each(['elevensigns', 'a secret', '🦉🦉🦉🦉🦉🦉'])('%s is too short for the desk', (password) => {
  expect(sentenceFor(password)).toBe('Password must be at least 12 characters long.')
})

test.each([
  'password1234',
  'Password2026!',
  'P@ssw0rd12345',
  'passwordpassword',
  'qwertyuiop123',
  'qwertyuiopas',
  '123456789012',
  '1qaz2wsx3edc',
  'aaaaaaaaaaaa',
  'abababababab',
  'letmein letmein',
  'correct horse battery staple',
  'iloveyou2026',
  'Welcome12345!',
])('%s is tried first, so nobody at the desk may have it', (password) => {
  expect(sentenceFor(password)).toBe('Too many people have this password. Please choose another.')
})

test.each(['tin whistle at dawn', 'Ödön eszik almát', 'x7-Kw.93+qLm', 'ein Wort, zwei Wörter'])(
  '%s is good enough for the desk',
  (password) => {
    expect(sentenceFor(password)).toBeUndefined()
  },
)

test('a code may be typed as it is shown, with spaces and hyphens', () => {
  const signIn = { email: typed.email, password: 'x' }
  expect(staffSignInInput.parse({ ...signIn, code: ' 123 456 ' }).code).toBe('123456')
  expect(staffSignInInput.parse({ ...signIn, code: 'ABCD-efgh-2345-mnop' }).code).toBe('abcdefgh2345mnop')
  expect(staffSignInInput.parse(signIn).code).toBe('')
})

test('a code that is to be confirmed is asked for', () => {
  expect(confirmSecondFactorInput.safeParse({}).error?.issues).toMatchObject([
    { path: ['code'], message: 'Enter the code of your authenticator app.' },
  ])
})

test('a second proof takes a password or a code', () => {
  expect(proveAgainInput.safeParse({}).error?.issues[0]?.message).toBe('Enter your password or a code.')
  expect(proveAgainInput.safeParse({ code: '123456' }).success).toBe(true)
  expect(proveAgainInput.safeParse({ password: 'x' }).success).toBe(true)
})

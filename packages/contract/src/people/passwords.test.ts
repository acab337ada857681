import { describe, expect, it } from 'vitest'
import { isLongEnough } from './password-hints.ts'
import { chosenPassword, knownPassword, passwordMaxBytes } from './passwords.ts'

const sentence = (schema: ReturnType<typeof chosenPassword>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

const tooShort = 'Password must be at least 6 characters long.'
const tooLong = 'Password must be at most 1,024 bytes long.'

describe('A password', () => {
  it.each([
    '123456',
    '北极星文字社',
    '😀😀😀😀😀😀',
    ' a b c ',
    'a\u0000bcdef',
    '\uFEFFsecret',
    'x'.repeat(1_024),
    'ü'.repeat(512),
  ])('may be %j, and stays as it is', (password) => {
    expect(chosenPassword().parse(password)).toBe(password)
    expect(knownPassword().parse(password)).toBe(password)
  })

  it.each([
    ['12345', tooShort],
    ['😀😀😀😀😀', tooShort],
    ['北极星文字', tooShort],
    ['x'.repeat(1_025), tooLong],
    ['😀'.repeat(257), tooLong],
    [`${'ü'.repeat(512)}x`, tooLong],
    ['secret\ud800', 'Password contains characters that cannot be stored.'],
    ['', 'Password is required.'],
    ['       ', 'Password is required.'],
    ['\t\n\u00a0\u3000  ', 'Password is required.'],
    [undefined, 'Password is required.'],
    [null, 'Password is required.'],
    [123_456, 'Password must be text.'],
    [['secret'], 'Password must be text.'],
  ])('cannot be %j', (password, expected) => {
    expect(sentence(chosenPassword(), password)).toEqual([expected])
  })

  it('that somebody has may be shorter, but not longer', () => {
    expect(sentence(knownPassword(), 'x')).toBeUndefined()
    expect(sentence(knownPassword(), 'x'.repeat(passwordMaxBytes + 1))).toEqual([tooLong])
    expect(sentence(knownPassword('Type it.'), ' ')).toEqual(['Type it.'])
  })

  it('is long enough from the sixth character on, whatever its bytes', () => {
    expect(['12345', '123456', '😀😀😀', '😀😀😀😀😀😀'].map(isLongEnough)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const origin = 'https://northword.example'
const asked = (search: string) => nextPath(new URLSearchParams(search))
const next = (value: string) => asked(`?next=${encodeURIComponent(value)}`)

describe('after signing in', () => {
  test.each(['/dashboard', '/dashboard?tab=orders', '/dashboard/orders/NW-ORD-20261120-0001#events', '/'])(
    '%s is a way to go on',
    (path) => expect(next(path)).toBe(path),
  )

  test('a query that was not encoded is read as it came', () => {
    expect(asked('?next=/dashboard')).toBe('/dashboard')
  })

  test.each(['', '?', '?next=', '?other=/dashboard'])('“%s” asks for nothing', (search) => {
    expect(asked(search)).toBeNull()
  })

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'HTTPS://northword.example/dashboard',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'dashboard',
    './dashboard',
    ' //evil.example',
    ' /dashboard',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/dashboard\u0000',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/dashboard\\..\\..\\evil',
    '@evil.example',
    '/%2e//evil.example',
  ])('%j leads elsewhere, and is not followed', (value) => {
    expect(next(value)).toBeNull()
  })

  test.each(['/login', '/login/', '/login?next=/login', '/signup', '/Signup#top'])(
    '%s would lead in a circle',
    (path) => expect(next(path)).toBeNull(),
  )

  test.each([
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/@evil.example',
    '/:@evil.example',
  ])('%s is only a strange path of this site', (value) => {
    const path = next(value) ?? ''
    expect(new URL(path, origin).origin).toBe(origin)
  })

  test('an address encoded once more than needed is not decoded for it', () => {
    expect(asked('?next=%252F%252Fevil.example')).toBeNull()
  })

  test('only the first of several is looked at', () => {
    expect(asked('?next=/dashboard&next=//evil.example')).toBe('/dashboard')
    expect(asked('?next=//evil.example&next=/dashboard')).toBeNull()
  })
})

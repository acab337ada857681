import { expect, test } from 'vitest'
import * as names from './device-key-names.ts'
import { deviceKeys, findDeviceKey } from './device-keys.ts'

const row = (name: string) => deviceKeys.find((each) => each.name === name)

test.each([
  { name: 'nw_session', category: 'essential', duration: 'session' },
  { name: 'cookiesAccepted', category: 'essential', duration: 'oneYear' },
  { name: 'cookiePreferences', category: 'functional', duration: 'oneYear' },
  { name: '_ga', category: 'analytics', duration: 'twoYears' },
  { name: '_gid', category: 'analytics', duration: 'oneDay' },
])('the table has the specification’s row of $name', (expected) => {
  expect(row(expected.name)).toMatchObject(expected)
})

test('no name stands twice', () => {
  const stored = deviceKeys.map(({ name }) => name)
  expect(new Set(stored).size).toBe(stored.length)
})

test('a stored name is found by its place, with what follows a prefix and what precedes a cookie', () => {
  expect(findDeviceKey('cookie', '__Host-nw_session')?.name).toBe('nw_session')
  expect(findDeviceKey('local', 'nw_outbox:6f1c')?.name).toBe('nw_outbox')
  expect(findDeviceKey('session', 'nw_draft:PS-070')?.name).toBe('nw_draft')
  expect(findDeviceKey('local', 'nw_session')).toBeUndefined()
  expect(findDeviceKey('local', 'nw_drafts')).toBeUndefined()
  expect(findDeviceKey('local', 'mantine-color-scheme')).toBeUndefined()
})

test('the answer to the banner is known on the device and, for browsers without scripts, as cookies', () => {
  for (const name of ['cookiesAccepted', 'cookiePreferences', 'nw_consent_day'])
    for (const storage of ['local', 'cookie'] as const) expect(findDeviceKey(storage, name)?.name).toBe(name)
})

test('a key without a user may not be stored', () => {
  expect(findDeviceKey('cookie', '_ga')).toBeUndefined()
})

test('every cookie of the code is in the table, but those of the desk', () => {
  const cookies = Object.entries(names).flatMap(([name, value]) => (name.endsWith('Cookie') ? [value] : []))
  const missing = cookies.filter((name) => !findDeviceKey('cookie', name))
  expect(missing.toSorted()).toEqual([names.deskCookie, names.deskDeviceCookie])
})

// The table is public, and nothing public reveals the desk. Only signing in there sets its cookies.
test('the cookies of the desk are not in the table', () => {
  for (const name of [names.deskCookie, names.deskDeviceCookie])
    expect(findDeviceKey('cookie', name)).toBeUndefined()
  expect(JSON.stringify(deviceKeys)).not.toMatch(/desk/)
})

import { company } from '@northword/content/studio/company'
import { catalogue } from '@northword/content/studio/catalogue'
import { cookiePolicy, cookieTable } from '@northword/content/legal/cookies'
import { privacy } from '@northword/content/legal/privacy'
import { deviceKeys } from '@northword/contract/device/device-keys'
import { mailDays } from '@northword/contract/people/retention'
import { terms } from '@northword/content/legal/terms'
import { stringsIn } from '@northword/content/strings-in'
import { consentDays, lastSignificantChange } from '@northword/contract/site/consent'
import { expect, test } from 'vitest'
import { endOf, isAlive, rememberedMs } from './features/auth/sessions/sessions.ts'

const textOf = (policy: object) =>
  stringsIn(policy)
    .map(({ text }) => text)
    .join('\n')
const hourMs = 3_600_000

test('the privacy policy gives copies of mails the days that they have', () => {
  expect(mailDays).toBe(365)
  expect(textOf(privacy)).toContain('Copies of other emails are deleted after one year')
})

test('the policies say how long a session lasts', () => {
  const days = rememberedMs / (24 * hourMs)
  expect(textOf(privacy)).toContain(`${days} days with “Remember me”, and without it one day, or 12 hours`)
  expect(cookieTable.durations.session).toContain(`${days} days with “Remember me”`)
  const begin = new Date('2026-03-06T00:00:00Z')
  const endsAt = endOf(begin, false)
  expect(endsAt.getTime() - begin.getTime()).toBe(24 * hourMs)
  const session = { endsAt, remembered: false, lastSeenAt: begin } as Parameters<typeof isAlive>[0]
  const after = (hours: number) => new Date(begin.getTime() + hours * hourMs)
  expect([isAlive(session, after(11.9)), isAlive(session, after(12.1))]).toEqual([true, false])
})

test('an answer about cookies lasts the year of the policy and is older than none of its versions', () => {
  expect(consentDays).toBe(365)
  expect(cookieTable.durations.oneYear).toBe('1 year')
  expect(lastSignificantChange <= cookiePolicy.updated).toBe(true)
})

test('the cookie policy lists every cookie whose name begins with __Host- on https', () => {
  const [, listed = ''] = /the names of (.+?) begin with __Host-/.exec(textOf(cookiePolicy)) ?? []
  const hosted = deviceKeys.filter((row) => row.storage.join() === 'cookie' && !('isUnused' in row))
  expect(listed.split(/, | and /)).toEqual(hosted.map(({ name }) => name))
})

test('the terms let the agent take as long as the order form says', () => {
  expect(textOf(terms)).toContain(`Within ${company.contactWithin} of your order`)
})

test.each([
  ['Starter Package', '2 rounds'],
  ['Professional Package', '3 rounds'],
  ['Enterprise Package', 'unlimited rounds'],
])('the terms give the %s the rounds of its card', (name, rounds) => {
  expect(`${catalogue.find((service) => service.name === name)?.revisionRounds} rounds`).toBe(rounds)
  expect(textOf(terms)).toContain(`${name}: ${rounds}`)
})

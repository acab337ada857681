import { expect, test } from 'vitest'
import { mayPublish } from './publishing.ts'
import { staffRoles } from './staff.ts'

const service = { kind: 'services', key: 'PS-025' } as const
const accounts = { kind: 'studio', key: 'accounts' } as const

test.each(staffRoles)('a member who is %s publishes with the right, and an owner also without', (role) => {
  const isOwner = role === 'owner'
  for (const items of [[], [service]]) {
    expect(mayPublish({ role, mayPublish: true }, items)).toBe(true)
    expect(mayPublish({ role, mayPublish: false }, items)).toBe(isOwner)
  }
  expect(mayPublish({ role, mayPublish: true })).toBe(true)
  for (const items of [[accounts], [service, accounts]])
    expect(mayPublish({ role, mayPublish: true }, items)).toBe(isOwner)
})

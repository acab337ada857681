import { describe, expect, it } from 'vitest'
import type { BrowserKeys } from '../../doors/browser-keys.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import type { User } from './user.entity.ts'

const ada = { id: 'ada', passwordHash: '$argon2id$v=19$ada' } as User
const ben = { id: 'ben', passwordHash: '$argon2id$v=19$ben' } as User

function browserWith(device: string | null): BrowserKeys {
  const kept = new Map<string, string | null>([['device', device]])
  return {
    read: (name) => kept.get(name) ?? null,
    keep: (name, value) => void kept.set(name, value),
    forget: (name) => void kept.delete(name),
    recall: () => null,
    remember: () => {},
    rememberSent: () => {},
    wasSentTo: () => false,
    signalsPrivacy: false,
    device: '',
  }
}

describe('A browser that has signed in before', () => {
  it('is known to the account, by the same name after every sign-in', () => {
    const browser = browserWith(null)
    expect(knownDevice(browser, ada)).toBeNull()
    rememberDevice(browser, ada)
    const name = knownDevice(browser, ada)
    expect(name).toHaveLength(22)
    rememberDevice(browser, ada)
    expect(knownDevice(browser, ada)).toBe(name)
  })

  it('is not known to another account, nor to one that does not exist', () => {
    const browser = browserWith(null)
    rememberDevice(browser, ada)
    expect([knownDevice(browser, ben), knownDevice(browser)]).toEqual([null, null])
  })

  it('is a stranger again once the password is another one', () => {
    const browser = browserWith(null)
    rememberDevice(browser, ada)
    expect(knownDevice(browser, { ...ada, passwordHash: '$argon2id$v=19$new' })).toBeNull()
  })

  it.each(['', '.', 'name', 'name.', `${'n'.repeat(22)}.${'s'.repeat(43)}`, 'ä.ö'])(
    'cannot be claimed to be with %j',
    (forged) => expect(knownDevice(browserWith(forged), ada)).toBeNull(),
  )
})

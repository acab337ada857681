import argon2 from 'argon2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DomainError } from '../../../errors/domain-error.ts'
import { type Asker, createPasswords } from './passwords.ts'

let askers = 0

const somebody = (changes: Partial<Asker> = {}): Asker => {
  askers += 1
  return { network: `network ${askers}`, account: `account ${askers}`, ...changes }
}

describe('Hashing', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Passwords whose checks finish only when the test says so. */
  function slowly() {
    const passwords = createPasswords()
    const running: (() => void)[] = []
    const verify = vi
      .spyOn(argon2, 'verify')
      .mockImplementation(() => new Promise((resolve) => running.push(() => resolve(true))))
    return { passwords, running, verify }
  }

  const settled = () => vi.waitFor(() => new Promise((resolve) => setImmediate(resolve)), { timeout: 30_000 })

  it('does two at once and lets a hundred wait; the next is told to come again soon', async () => {
    const { passwords, running, verify } = slowly()
    const calls = Array.from({ length: 102 }, () => passwords.matches('hash', 'secret', somebody()))
    await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(2), { timeout: 30_000 })
    const refused = await Promise.allSettled([
      passwords.matches('hash', 'secret', somebody()),
      passwords.matches(undefined, 'secret', somebody()),
      passwords.hash('secret', somebody()),
    ])
    for (const one of refused) {
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(DomainError) })
      expect(one).toMatchObject({ reason: { code: 'busy', status: 503, retryAfterSeconds: 2 } })
    }
    let most = 0
    while (verify.mock.calls.length < 102 || running.length > 0) {
      most = Math.max(most, running.length)
      running.shift()?.()
      await settled()
    }
    expect(most).toBe(2)
    expect(await Promise.all(calls)).toEqual(calls.map(() => true))
  })

  it.each([
    ['network', 10],
    ['account', 8],
  ] as const)(
    'lets one %s have %i waiting, and leaves the rest of the queue to others',
    async (part, most) => {
      const { passwords, running, verify } = slowly()
      const one = () => somebody({ [part]: 'the same' })
      const calls = Array.from({ length: most + 2 }, () => passwords.matches('hash', 'secret', one()))
      for (const _ of Array(20)) {
        const refused = passwords.matches('hash', 'secret', one())
        await expect(refused).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 2 })
      }
      const others = Array.from({ length: 60 }, () => passwords.matches('hash', 'secret', somebody()))
      while (verify.mock.calls.length < most + 62 || running.length > 0) {
        running.shift()?.()
        await settled()
      }
      expect(await Promise.all([...calls, ...others])).toHaveLength(most + 62)
      const again = passwords.matches('hash', 'secret', one())
      await vi.waitFor(() => expect(running).toHaveLength(1), { timeout: 30_000 })
      running.shift()?.()
      expect(await again).toBe(true)
    },
  )

  it('has a hash that no password matches, as hard to try as any other', async () => {
    const passwords = createPasswords()
    const [one, other] = [passwords.noPassword(), passwords.noPassword()]
    expect(one).not.toBe(other)
    for (const password of ['', one, 'secret'])
      expect(await passwords.matches(one, password, somebody())).toBe(false)
    expect(passwords.isWeak(one)).toBe(false)
  })

  it('takes as much work without an account as with one, and refuses', async () => {
    const passwords = createPasswords()
    const known = await passwords.hash('secret', somebody())
    const hash = vi.spyOn(argon2, 'hash')
    const verify = vi.spyOn(argon2, 'verify')
    expect(await passwords.matches(undefined, '', somebody())).toBe(false)
    expect(await passwords.matches(known, '', somebody())).toBe(false)
    expect(await passwords.matches(known, 'secret', somebody())).toBe(true)
    const costs = verify.mock.calls.map(([digest]) => digest.split('$').slice(1, 4).join())
    expect(costs).toEqual(Array(3).fill('argon2id,v=19,m=19456,p=1,t=2'))
    expect(hash).not.toHaveBeenCalled()
  })

  it('knows a hash of weaker settings', async () => {
    const passwords = createPasswords()
    const weak = await argon2.hash('secret', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    expect(passwords.isWeak(weak)).toBe(true)
    expect(passwords.isWeak(await passwords.hash('secret', somebody()))).toBe(false)
  })
})

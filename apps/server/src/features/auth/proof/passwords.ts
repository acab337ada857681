import argon2 from 'argon2'
import { randomBytes } from 'node:crypto'
import { createTurns } from '../../../limits/turns.ts'

/** Cost of one hash: memory in KiB, passes, threads. */
interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP setting for argon2id: 19 MiB, two passes, one lane. About 25 ms of one processor. */
const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The caller a hash is computed for. `account` is any key of the account. */
export interface Asker {
  network: string
  account: string
}

/** Hashes computed at once. Leaves a processor and a thread free for pages and orders. */
const atOnce = 2

/** Longest queue, about two seconds of work. Eight waiting and two running are an account's ten guesses. */
const mostWaiting = { all: 100, network: 10, account: 8 }

/** Hashes and compares passwords, a few at once. Refuses if the queue is full. */
export interface Passwords {
  /** @throws {DomainError} `busy` */
  hash: (password: string, asker: Asker) => Promise<string>
  /** Compares a password with a hash. Without a hash: false, after the same time. @throws {DomainError} `busy` */
  matches: (hash: string | undefined, password: string, asker: Asker) => Promise<boolean>
  /** A hash that no password matches, for an account without a password. */
  noPassword: () => string
  /** True if the hash was made with weaker settings than today's. */
  isWeak: (hash: string) => boolean
  waiting: () => number
}

/** @param factor multiplies the queue limits of a network and an account, for benchmarks */
export function createPasswords({ cost = productCost, factor = 1 } = {}): Passwords {
  const settings = { type: argon2.argon2id, ...cost } as const
  const multiplied = (most: number) => Math.max(1, most * factor)
  const { all, network, account } = mostWaiting
  const inTurn = createTurns<Asker>({
    atOnce,
    mostWaiting: { all, network: multiplied(network), account: multiplied(account) },
  })
  // Made in advance: the first unknown address must not take longer than a known one.
  const nobodys = argon2.hash('', settings)
  return {
    hash: (password, asker) => inTurn(asker, () => argon2.hash(normalised(password), settings)),
    async matches(known, password, asker) {
      const digest = known ?? (await nobodys)
      const isSame = await inTurn(asker, () => argon2.verify(digest, normalised(password)))
      return isSame && known !== undefined
    },
    noPassword() {
      const { memoryCost, timeCost, parallelism } = cost
      const [salt, digest] = [16, 32].map((size) => randomBytes(size).toString('base64').replace(/=+$/, ''))
      return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest}`
    },
    isWeak: (known) => argon2.needsRehash(known, settings),
    waiting: () => inTurn.waiting(),
  }
}

/** Unicode NFC: keyboards compose accents in different ways. */
const normalised = (password: string) => Buffer.from(password.normalize('NFC'))

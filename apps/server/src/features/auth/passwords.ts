import argon2 from 'argon2'
import { randomBytes } from 'node:crypto'
import { createTurns } from '../../limits/turns.ts'

/** The cost of one hash: kibibytes of memory, passes over it, and threads. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** The OWASP setting for argon2id: 19 MiB, two passes, one lane. About 25 ms of one processor. */
const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Whom a hash is computed for; `account` is any key of the account. */
export interface Asker {
  network: string
  account: string
}

/** Hashes computed at once, so that pages and orders always find a free processor and thread. */
const atOnce = 2

/**
 * How many may wait: about two seconds of work. The eight of an account and the two being computed are the ten guesses
 * that it is allowed.
 */
const mostWaiting = { all: 100, network: 10, account: 8 }

/** Hashes and compares passwords, a few at once; refuses when the queue is full. */
export interface Passwords {
  /** @throws {DomainError} `busy` */
  hash: (password: string, asker: Asker) => Promise<string>
  /**
   * Whether the password matches the hash. Without a hash it is false and takes as long, so that the time does not
   * show whether there is an account.
   * @throws {DomainError} `busy`
   */
  matches: (hash: string | undefined, password: string, asker: Asker) => Promise<boolean>
  /** A hash that no known password matches, for an account that cannot be entered by password. */
  noPassword: () => string
  /** Whether a hash was made with weaker settings than the present ones. */
  isWeak: (hash: string) => boolean
  /** How many hashes wait for their turn. */
  waiting: () => number
}

/** @param factor multiplies how many of one network or account may wait, for benchmarks */
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

/** The same bytes for the same letters: keyboards compose accents in different ways. */
const normalised = (password: string) => Buffer.from(password.normalize('NFC'))

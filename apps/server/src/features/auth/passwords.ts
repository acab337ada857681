import argon2 from 'argon2'
import PQueue from 'p-queue'
import { DomainError } from '../../errors.ts'
import { lowerHashThreads } from './hash-threads.ts'

/** What one hash costs: kibibytes, passes over them, and threads. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's for argon2id: 19 MiB, two passes, one lane. Some 25 ms of one processor. */
const productCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes at once; the others wait, so that pages and orders always find a processor and a thread. */
const atOnce = 2

/** How many may wait: some two seconds' worth. */
const mostWaiting = 100

/** Hashes and compares passwords, a bounded number at once. */
export interface Passwords {
  /** @throws {DomainError} `busy` */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password is the one of the hash. Without a hash it takes as long and is false, so that
   * the time does not tell whether there is an account.
   * @throws {DomainError} `busy`
   */
  matches: (hash: string | undefined, password: string) => Promise<boolean>
  /** Whether a hash was made with weaker settings than today's. */
  isWeak: (hash: string) => boolean
}

export function createPasswords(cost = productCost): Passwords {
  const settings = { type: argon2.argon2id, ...cost } as const
  const queue = new PQueue({ concurrency: atOnce })
  const inTurn = async <Result>(work: () => Promise<Result>) => {
    if (queue.size >= mostWaiting) throw new DomainError('busy')
    return queue.add(work)
  }
  // Made before anybody asks: the first unknown address must not take longer than a known one.
  const nobodys = argon2.hash('', settings)
  void nobodys.then(lowerHashThreads)
  return {
    hash: (password) => inTurn(() => argon2.hash(normalised(password), settings)),
    async matches(known, password) {
      const digest = known ?? (await nobodys)
      const isSame = await inTurn(() => argon2.verify(digest, normalised(password)))
      return isSame && known !== undefined
    },
    isWeak: (known) => argon2.needsRehash(known, settings),
  }
}

/** The same bytes for the same letters, however a keyboard composes them. */
const normalised = (password: string) => Buffer.from(password.normalize('NFC'))

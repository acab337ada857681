import PQueue from 'p-queue'
import { DomainError } from '../../errors/domain-error.ts'

/** Hashes computed at once; the others wait, so that pages and orders always find a free processor and thread. */
const atOnce = 2

/**
 * How many may wait: about two seconds of work. One network or one account gets a part of it, so that neither can
 * fill the queue alone. The eight of an account and the two being computed are the ten guesses that it is allowed.
 */
const mostWaiting = { all: 100, network: 10, account: 8 }

/** Whom a hash is computed for; `account` is any key of the account. */
export interface Asker {
  network: string
  account: string
}

/**
 * Runs hashes in turn, and refuses with `busy` those that would have to wait too long.
 * @param factor multiplies how many of one network or account may wait, for benchmarks
 */
export function createHashQueue(factor: number) {
  const queue = new PQueue({ concurrency: atOnce })
  const waiting = new Set<Asker>()
  const isFull = (part: keyof Asker, name: string) => {
    const most = Math.max(1, mostWaiting[part] * factor)
    return [...waiting].filter((asker) => asker[part] === name).length >= most
  }
  return async <Result>({ network, account }: Asker, work: () => Promise<Result>): Promise<Result> => {
    if (waiting.size >= mostWaiting.all || isFull('network', network) || isFull('account', account))
      throw new DomainError('busy')
    const asker = { network, account }
    waiting.add(asker)
    return queue.add(() => {
      waiting.delete(asker)
      return work()
    })
  }
}

import PQueue from 'p-queue'
import { DomainError } from '../../errors/domain-error.ts'

/** Hashes at once; the others wait, so that pages and orders always find a processor and a thread. */
const atOnce = 2

/**
 * How many may wait: some two seconds' worth, and of that a part for who comes from one network, or asks for
 * one account, which therefore fill no queue by themselves. With those at work, the eight of an account are as
 * many as the guesses at it that are answered.
 */
const mostWaiting = { all: 100, network: 10, account: 8 }

/** For whom a hash is wanted; `account` is what the account is known by. */
export interface Asker {
  network: string
  account: string
}

/**
 * Has everybody wait for their turn, or refuses with `busy`.
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

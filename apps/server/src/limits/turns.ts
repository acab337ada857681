import PQueue from 'p-queue'
import { DomainError } from '../errors/domain-error.ts'

export interface InTurn<Asker> {
  /** Runs work of an asker in its turn. @throws {DomainError} `busy` where it would have to wait too long */
  <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result>
  /** How many wait. */
  waiting: () => number
}

interface Turns<Asker> {
  /** How much is done at once. The rest waits, so that other requests always find a free processor. */
  atOnce: number
  /**
   * How many may wait for their turn, and how many of them may have the same name in one respect, such as the network
   * that they come from: so that none can fill the queue alone.
   */
  mostWaiting: { all: number } & Record<keyof Asker, number>
}

/** Turns of one kind of work, in the order in which they are asked for. */
export function createTurns<Asker extends object>({ atOnce, mostWaiting }: Turns<Asker>): InTurn<Asker> {
  const queue = new PQueue({ concurrency: atOnce })
  const waiting = new Set<Asker>()
  const namesOf = (asker: Asker) => Object.keys(asker) as (keyof Asker)[]
  const isFull = (asker: Asker, name: keyof Asker) =>
    [...waiting].filter((other) => other[name] === asker[name]).length >= mostWaiting[name]
  const inTurn = <Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    if (waiting.size >= mostWaiting.all || namesOf(asker).some((name) => isFull(asker, name)))
      return Promise.reject(new DomainError('busy'))
    // A copy of its own: the same asker may wait several times.
    const place = { ...asker }
    waiting.add(place)
    return queue.add(() => {
      waiting.delete(place)
      return work()
    })
  }
  return Object.assign(inTurn, { waiting: () => waiting.size })
}

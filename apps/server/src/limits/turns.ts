import PQueue from 'p-queue'
import { DomainError } from '../errors/domain-error.ts'

export interface InTurn<Asker> {
  /**
   * Runs work of an asker in its turn.
   * @param isGone whether nobody waits for it any more: then it leaves the line
   * @throws {DomainError} `refusal` where it would have to wait too long, or has
   */
  <Result>(asker: Asker, work: () => Promise<Result>, isGone?: () => boolean): Promise<Result>
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
  /** For so long, in milliseconds, somebody waits at most. */
  longestWaitMs?: number
  /** Said to those who find no place. Default: that the server is busy. */
  refusal?: () => DomainError
}

/** One who waits. */
interface Place<Asker> {
  asker: Asker
  isGone: () => boolean
  leave: () => void
}

/** Turns of one kind of work, in the order in which they are asked for. */
export function createTurns<Asker extends object>({
  atOnce,
  mostWaiting,
  longestWaitMs,
  refusal = () => new DomainError('busy'),
}: Turns<Asker>): InTurn<Asker> {
  const queue = new PQueue({ concurrency: atOnce })
  const waiting = new Set<Place<Asker>>()
  const namesOf = (asker: Asker) => Object.keys(asker) as (keyof Asker)[]
  const isFull = (asker: Asker, name: keyof Asker) =>
    [...waiting].filter((other) => other.asker[name] === asker[name]).length >= mostWaiting[name]
  const findNoPlace = (asker: Asker) =>
    waiting.size >= mostWaiting.all || namesOf(asker).some((name) => isFull(asker, name))

  function inTurn<Result>(asker: Asker, work: () => Promise<Result>, isGone = never): Promise<Result> {
    for (const place of waiting) if (place.isGone()) place.leave()
    if (findNoPlace(asker)) return Promise.reject(refusal())
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        if (waiting.delete(place)) reject(refusal())
      }
      const late = longestWaitMs === undefined ? undefined : setTimeout(leave, longestWaitMs)
      const place = { asker, isGone, leave }
      waiting.add(place)
      void queue.add(async () => {
        if (isGone()) leave()
        clearTimeout(late)
        // Whoever has left has been told.
        if (waiting.delete(place)) await Promise.try(work).then(resolve, reject)
      })
    })
  }
  return Object.assign(inTurn, { waiting: () => waiting.size })
}

const never = () => false

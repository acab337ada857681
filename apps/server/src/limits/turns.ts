import PQueue from 'p-queue'
import { DomainError } from '../errors/domain-error.ts'
import { createTimeTaken } from './time-taken.ts'

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
   * that they come from: so that none can fill the line alone.
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
  begin: () => Promise<void>
}

/**
 * Turns of one kind of work. They go round the networks: the next one is of that whose work has taken the least time lately,
 * so that whoever asks for little waits for no more than what has begun, and for others who have had nothing yet.
 */
export function createTurns<Asker extends { network: string }>({
  atOnce,
  mostWaiting,
  longestWaitMs,
  refusal = () => new DomainError('busy'),
}: Turns<Asker>): InTurn<Asker> {
  const queue = new PQueue({ concurrency: atOnce })
  const timeTaken = createTimeTaken()
  const waiting = new Set<Place<Asker>>()
  const withoutGone = () => {
    for (const place of waiting) if (place.isGone()) place.leave()
    return [...waiting]
  }

  /** The turn is not that of whoever asked for it, but of whoever is next. */
  async function takeTurn() {
    const times = withoutGone().map((place) => ({ place, ms: timeTaken.by(place.asker.network) }))
    const [next] = times.toSorted((one, other) => one.ms - other.ms)
    await next?.place.begin()
  }

  function inTurn<Result>(asker: Asker, work: () => Promise<Result>, isGone = never): Promise<Result> {
    if (!findsPlace(withoutGone(), asker, mostWaiting)) return Promise.reject(refusal())
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(late)
        waiting.delete(place)
        reject(refusal())
      }
      const begin = () => {
        clearTimeout(late)
        waiting.delete(place)
        return timeTaken.during(asker.network, async () => work()).then(resolve, reject)
      }
      const late = longestWaitMs === undefined ? undefined : setTimeout(leave, longestWaitMs)
      const place = { asker, isGone, leave, begin }
      waiting.add(place)
      void queue.add(takeTurn)
    })
  }
  return Object.assign(inTurn, { waiting: () => waiting.size })
}

/** Whether somebody may wait. Where all places are taken, the network with most of them gives its last one to one with fewer. */
function findsPlace<Asker extends { network: string }>(
  waiting: Place<Asker>[],
  asker: Asker,
  most: Turns<Asker>['mostWaiting'],
): boolean {
  const names = Object.keys(asker) as (keyof Asker)[]
  const countOf = (name: keyof Asker) => waiting.filter((other) => other.asker[name] === asker[name]).length
  if (names.some((name) => countOf(name) >= most[name])) return false
  if (waiting.length < most.all) return true
  const crowds = [...Map.groupBy(waiting, (place) => place.asker.network).values()]
  const [crowd = []] = crowds.toSorted((one, other) => other.length - one.length)
  if (crowd.length <= countOf('network') + 1) return false
  crowd.at(-1)?.leave()
  return true
}

const never = () => false

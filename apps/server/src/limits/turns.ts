import PQueue from 'p-queue'
import { DomainError } from '../errors/domain-error.ts'

export interface InTurn<Asker> {
  /**
   * Runs work in its turn.
   * @param isGone true once the asker has gone: the work is then dropped
   * @throws {DomainError} `refusal` if the queue is full or the wait too long
   */
  <Result>(asker: Asker, work: () => Promise<Result>, isGone?: () => boolean): Promise<Result>
  waiting: () => number
}

interface Turns<Asker> {
  /** Concurrent work. The rest waits, so that other requests find a free processor. */
  atOnce: number
  /** Queue limits in total and per value of each field, such as a network, so that none fills it alone. */
  mostWaiting: { all: number } & Record<keyof Asker, number>
  /** Longest wait. Default: no limit. */
  longestWaitMs?: number
  /** Error for those who find no place. Default: `busy`. */
  refusal?: () => DomainError
}

interface Place<Asker> {
  asker: Asker
  isGone: () => boolean
  leave: () => void
  begin: () => Promise<void>
}

/** A queue whose next turn goes to the network that took least time recently, so small requests wait less. */
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

  /** A turn goes to the next in line, not to the one that asked for it. */
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

/** True if the asker may wait. In a full queue the network with most places loses one to one with fewer. */
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

/** Half-life of the time taken. */
const halfLifeMs = 30_000

/** Time after which it is negligible. */
const forgottenMs = 20 * halfLifeMs

/** Recent working time of each network, in milliseconds by the clock. */
function createTimeTaken() {
  const taken = new Map<string, { ms: number; at: number }>()
  const by = (network: string) => {
    const { ms, at } = taken.get(network) ?? { ms: 0, at: 0 }
    return ms * 2 ** ((at - performance.now()) / halfLifeMs)
  }
  function count(network: string, since: number) {
    const at = performance.now()
    const ms = by(network) + at - since
    // Keeps the map in order of last use.
    taken.delete(network)
    taken.set(network, { ms, at })
    for (const [other, last] of taken) {
      if (at - last.at < forgottenMs) break
      taken.delete(other)
    }
  }
  return {
    by,
    async during<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
      const since = performance.now()
      try {
        return await work()
      } finally {
        count(network, since)
      }
    },
  }
}

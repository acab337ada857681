import { getHeapStatistics } from 'node:v8'
import { DomainError } from '../errors/domain-error.ts'
import { createPlaces } from './places.ts'

/** The room that requests take while they work. It bounds what stands in memory and before the database. */
export interface Room {
  /**
   * Takes a place for a request from a network; returns what gives it back, which may be called twice.
   * @throws {DomainError} `busy` where there is none for work of its kind
   */
  enter: (network: string, kind?: Work) => () => void
  /** Whether there is no place left, from whatever network, except for orders. */
  isFull: () => boolean
  /** How many places are taken. */
  taken: () => number
}

/** An order is the last to be refused: a part of all that there is waits for orders alone. */
export type Work = 'order' | 'other'

/**
 * Up to how many places there is one more: of all, and of one network, so that none can take all. They are seconds of
 * work: a request takes milliseconds, and more at once only wait. And up to which share of the heap: the rest is left to
 * finish what has begun.
 */
const bounds = {
  other: { all: 400, network: 160, heap: 0.9 },
  order: { all: 500, network: 200, heap: 0.95 },
}

/**
 * Counts what waits here, and never how long that takes: a clock cannot tell too much work from a processor that other
 * programs have.
 * @param factor multiplies the share of one network, for benchmarks
 * @param heapUsed tells the share of the heap that is used
 */
export function createRoom(factor = 1, heapUsed = shareOfHeap): Room {
  const places = createPlaces()
  const hasNoHeap = (kind: Work) => heapUsed() >= bounds[kind].heap
  return {
    enter(network, kind = 'other') {
      if (hasNoHeap(kind)) throw new DomainError('busy')
      const { all, network: share } = bounds[kind]
      return places.take(network, { all, network: Math.max(1, share * factor) })
    },
    isFull: () => places.taken() >= bounds.other.all || hasNoHeap('other'),
    taken: places.taken,
  }
}

function shareOfHeap(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used / limit
}

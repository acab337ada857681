import { getHeapStatistics } from 'node:v8'
import { DomainError } from '../errors/domain-error.ts'
import { createPlaces } from './places.ts'

/** Limits concurrent requests, in memory and before the database. */
export interface Room {
  /**
   * Takes a place for a request. Returns a function that gives it back, safe to call twice.
   * @throws {DomainError} `busy` if there is none for this kind
   */
  enter: (network: string, kind?: Work) => () => void
  /** True if only places for orders are left. */
  isFull: () => boolean
  taken: () => number
}

/** Orders are refused last: some places are reserved for them. */
export type Work = 'order' | 'other'

/**
 * Limits of places in total and per network, and of the heap in use. They are seconds of work, as a request takes
 * milliseconds; the rest of the heap is left to finish requests that have begun.
 */
const bounds = {
  other: { all: 400, network: 160, heap: 0.9 },
  order: { all: 500, network: 200, heap: 0.95 },
}

/**
 * Counts requests and not their duration: a clock cannot distinguish overload from a machine busy with other
 * programs.
 * @param factor multiplies a network's limit, for benchmarks
 * @param heapUsed returns the used share of the heap
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

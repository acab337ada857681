import { DomainError } from '../errors/domain-error.ts'

/** The room that requests take while they work. It bounds what stands in memory and before the database. */
export interface Room {
  /**
   * Takes a place for a request from a network; returns what gives it back, which may be called twice.
   * @throws {DomainError} `busy` where all are taken, or the network has its share
   */
  enter: (network: string) => () => void
  /** How many places are taken. */
  taken: () => number
}

/** Seconds of work: a request takes milliseconds, and more at once only wait. No network can take all. */
const places = { all: 500, network: 200 }

/** @param factor multiplies the share of one network, for benchmarks */
export function createRoom(factor = 1): Room {
  const share = Math.max(1, places.network * factor)
  const takenBy = new Map<string, number>()
  let taken = 0
  return {
    enter(network) {
      const mine = takenBy.get(network) ?? 0
      if (taken >= places.all || mine >= share) throw new DomainError('busy')
      takenBy.set(network, mine + 1)
      taken += 1
      let isHere = true
      return () => {
        if (!isHere) return
        isHere = false
        taken -= 1
        const left = (takenBy.get(network) ?? 0) - 1
        if (left > 0) takenBy.set(network, left)
        else takenBy.delete(network)
      }
    },
    taken: () => taken,
  }
}

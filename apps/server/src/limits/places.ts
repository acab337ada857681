import { DomainError } from '../errors/domain-error.ts'

export interface Places {
  /**
   * Takes a place for a network. Returns a function that gives it back, safe to call twice.
   * @param refusal default: `busy`
   * @throws {DomainError} `refusal` at either limit
   */
  take: (network: string, most: { all: number; network: number }, refusal?: () => DomainError) => () => void
  taken: () => number
}

export function createPlaces(): Places {
  const takenBy = new Map<string, number>()
  let taken = 0
  return {
    take(network, most, refusal = () => new DomainError('busy')) {
      const mine = takenBy.get(network) ?? 0
      if (taken >= most.all || mine >= most.network) throw refusal()
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

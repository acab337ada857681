import { roundCosts } from '@northword/content/failures'
import type { RoundsView } from '@northword/contract/reviews'
import { DomainError } from '../../errors/domain-error.ts'

/** What somebody wants to send. */
interface Sent {
  agreedCents: number
  comments: number
}

/**
 * What the next round costs, in US cents, where it can be sent as is wanted.
 * @throws {DomainError} `roundOpen`, `reviewOver`, `nothingToSend`, `roundCosts` where something else was agreed
 */
export function expectPossible(rounds: RoundsView | undefined, { agreedCents, comments }: Sent): number {
  if (rounds?.isOpen) throw new DomainError('roundOpen')
  if (!rounds?.until) throw new DomainError('reviewOver')
  if (comments === 0) throw new DomainError('nothingToSend')
  const { nextCents } = rounds
  if (agreedCents !== nextCents) throw new DomainError('roundCosts', { message: roundCosts(nextCents) })
  return nextCents
}

import { roundCosts } from '@northword/content/operate/failures'
import type { RoundsView } from '@northword/contract/texts/reviews'
import { DomainError } from '../../../errors/domain-error.ts'

interface Sent {
  agreedCents: number
  comments: number
}

/**
 * Checks that a round may be sent, and returns its price in US cents.
 * @throws {DomainError} `roundOpen`, `reviewOver`, `nothingToSend`, `roundCosts` if another price was agreed
 */
export function expectPossible(rounds: RoundsView | undefined, { agreedCents, comments }: Sent): number {
  if (rounds?.isOpen) throw new DomainError('roundOpen')
  if (!rounds?.until) throw new DomainError('reviewOver')
  if (comments === 0) throw new DomainError('nothingToSend')
  const { nextCents } = rounds
  if (agreedCents !== nextCents) throw new DomainError('roundCosts', { message: roundCosts(nextCents) })
  return nextCents
}

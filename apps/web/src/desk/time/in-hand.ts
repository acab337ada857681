import { deskQueue } from '@northword/content/desk-queue'
import type { Colleague } from '@northword/contract/desk'
import { ageOf } from './spans.ts'

/** Who has something in hand, and since when. */
export function inHand(
  claimedBy: Colleague | null,
  claimedAt: string | null,
  { memberId, now }: { memberId: string; now: number },
): string {
  if (!claimedBy || !claimedAt) return deskQueue.free
  return deskQueue.inHand(claimedBy.id === memberId ? deskQueue.you : claimedBy.name, ageOf(claimedAt, now))
}

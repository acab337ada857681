import { Text } from '@mantine/core'
import { textComments } from '@northword/content/texts/text-comments'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import type { RoundsView } from '@northword/contract/texts/reviews'
import { PromiseText } from '../../site/ui/promise-text.tsx'
import { useTimeZone } from '../../site/ui/use-time-zone.ts'

const words = textComments.round

/** Rounds used, and the day until which another can be sent. An approved text has none left. */
export function RoundLedger({ rounds }: { rounds: RoundsView }) {
  const { included, used, nextCents, until, isApproved } = rounds
  const timeZone = useTimeZone()
  return (
    <div>
      {!isApproved && (
        <Text>
          {included === 'unlimited' ? words.unlimited(used) : words.used(used, included)}
          {until && nextCents > 0 && `. ${words.next(nextCents)}`}
        </Text>
      )}
      <Text fw={until ? undefined : 600}>
        {until ? (
          <PromiseText>{words.until(promisedTime(new Date(until), timeZone, company.timeZone))}</PromiseText>
        ) : (
          whyNot(rounds)
        )}
      </Text>
    </div>
  )
}

/** The reason why no comment can be sent now. */
function whyNot({ isOpen, isApproved, isReplaced }: RoundsView): string {
  if (isApproved) return words.approved
  return isOpen && !isReplaced ? words.open : words.over
}

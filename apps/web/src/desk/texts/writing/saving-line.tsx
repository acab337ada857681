import { Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { callFailure } from '../../../site/api/call-failure.ts'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import styles from '../page/texts.module.css'
import { isUnsettled, type WritingState } from './writing-state.ts'

const words = deskTexts.saving

/** Tells whether the server has the typed text. The time of saving and errors are announced to screen readers. */
export function SavingLine({ state }: { state: WritingState }) {
  const { savedAt, isSaved, error } = state
  const isWaiting = isUnsettled(state)
  const isFailing = Boolean(error) || isWaiting
  return (
    <Text size="sm" className={styles.saving ?? ''} data-failed={isFailing || undefined}>
      <span role="status">
        {isFailing
          ? words.failed(isWaiting ? words.unsettled : sentenceOf(error))
          : savedAt
            ? words.saved(formatShortMoment(savedAt))
            : words.nothing}
        {isFailing && !isSaved && ` ${state.isKept ? words.onDevice : words.notOnDevice}`}
      </span>
      {!isSaved && !isFailing && <span aria-hidden="true"> {words.now}</span>}
    </Text>
  )
}

/** The message about the text is more specific than "not valid". */
function sentenceOf(error: unknown): string {
  const { status, issues } = callFailure(error)
  if (status === 0) return words.unreachable
  return issues[0]?.message ?? failureSentence(error)
}

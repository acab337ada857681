import { Text } from '@mantine/core'
import { deskSiteItem } from '@northword/content/desk/desk-site'
import { callFailure } from '../../../site/api/call-failure.ts'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { failureSentence } from '../../api/failure-sentence.ts'
import { isUnsettled, type ItemState } from './item-state.ts'
import styles from './editor.module.css'

const words = deskSiteItem.saving

/** Tells whether the server has the typed fields. Saving and errors are announced to screen readers. */
export function ItemSavingLine({ state }: { state: ItemState }) {
  const { item, isSaved, error, isKept } = state
  const isWaiting = isUnsettled(state)
  const isFailing = Boolean(error) || isWaiting
  const saved = item.draft ? words.saved(formatShortMoment(item.draft.changedAt)) : words.live
  return (
    <Text size="sm" className={styles.saving ?? ''} data-failed={isFailing || undefined}>
      <span role="status">
        {isFailing ? words.failed(isWaiting ? words.unsettled : sentenceOf(error)) : isSaved && saved}
        {isFailing && !isSaved && ` ${isKept ? words.onDevice : words.notOnDevice}`}
      </span>
      {!isSaved && !isFailing && <span>{words.notYet}</span>}
    </Text>
  )
}

function sentenceOf(error: unknown): string {
  const { status, issues } = callFailure(error)
  if (status === 0) return words.unreachable
  return issues[0]?.message ?? failureSentence(error)
}

import { Button, Group, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import type { Writing } from './writing.ts'
import type { Notice } from './writing-state.ts'
import styles from '../page/texts.module.css'

const words = deskTexts.notice

/** Announces changes of the text that no key press made. */
export const WritingNotice = ({ writing, notice }: { writing: Writing; notice: Notice | null }) => (
  <Group gap="sm" className={styles.notice ?? ''} data-empty={notice === null || undefined}>
    <Text role="status">{notice && sentenceOf(notice)}</Text>
    {notice?.kind === 'replaced' && (
      <Button onClick={() => writing.replace(notice.before)}>{words.putBack}</Button>
    )}
  </Group>
)

function sentenceOf(notice: Notice): string {
  if (notice.kind === 'restored') return words.restored(formatShortMoment(notice.at))
  if (notice.kind === 'renewed') return words.renewed(notice.by ?? deskTexts.rival.somebody)
  return words.replaced
}

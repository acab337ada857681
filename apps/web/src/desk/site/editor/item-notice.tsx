import { Button, Group, Text } from '@mantine/core'
import { deskSiteItem } from '@northword/content/desk/desk-site'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import type { ItemNotice } from './item-state.ts'
import type { ItemWriting } from './item-writing.ts'

const words = deskSiteItem.notice

/** Announces changes of the fields that no key press made. Kept while empty, so that they are announced. */
export const ItemNoticeLine = ({ writing, notice }: { writing: ItemWriting; notice: ItemNotice | null }) => (
  <Group gap="sm" mb={notice ? 'md' : 0}>
    <Text role="status">{notice && sentenceOf(notice)}</Text>
    {notice?.kind === 'replaced' && (
      <Button onClick={() => writing.replace(notice.before)}>{words.putBack}</Button>
    )}
  </Group>
)

function sentenceOf(notice: ItemNotice): string {
  if (notice.kind === 'restored') return words.restored(formatShortMoment(notice.at))
  if (notice.kind === 'renewed') return words.renewed(notice.by ?? words.somebody)
  return words.replaced
}

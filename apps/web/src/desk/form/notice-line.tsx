import { Button, Group, type GroupProps, Text } from '@mantine/core'
import { formatShortMoment } from '../../site/ui/date-format.ts'

/** A change of the typed input that no key press made. */
export type Notice<Typed> =
  | { kind: 'restored'; at: string }
  | { kind: 'renewed'; by: string | null }
  | { kind: 'replaced'; before: Typed }

interface Words extends Record<'replaced' | 'putBack' | 'somebody', string> {
  restored: (when: string) => string
  renewed: (who: string) => string
}

interface NoticeLineProps<Typed> extends GroupProps {
  words: Words
  /** Null: the line is empty, and kept, so that the next notice is announced. */
  notice: Notice<Typed> | null
  onPutBack: (before: Typed) => void
}

/** Announces a {@link Notice}, and offers to put back what was replaced. */
export const NoticeLine = <Typed,>({ words, notice, onPutBack, ...group }: NoticeLineProps<Typed>) => (
  <Group gap="sm" {...group}>
    <Text role="status">{notice && sentenceOf(notice, words)}</Text>
    {notice?.kind === 'replaced' && <Button onClick={() => onPutBack(notice.before)}>{words.putBack}</Button>}
  </Group>
)

function sentenceOf(notice: Notice<unknown>, words: Words): string {
  if (notice.kind === 'restored') return words.restored(formatShortMoment(notice.at))
  if (notice.kind === 'renewed') return words.renewed(notice.by ?? words.somebody)
  return words.replaced
}

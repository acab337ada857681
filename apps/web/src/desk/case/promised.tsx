import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk-case'
import type { DeskCase } from '@northword/contract/desk'
import { formatMoment } from '../../site/ui/date-format.ts'
import { DueTime } from '../time/due-time.tsx'
import { Part } from './part.tsx'

const words = deskCase.promised

/** What the studio has promised, and until when it is put off. */
export const Promised = ({ found: { dueAt, laterUntil } }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    {dueAt ? (
      <>
        <Text>{words.by(formatMoment(dueAt))}</Text>
        <DueTime dueAt={dueAt} />
      </>
    ) : (
      <Text c="dimmed">{words.nothing}</Text>
    )}
    {laterUntil && <Text>{words.later(formatMoment(laterUntil))}</Text>}
  </Part>
)

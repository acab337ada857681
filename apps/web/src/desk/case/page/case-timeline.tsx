import { Text, Timeline } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import type { Happening } from '@northword/contract/desk/desk'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import { toldOf } from '../current/told-of.ts'

const words = deskCase.timeline

/** Events of the order, the latest last. */
export const CaseTimeline = ({ timeline }: { timeline: readonly Happening[] }) => (
  <Part heading={words.heading}>
    <Timeline role="list">
      {timeline.map((happening) => (
        <Timeline.Item key={happening.id} role="listitem">
          <Text size="sm">{toldOf(happening)}</Text>
          {happening.text && <Hint>{happening.text}</Hint>}
          <Text component="time" dateTime={happening.at} display="block" size="xs" c="dimmed">
            {formatMoment(happening.at)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  </Part>
)

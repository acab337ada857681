import { Text } from '@mantine/core'
import { deskCase } from '@northword/content/desk/desk-case'
import { figures } from '@northword/content/studio/figures'
import type { DeskCase } from '@northword/contract/desk/desk'
import { latenessOf } from '@northword/contract/orders/order-clock'
import { trpc } from '../../../site/api/trpc.ts'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { useNow } from '../../time/clock.ts'
import { DueTime } from '../../time/due-time.tsx'
import { Part } from '../../frame/part.tsx'
import { putOffUntil } from './put-off-until.ts'

const words = deskCase.promised

/** The promise, the client's deadlines and the put-off times. */
export const Promised = ({ found, found: { dueAt } }: { found: DeskCase }) => (
  <Part heading={words.heading}>
    {dueAt ? (
      <>
        <Text>{words.by(formatMoment(dueAt))}</Text>
        <DueTime dueAt={dueAt} />
      </>
    ) : (
      <Text c="dimmed">{words.nothing}</Text>
    )}
    <Grace found={found} />
    {found.order.status === 'Delivered' && <ReviewTime number={found.order.number} />}
    {putOffUntil(found).map((putOff) => (
      <Later key={putOff.line} {...putOff} />
    ))}
  </Part>
)

/** Nothing once it has come back. */
const Later = ({ until, line }: { until: string; line: string }) =>
  Date.parse(until) > useNow() && <Text>{line}</Text>

/** The policy on late texts, in the words that the client reads. */
function Grace({ found: { deliverBy, order, sold } }: { found: DeskCase }) {
  const late = latenessOf(deliverBy, sold?.graceDays ?? figures.graceDays, useNow())
  if (!late) return null
  const end = formatMoment(late.graceEnd.toISOString())
  const ofText = late.isGraceOver ? words.graceOver : words.grace
  return <Text size="sm">{(order.status === 'Revision' ? words.graceOfRevision : ofText)(end)}</Text>
}

/** The end of the client's time for changes, as they read it. */
function ReviewTime({ number }: { number: string }) {
  const end = trpc.deliveries.listAtDesk.useQuery({ number }, { staleTime: 0 }).data?.changesUntil
  return end && <Text>{words.changesUntil(formatMoment(end))}</Text>
}

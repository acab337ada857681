import { Alert } from '@mantine/core'
import { deskQueue } from '@northword/content/desk/desk-queue'
import { trpc } from '../../site/api/trpc.ts'
import { formatMoment } from '../../site/ui/date-format.ts'

const lookEveryMs = 300_000

/** On the last day before a weekend or a holiday: counts promises that fall into the closing time. */
export function ClosingWarning() {
  const { data } = trpc.desk.countOverClosing.useQuery(undefined, { refetchInterval: lookEveryMs })
  return (
    <div role="status">
      {data?.opensAt && data.count > 0 && (
        <Alert mb="md">{deskQueue.closing(data.count, formatMoment(data.opensAt))}</Alert>
      )}
    </div>
  )
}

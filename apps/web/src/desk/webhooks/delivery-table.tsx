import { Button, Table } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import type { DeliveryView } from '@northword/contract/desk/webhooks'
import { Link } from 'react-router-dom'
import { deskClient } from '../api/desk-client.ts'
import { failureSentence } from '../api/failure-sentence.ts'
import { useStepOn } from '../proof/use-step.ts'
import { ColumnHeads } from '../rows/column-heads.tsx'
import row from '../rows/row-button.module.css'
import table from '../staff/staff-table.module.css'
import { Moment } from '../time/moment.tsx'
import styles from './webhook.module.css'
import { webhooksKey } from './webhooks-query.ts'

const words = deskWebhooks.deliveries

interface DeliveryTableProps {
  deliveries: readonly DeliveryView[]
  endpointId: string
  /** The endpoint accepts events. */
  isOn: boolean
  onDone: (sentence: string) => void
}

export function DeliveryTable({ deliveries, ...props }: DeliveryTableProps) {
  return (
    <Table aria-label={words.heading} className={table.table ?? ''}>
      <ColumnHeads
        columns={['event', 'at', 'tries', 'answer', 'state']}
        labels={words}
        actions={words.actions}
      />
      <Table.Tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} {...props} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface DeliveryRowProps extends Omit<DeliveryTableProps, 'deliveries'> {
  delivery: DeliveryView
}

function DeliveryRow({ delivery, endpointId, isOn, onDone }: DeliveryRowProps) {
  const { event, number, createdAt, status, tries, nextTryAt } = delivery
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {deskWebhooks.events[event]}
        {number !== null && (
          <div className={styles.quiet}>
            <Link to={`/orders/${number}`}>{number}</Link>
          </div>
        )}
      </Table.Th>
      <Table.Td data-label={words.at}>
        <Moment at={createdAt} />
      </Table.Td>
      <Table.Td data-label={words.tries}>{tries}</Table.Td>
      <Table.Td data-label={words.answer}>{answerOf(delivery)}</Table.Td>
      <Table.Td data-label={words.state}>
        <div>
          <span className={status === 'failed' ? styles.failed : undefined}>{words.states[status]}</span>
          {nextTryAt && (
            <div className={styles.quiet}>
              {words.next} <Moment at={nextTryAt} />
            </div>
          )}
        </div>
      </Table.Td>
      <Table.Td className={table.actions ?? ''}>
        {isOn && <Replay delivery={delivery} endpointId={endpointId} onDone={onDone} />}
      </Table.Td>
    </Table.Tr>
  )
}

/** The receiver's answer to the latest attempt, or the reason why there is none. */
function answerOf({ answer, problem, durationMs }: DeliveryView): string {
  if (problem) return words.problems[problem]
  if (answer === null) return words.noAnswer
  return answer >= 300 && answer < 400 ? words.redirected(answer) : words.answered(answer, durationMs ?? 0)
}

function Replay({ delivery, endpointId: id, onDone }: Omit<DeliveryRowProps, 'isOn'>) {
  const deliveryId = delivery.id
  const name = deskWebhooks.events[delivery.event]
  const step = useStepOn(webhooksKey, () => deskClient.webhooks.replay.mutate({ id, deliveryId }))
  const replay = () =>
    step.mutate(undefined, {
      onSuccess: () => onDone(words.replayed(name)),
      onError: (error) => onDone(failureSentence(error)),
    })
  return (
    <Button
      className={row.open ?? ''}
      aria-label={words.replayNamed(name, delivery.number ?? '')}
      aria-disabled={step.isPending}
      onClick={() => step.isPending || replay()}
    >
      {words.replay}
    </Button>
  )
}

import { Table, Text } from '@mantine/core'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { webhookEvents, type WebhookView } from '@northword/contract/desk/webhooks'
import { Link } from 'react-router-dom'
import { Hint } from '../frame/hint.tsx'
import { ColumnHeads } from '../rows/column-heads.tsx'
import styles from '../staff/staff-table.module.css'
import { Moment } from '../time/moment.tsx'
import { nameOf } from './name-of.ts'
import { WebhookState } from './webhook-state.tsx'

const words = deskWebhooks.table

/** One row per endpoint, linked to its page. */
export const WebhookTable = ({ webhooks }: { webhooks: readonly WebhookView[] }) => (
  <Table aria-label={words.label} className={styles.table ?? ''}>
    <ColumnHeads columns={['endpoint', 'events', 'delivered', 'state']} labels={words} />
    <Table.Tbody>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </Table.Tbody>
  </Table>
)

function WebhookRow({ webhook }: { webhook: WebhookView }) {
  const { id, url, events, deliveredAt, state, exposedAt, secondSecretExposedAt } = webhook
  return (
    <Table.Tr data-state={state === 'off' ? 'ended' : 'active'}>
      <Table.Th scope="row">
        <Link to={`/staff/webhooks/${id}`}>{nameOf(webhook)}</Link>
        <Hint>{url}</Hint>
      </Table.Th>
      <Table.Td data-label={words.events}>{words.eventsOf(events.length, webhookEvents.length)}</Table.Td>
      <Table.Td data-label={words.delivered}>
        {deliveredAt ? <Moment at={deliveredAt} /> : words.never}
      </Table.Td>
      <Table.Td data-label={words.state}>
        <div>
          <WebhookState state={state} />
          {exposedAt && <Text size="sm">{words.exposed}</Text>}
          {secondSecretExposedAt && <Text size="sm">{words.secondExposed}</Text>}
        </div>
      </Table.Td>
    </Table.Tr>
  )
}

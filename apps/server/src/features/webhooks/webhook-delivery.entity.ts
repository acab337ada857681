import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type {
  DeliveryProblem,
  DeliveryStatus,
  DeliveryView,
  testEvent,
  WebhookEvent,
} from '@northword/contract/desk/webhooks'
import type { EventData } from '../../hooks/hooks.ts'
import { WebhookEndpoint } from './webhook-endpoint.entity.ts'

/** An event on its way to an endpoint: queue and record in one row. Times are UTC. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary(),
    endpointId: () => p.manyToOne(WebhookEndpoint).mapToPk().name('endpoint_id').deleteRule('cascade'),
    /** Id of the order event, ledger entry or message. */
    messageId: p.uuid(),
    event: p.text().$type<WebhookEvent | typeof testEvent>(),
    data: p.json<EventData>(),
    createdAt: p.datetime().index('webhook_deliveries_created_at_index'),
    status: p.text().$type<DeliveryStatus>().check(`status in ('waiting', 'delivered', 'failed')`),
    /** Tries begun since it was queued or restarted. */
    tries: p.integer(),
    nextTryAt: p.datetime(),
    /** End of the lease of the process that sends it. In the past if that died. */
    takenUntil: p.datetime().strictNullable(),
    triedAt: p.datetime().strictNullable(),
    /** HTTP status of the latest answer. */
    answer: p.integer().strictNullable(),
    problem: p.text().$type<DeliveryProblem>().strictNullable(),
    durationMs: p.integer().strictNullable(),
  },
  uniques: [
    {
      name: 'webhook_deliveries_endpoint_id_message_id_unique',
      properties: ['endpointId', 'messageId'],
    },
  ],
  indexes: [
    {
      name: 'webhook_deliveries_endpoint_id_created_at_index',
      properties: ['endpointId', 'createdAt', 'id'],
    },
    {
      name: 'webhook_deliveries_waiting_index',
      properties: ['endpointId', 'nextTryAt'],
      where: `"status" = 'waiting'`,
    },
  ],
})
export type WebhookDelivery = InferEntity<typeof WebhookDelivery>

/** Value of the header `webhook-id`. */
export const headerIdOf = ({ messageId }: Pick<WebhookDelivery, 'messageId'>) => `msg_${messageId}`

export const deliveryView = (delivery: WebhookDelivery): DeliveryView => ({
  id: delivery.id,
  messageId: headerIdOf(delivery),
  event: delivery.event,
  number: delivery.data.number ?? null,
  createdAt: delivery.createdAt.toISOString(),
  status: delivery.status,
  tries: delivery.tries,
  triedAt: delivery.triedAt?.toISOString() ?? null,
  answer: delivery.answer,
  problem: delivery.problem,
  durationMs: delivery.durationMs,
  nextTryAt: delivery.status === 'waiting' ? delivery.nextTryAt.toISOString() : null,
})

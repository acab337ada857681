import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { WebhookEvent, WebhookView } from '@northword/contract/webhooks'

/** Where the studio's own programs want to be told of what happens. Times are UTC. */
export const WebhookEndpoint = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    events: p.json<WebhookEvent[]>(),
    /** Signs, so it has to be readable: `whsec_` and base64. */
    secret: p.text().hidden(),
    /** The secret before, which signs as well until then. */
    earlierSecret: p.text().strictNullable().hidden(),
    earlierUntil: p.datetime().strictNullable(),
    /** As `secretMadeBy` and `exposedAt`, of the secret before. */
    earlierMadeBy: p.uuid().strictNullable(),
    earlierExposedAt: p.datetime().strictNullable(),
    /** The member who was shown the secret; null where it is older than this column, so that anybody may know it. */
    secretMadeBy: p.uuid().strictNullable(),
    /** Since when somebody who is no owner any more may know the secret; null once there is a new one. */
    exposedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    /** The owner who added it, as they were called then. */
    createdBy: p.text(),
    /** Null where it is on. */
    offAt: p.datetime().strictNullable(),
    /** Whether it is off because it answered 410 Gone. */
    isGone: p.boolean(),
    /** When an event used up its tries; null once one has arrived since. */
    failedAt: p.datetime().strictNullable(),
    /** When it last took an event. */
    deliveredAt: p.datetime().strictNullable(),
  },
})
export type WebhookEndpoint = InferEntity<typeof WebhookEndpoint>

/** Every secret that signs at a moment, the newest first. */
export const secretsAt = ({ secret, earlierSecret, earlierUntil }: WebhookEndpoint, now: Date): string[] =>
  earlierSecret !== null && earlierUntil !== null && earlierUntil > now ? [secret, earlierSecret] : [secret]

/** An endpoint as owners see it. */
export const webhookView = (endpoint: WebhookEndpoint, now: Date): WebhookView => ({
  id: endpoint.id,
  url: endpoint.url,
  description: endpoint.description,
  events: endpoint.events,
  state: stateOf(endpoint),
  createdAt: endpoint.createdAt.toISOString(),
  createdBy: endpoint.createdBy,
  deliveredAt: endpoint.deliveredAt?.toISOString() ?? null,
  ...secondSecretOf(endpoint, now),
  exposedAt: endpoint.exposedAt?.toISOString() ?? null,
})

const secondSecretOf = (endpoint: WebhookEndpoint, now: Date) =>
  secretsAt(endpoint, now).length > 1
    ? {
        secondSecretUntil: endpoint.earlierUntil?.toISOString() ?? null,
        secondSecretExposedAt: endpoint.earlierExposedAt?.toISOString() ?? null,
      }
    : { secondSecretUntil: null, secondSecretExposedAt: null }

function stateOf({ offAt, isGone, failedAt }: WebhookEndpoint): WebhookView['state'] {
  if (offAt) return isGone ? 'gone' : 'off'
  return failedAt ? 'failing' : 'on'
}

import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { WebhookEvent, WebhookView } from '@northword/contract/desk/webhooks'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'

/** A URL of one of the studio's programs that receives events. Times are UTC. */
export const WebhookEndpoint = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    description: p.text(),
    events: p.json<WebhookEvent[]>(),
    /** `whsec_` and base64. Stored in plain text, as it signs. */
    secret: p.text().hidden(),
    /** A replaced secret, which also signs until `earlierUntil`. */
    earlierSecret: p.text().strictNullable().hidden(),
    earlierUntil: p.datetime().strictNullable(),
    /** As `secretMadeBy` and `exposedAt`, for the replaced secret. */
    earlierMadeBy: p.uuid().strictNullable(),
    earlierExposedAt: p.datetime().strictNullable(),
    /** Member who knows the secret, themselves or by their token. Null: older than this column, any former owner. */
    secretMadeBy: p.uuid().strictNullable(),
    /** Set once a former owner may know the secret. Null after a new one. */
    exposedAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    /** Owner or API token that added it, by the name on that day. */
    createdBy: p.text(),
    /** Null: on. */
    offAt: p.datetime().strictNullable(),
    /** True: switched off by its answer 410 Gone. */
    isGone: p.boolean(),
    /** When a delivery used up its tries. Null once another has arrived. */
    failedAt: p.datetime().strictNullable(),
    deliveredAt: p.datetime().strictNullable(),
  },
})
export type WebhookEndpoint = InferEntity<typeof WebhookEndpoint>

/** Reads the endpoint anew. @throws {DomainError} `webhookNotFound` */
export async function webhookOf(em: Em, id: string): Promise<WebhookEndpoint> {
  const endpoint = await em.fork().findOne(WebhookEndpoint, { id })
  if (!endpoint) throw new DomainError('webhookNotFound')
  return endpoint
}

/** Signing secrets at `now`, newest first. */
export const secretsAt = ({ secret, earlierSecret, earlierUntil }: WebhookEndpoint, now: Date): string[] =>
  earlierSecret !== null && earlierUntil !== null && earlierUntil > now ? [secret, earlierSecret] : [secret]

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

import { deliveriesKeptDays } from '@northword/contract/desk/webhooks'
import type { Feature } from '../../feature.ts'
import { queueEvents } from './deliveries.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { WebhookEndpoint } from './webhook-endpoint.entity.ts'

const dayMs = 86_400_000

/** No personal data, so nothing to export or erase. */
export const webhooks: Feature = {
  entities: [WebhookEndpoint, WebhookDelivery],
  eventsHappened: queueEvents,
  tidy: {
    async 'webhook-deliveries'({ em }, now) {
      const createdAt = { $lt: new Date(now.getTime() - deliveriesKeptDays * dayMs) }
      await em.nativeDelete(WebhookDelivery, { createdAt })
    },
    async 'webhook-secrets'({ em }, now) {
      const none = { earlierSecret: null, earlierUntil: null, earlierMadeBy: null, earlierExposedAt: null }
      await em.nativeUpdate(WebhookEndpoint, { earlierUntil: { $lt: now } }, none)
    },
  },
}

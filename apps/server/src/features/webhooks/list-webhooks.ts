import type { WebhookView } from '@northword/contract/desk/webhooks'
import { latestFirst } from '../../db/queries/keyset.ts'
import type { Em } from '../../db/orm.ts'
import { clock } from '../../time/clock.ts'
import { WebhookEndpoint, webhookView } from './webhook-endpoint.entity.ts'

export async function listWebhooks(em: Em): Promise<WebhookView[]> {
  const endpoints = await em.find(WebhookEndpoint, {}, { orderBy: latestFirst })
  const now = clock.now()
  return endpoints.map((endpoint) => webhookView(endpoint, now))
}

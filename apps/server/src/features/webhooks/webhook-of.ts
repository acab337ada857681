import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { WebhookEndpoint } from './webhook-endpoint.entity.ts'

/** Reads the endpoint anew. @throws {DomainError} `webhookNotFound` */
export async function webhookOf(em: Em, id: string): Promise<WebhookEndpoint> {
  const endpoint = await em.fork().findOne(WebhookEndpoint, { id })
  if (!endpoint) throw new DomainError('webhookNotFound')
  return endpoint
}

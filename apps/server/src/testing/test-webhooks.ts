import type { AddWebhookInput, DeliveryView, WebhookView } from '@northword/contract/desk/webhooks'
import type { Received } from '@northword/rig/receiver'
import { Webhook } from 'standardwebhooks'
import { needed } from './requests/needed.ts'
import type { Colleague } from './test-staff.ts'

export async function endpointOf({ browser }: Colleague, changes: Partial<AddWebhookInput> = {}) {
  const input = { url: 'https://93.184.215.14/', events: ['order.placed'], ...changes }
  const added = await browser.call('webhooks.add', input)
  return { id: (needed(added, 'webhook') as WebhookView).id, secret: String(needed(added, 'secret')) }
}

export async function deliveriesOf({ browser }: Colleague, id: string): Promise<DeliveryView[]> {
  return needed(await browser.ask('webhooks.deliveries', { id }), 'deliveries') as DeliveryView[]
}

/** Verifies a signature with the library of Standard Webhooks and returns the body. */
export const verifiedBy = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }

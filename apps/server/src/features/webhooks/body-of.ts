import type { WebhookBody } from '@northword/contract/desk/webhook-body'
import type { WebhookDelivery } from './webhook-delivery.entity.ts'

/** Body as in Standard Webhooks: event, time, order, and addresses to read the rest. */
export function bodyOf({ event, createdAt, data }: WebhookDelivery, publicUrl: string): WebhookBody {
  const { number, status } = data
  return {
    type: event,
    timestamp: createdAt.toISOString(),
    data: {
      ...(number !== undefined && { orderNumber: number, order: number }),
      ...(status !== undefined && { status }),
      ...(number !== undefined && {
        url: `${publicUrl}/desk/orders/${number}`,
        api: `${publicUrl}/api/desk/orders/${number}`,
      }),
    },
  }
}

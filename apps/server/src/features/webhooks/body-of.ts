import type { WebhookDelivery } from './webhook-delivery.entity.ts'

/**
 * The body that a receiver gets, in the shape of Standard Webhooks: what happened, when, to which order, and where to read
 * the rest: at the desk by a person, by REST with an API token.
 */
export function bodyOf({ event, createdAt, data }: WebhookDelivery, publicUrl: string) {
  const { number, status } = data
  return {
    type: event,
    timestamp: createdAt.toISOString(),
    data: {
      ...(number !== undefined && { order: number }),
      ...(status !== undefined && { status }),
      ...(number !== undefined && {
        url: `${publicUrl}/desk/orders/${number}`,
        api: `${publicUrl}/api/desk/orders/${number}`,
      }),
    },
  }
}

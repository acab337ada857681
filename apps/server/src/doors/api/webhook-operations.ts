import { webhookBody, webhookHeaders } from '@northword/contract/desk/webhook-body'
import type { ZodOpenApiPathsObject } from 'zod-openapi'

/** The call that we make to an endpoint for each event. */
export const webhookOperations: ZodOpenApiPathsObject = {
  event: {
    post: {
      operationId: 'webhooks.event',
      tags: ['Webhooks'],
      summary: 'An event, as an endpoint receives it.',
      description:
        'Sent and signed as Standard Webhooks describes. It holds no personal data and no sums: read them at `data.api`. Tried ten times in three days; the same event may arrive twice, with the same `webhook-id`.',
      security: [],
      requestParams: { header: webhookHeaders },
      requestBody: { required: true, content: { 'application/json': { schema: webhookBody } } },
      responses: {
        '2XX': { description: 'Received.' },
        410: { description: 'Switches the endpoint off.' },
        default: { description: 'Not received. Tried again later; `Retry-After` is heeded.' },
      },
    },
  },
}

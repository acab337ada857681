import type { SiteContent } from '@northword/contract/content/site-content'
import { byLinkHeader } from '@northword/contract/people/by-link'
import { deskCookie, orderCookie, sessionCookie } from '@northword/contract/device/device-key-names'
import { tokenScopes } from '@northword/contract/desk/tokens'
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import { webhookBody, webhookHeaders } from '@northword/contract/desk/webhook-body'
import { describeParameters, describeSchema } from './describe-schema.ts'
import { failureResponses } from './failure-responses.ts'
import { operationOf } from './operation-of.ts'
import { tags } from './tags.ts'
import { describedPath } from './changes/api-names.ts'
import { addExamples } from './add-examples.ts'
import type { RestRoute, Security } from '../rest-route.ts'

const about = `Programs order, and do the work of the desk, by these calls. Sums are integer US cents, except \`price\`, a decimal
string in US dollars. Times are ISO 8601 in UTC. Every error has a sentence in \`message\` and its kind in \`type\`,
as RFC 9457 describes; \`GET /api/problems\` lists every kind. Any call can be answered 429 or 503 with \`Retry-After\`.`

/** Studio that the description names, and its address. */
export interface Described {
  company: Pick<SiteContent['company'], 'brand' | 'emails' | 'orderPrefix'>
  publicUrl: string
}

/** OpenAPI 3.1 of all of `/api`, generated from the routes and their schemas, with examples. */
export function openApiOf(routes: RestRoute[], of: Described) {
  const description = describeRoutes(routes, of)
  addExamples(description)
  return description
}

/** The same without examples. */
export function describeRoutes(routes: RestRoute[], { company, publicUrl }: Described) {
  const paths: ZodOpenApiPathsObject = {}
  const failuresOf = failureResponses()
  for (const route of routes) {
    const path = describedPath(route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, failuresOf) }
  }
  const description = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${company.brand} API`,
        version: '1',
        summary: 'Ordering, and the desk behind it.',
        description: about,
        contact: { name: company.brand, email: company.emails.hello, url: publicUrl },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      tags,
      paths,
      webhooks: webhookOperations,
      components: { securitySchemes: securitySchemes(publicUrl) },
    },
    { override: describeSchema },
  )
  describeParameters(description)
  return description
}

function securitySchemes(publicUrl: string) {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : ''
  const inCookie = (cookie: string, description: string) =>
    ({ type: 'apiKey', in: 'cookie', name: `${prefix}${cookie}`, description }) as const
  return {
    clientSession: inCookie(sessionCookie, 'Session of a signed-in client.'),
    deskSession: inCookie(deskCookie, 'Session of a member of the desk.'),
    orderLink: inCookie(orderCookie, 'The secret of a link to the order.'),
    byLink: {
      type: 'apiKey',
      in: 'header',
      name: byLinkHeader,
      description: 'Sent with any value, it says that the link acts, and no session beside it.',
    },
    apiToken: {
      type: 'http',
      scheme: 'bearer',
      description: `An API token, which an owner makes at the desk. Its scopes: ${tokenScopes.join(', ')}.`,
    },
  } as const satisfies Record<keyof Security, object>
}

/** The call that we make to an endpoint for each event. */
const webhookOperations: ZodOpenApiPathsObject = {
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

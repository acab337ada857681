import type * as z from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import type { Deprecated, RestRoute } from '../rest-route.ts'
import type { FailuresOf } from './failure-responses.ts'
import { describedParameters } from './changes/api-names.ts'
import { refusalsOf } from './refusals.ts'
import { tagOf } from './tags.ts'

/** Describes a route as an operation of OpenAPI, with every status that it can give. */
export function operationOf(route: RestRoute, failuresOf: FailuresOf): ZodOpenApiOperationObject {
  const { operationId, summary, access, security, parameters, query, takes, mostBytes, headers } = route
  const { deprecated } = route
  return {
    operationId,
    tags: [tagOf(route)],
    summary,
    ...(deprecated && { deprecated: true }),
    description: [
      deprecated && endOf(deprecated),
      access,
      mostBytes && `The body may have up to ${sizeOf(mostBytes)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    security,
    requestParams: {
      ...(parameters && { path: describedParameters(parameters) }),
      ...(query && { query }),
      ...(headers && { header: headers }),
    },
    ...(takes && { requestBody: { required: true, content: { 'application/json': { schema: takes } } } }),
    responses: { ...successesOf(route), ...failuresOf(refusalsOf(route)) },
  }
}

const endOf = ({ operationId, until }: Deprecated) =>
  `Replaced by \`${operationId}\`; works until ${until.toISOString().slice(0, 10)}.`

/** A size that is never more than the bytes: whole KB of 1,024 bytes, or tenths of an MB of as many KB. */
const sizeOf = (bytes: number) =>
  bytes < megabyte ? `${Math.floor(bytes / 1_024)} KB` : `${Math.floor((bytes / megabyte) * 10) / 10} MB`

const megabyte = 1_024 * 1_024

function successesOf({ gives, downloads = 'application/json' }: RestRoute): ZodOpenApiResponsesObject {
  const successes = Object.entries(gives).map(([status, schema]) => [
    status,
    {
      description: successWords[status] ?? 'Done.',
      ...(schema && {
        content: contentOf(typeof downloads === 'string' ? { [downloads]: schema } : downloads),
      }),
    },
  ])
  return Object.fromEntries(successes) as ZodOpenApiResponsesObject
}

const contentOf = (schemas: Record<string, z.ZodType>) =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]))

const successWords: Record<string, string> = {
  200: 'The answer.',
  201: 'What was made.',
  204: 'Done; the answer is empty.',
}

import { company } from '@northword/content/studio/company'
import { byLinkHeader } from '@northword/contract/people/by-link'
import { deskCookie, orderCookie, sessionCookie } from '@northword/contract/device/device-key-names'
import { errorBody } from '@northword/contract/site/problems'
import { tokenScopes } from '@northword/contract/desk/tokens'
import * as z from 'zod'
import { jsonSchema } from './json-schema.ts'
import type { RestRoute, Security } from '../rest-route.ts'

export function openApiOf(routes: RestRoute[], publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${company.brand} API`, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: securitySchemes(publicUrl),
      schemas: { Problem: jsonSchema(errorBody, 'output') },
    },
  }
}

function securitySchemes(publicUrl: string): Record<keyof Security, object> {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : ''
  const inCookie = (cookie: string) => ({ type: 'apiKey', in: 'cookie', name: `${prefix}${cookie}` })
  return {
    clientSession: inCookie(sessionCookie),
    deskSession: inCookie(deskCookie),
    orderLink: { ...inCookie(orderCookie), description: 'The secret of a link to the order.' },
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
  }
}

function operationOf(route: RestRoute) {
  const { summary, operationId, security, headers = {}, parameters, query, takes, gives, downloads } = route
  const successes = Object.entries(gives).map(([status, schema]) => [
    status,
    schema ? answerOf('Success', schema, downloads) : { description: 'Success' },
  ])
  return {
    summary,
    ...(operationId && { operationId }),
    ...(security && { security }),
    parameters: [
      ...pathParameters(route.url, parameters),
      ...(query ? parametersIn('query', query) : []),
      ...Object.entries(headers).map(([name, description]) => headerOf(name, description)),
    ],
    ...(takes && { requestBody: { required: true, content: json(takes, 'input') } }),
    responses: { ...Object.fromEntries(successes), default: problem },
  }
}

/** Path parameters are strings, whatever their schema. */
const pathParameters = (url: string, known = z.object({})) =>
  Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => ({
    in: 'path',
    name,
    required: true,
    schema: { type: 'string', ...jsonSchema(known, 'input').properties?.[name] },
  }))

function parametersIn(place: 'query', fields: z.ZodObject) {
  const { properties = {}, required = [] } = jsonSchema(fields, 'input')
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    in: place,
    name,
    ...(description && { description }),
    required: required.includes(name),
    schema,
  }))
}

const headerOf = (name: string, description: string) => ({
  in: 'header',
  name,
  description,
  required: false,
  schema: { type: 'string', maxLength: 255 },
})

const answerOf = (description: string, schema: z.ZodType, type?: string) => ({
  description,
  content: json(schema, 'output', type),
})

const json = (schema: z.ZodType, io: 'input' | 'output', type = 'application/json') => ({
  [type]: { schema: jsonSchema(schema, io) },
})

const problemContent = { schema: { $ref: '#/components/schemas/Problem' } }

const problem = {
  description: 'What went wrong, in a sentence for a person',
  content: { 'application/json': problemContent, 'application/problem+json': problemContent },
}

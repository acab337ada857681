import { company } from '@northword/content/company'
import { exportType } from '@northword/contract/account'
import { errorBody } from '@northword/contract/error-answers'
import * as z from 'zod'
import type { RestRoute } from './rest-route.ts'

/** The OpenAPI 3.1 document of the REST door, made from the routes themselves. */
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
  }
}

function operationOf({ url, summary, headers = {}, query, takes, gives, isDownload }: RestRoute) {
  const successes = Object.entries(gives).map(([status, schema]) => [
    status,
    schema ? answerOf('Success', schema, isDownload && exportType) : { description: 'Success' },
  ])
  return {
    summary,
    parameters: [
      ...Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => pathParameter(name)),
      ...Object.entries(query?.shape ?? {}).map(([name, schema]) => queryParameter(name, schema)),
      ...Object.entries(headers).map(([name, description]) => headerOf(name, description)),
    ],
    ...(takes && { requestBody: { required: true, content: json(takes, 'input') } }),
    responses: {
      ...Object.fromEntries(successes),
      default: answerOf('What went wrong, in a sentence for a person', errorBody),
    },
  }
}

const pathParameter = (name: string) => ({ in: 'path', name, required: true, schema: { type: 'string' } })

function queryParameter(name: string, type: z.core.$ZodType) {
  const { description, ...schema } = z.toJSONSchema(type, { io: 'input' })
  return { in: 'query', name, ...(description && { description }), required: false, schema }
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
  [type]: { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
})

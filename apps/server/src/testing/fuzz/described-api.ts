import type { TestApp } from '../test-app.ts'

export type JsonSchema = { [keyword: string]: unknown }

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  schema: JsonSchema
}

export interface Operation {
  method: string
  /** With its parameters as `{name}`. */
  path: string
  operationId: string
  tags: string[]
  /** Accepted credentials, each a set of names with scopes; empty for anybody. */
  security: Record<string, string[]>[]
  parameters: Parameter[]
  takes: JsonSchema | undefined
  responses: Record<string, Response | Reference>
}

interface Response {
  content?: Record<string, { schema: JsonSchema }>
}

interface Reference {
  $ref: string
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, Omit<Operation, 'method' | 'path' | 'parameters' | 'takes'> & Described>
  >
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Response> }
}

/** The API as its own document describes it, with nothing else known about it. */
export interface DescribedApi {
  document: OpenApi
  operations: Operation[]
  /** Media types of an answer with their schemas; null if the status is not described. */
  answersOf: (operation: Operation, status: number) => Record<string, { schema: JsonSchema }> | null
}

export async function describedApiOf({ app }: Pick<TestApp, 'app'>): Promise<DescribedApi> {
  const document: OpenApi = (await app.inject({ method: 'GET', url: '/api/openapi.json' })).json()
  return {
    document,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, ...operation }]) => ({
        ...operation,
        path,
        method: method.toUpperCase(),
        parameters,
        takes: requestBody?.content['application/json']?.schema,
      })),
    ),
    answersOf({ responses }, status) {
      const response = responses[status]
      if (!response) return null
      const { content = {} } = '$ref' in response ? responseAt(document, response) : response
      return content
    },
  }
}

const responseAt = ({ components }: OpenApi, { $ref }: Reference): Response =>
  components.responses[$ref.split('/').at(-1) ?? ''] ?? {}

/** Operation that a request is routed to. */
export function operationAt(operations: Operation[], method: string, address: string): Operation | undefined {
  // A server that is injected requests sees dots of a path as URL resolves them.
  const { pathname } = new URL(address, 'http://localhost:3000')
  const matching = operations.filter((each) => each.method === method && patternOf(each).test(pathname))
  // The one with fewer parameters goes first, as in the router.
  return matching.toSorted((a, b) => parametersIn(a) - parametersIn(b))[0]
}

const parametersIn = ({ path }: Operation) => path.split('{').length

/** A parameter may be empty: the router takes it so. */
const patternOf = ({ path }: Operation) =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]*')}$`)

import type { Operation, Parameter } from './described-api.ts'
import type { Draw } from './draw.ts'
import type { KnownValues } from './known-values.ts'
import { isObject } from './is-object.ts'
import type { RightValues } from './right-values.ts'

/** A request before it is written as bytes. Mutations change it in place. */
export interface FuzzRequest {
  operation: Operation
  method: string
  /** Encoded path parameters. */
  path: Record<string, string>
  /** Encoded names and values. */
  query: [name: string, value: string][]
  headers: Record<string, string>
  /** Undefined: none. */
  body: unknown
  /** Text sent instead of the body. */
  payload?: string
  mutations: string[]
  /** Status that this request has to be answered with. */
  demanded?: 400 | 405
}

/** Changes a request in place. False: there is nothing here that it could change. */
export type Mutation = (request: FuzzRequest, draw: Draw, operations: Operation[]) => boolean

interface Making {
  draw: Draw
  operation: Operation
  known: KnownValues
  valueOf: RightValues
}

/** A request that the document allows. */
export function rightRequest({ draw, operation, known, valueOf }: Making): FuzzRequest {
  const request: FuzzRequest = {
    operation,
    method: operation.method,
    path: {},
    query: [],
    headers: {},
    body: undefined,
    mutations: [],
  }
  const isOfItem = operation.parameters.some(({ in: place, name }) => place === 'path' && name === 'key')
  const item: Record<string, unknown> = (isOfItem && known.item(draw)) || {}
  for (const { in: place, name, required, schema } of operation.parameters) {
    if (!required && draw.isOneIn(2)) continue
    put(request, place, name, String(item[name] ?? valueOf(draw, name, schema, operation)))
  }
  const order = known.orders.get(request.path['id'] ?? '')
  if (order !== undefined && 'orderNumber' in request.path && !draw.isOneIn(4))
    request.path['orderNumber'] = encoded(order)
  if (!operation.takes) return request
  request.body = valueOf(draw, '', operation.takes, operation)
  const version = item['version'] ?? known.versionOf(decodeURIComponent(request.path['orderNumber'] ?? ''))
  if (isObject(request.body) && 'version' in request.body && version !== undefined && !draw.isOneIn(4))
    request.body['version'] = version
  return request
}

function put(request: FuzzRequest, place: Parameter['in'], name: string, value: string) {
  if (place === 'header') request.headers[name.toLowerCase()] = value
  else if (place === 'query') request.query.push([name, encoded(value)])
  else request.path[name] = encoded(value || 'x')
}

/** Encodes any text, halves of characters too. */
export const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%EF%BF%BD', '%ED%A0%80')

export function addressOf({ operation, path, query }: FuzzRequest): string {
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  return query.length > 0 ? `${pathname}?${query.map((pair) => pair.join('=')).join('&')}` : pathname
}

export const payloadOf = ({ payload, body }: FuzzRequest): string | undefined =>
  payload ?? (body === undefined ? undefined : JSON.stringify(body))

/** The request as a command that sends it to a server on this machine. */
export function curlOf(request: FuzzRequest, headers: Record<string, string>): string {
  const payload = payloadOf(request)
  return [
    `curl -i --path-as-is -X ${request.method} ${quoted(`http://localhost:3000${addressOf(request)}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(payload === undefined ? [] : [`--data-raw ${quoted(shortened(payload))}`]),
  ].join(' ')
}

const longest = 2_000
const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

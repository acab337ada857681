import { files, places } from './api.ts'
import type { Answer, CallArguments, OperationId } from './call-types.ts'
import { errorOf, jsonIn, NorthwordError } from './northword-error.ts'

export type { components } from './api.ts'
export type { Answer, CallOptions, Input, OperationId } from './call-types.ts'
export { type ErrorType, NorthwordError } from './northword-error.ts'

export interface ClientOptions {
  /** Where the studio is, such as `https://www.studio.example`. */
  baseUrl: string | URL
  /** API token. Without it, a call can do what anybody can, or what cookies of `headers` or the browser allow. */
  token?: string | undefined
  /** Sent with every call. */
  headers?: Record<string, string>
  /** Default: that of the platform. */
  fetch?: (url: string, request: RequestInit) => Promise<Response>
}

export interface Client {
  /**
   * Calls an operation by its id in `/api/openapi.json`, with all of its fields in one object.
   * @throws {NorthwordError} for every answer that is no success; what `fetch` throws if there is none
   */
  call: <Id extends OperationId>(id: Id, ...args: CallArguments<Id>) => Promise<Answer<Id>>
}

/** A client of a studio's API. It keeps nothing and repeats no call. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, fetch = globalThis.fetch } = options
  const base = String(baseUrl).replace(/\/+$/, '')
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return {
    async call(id, ...[input, { headers, ...more } = {}]) {
      const { path, ...request } = requestOf(id, { ...input })
      const sent = { ...options.headers, ...bearer, ...request.headers, ...headers }
      const response = await fetch(base + path, { ...request, ...more, headers: sent })
      return (await answerOf(id, response)) as Answer<typeof id>
    },
  }
}

/** Distributes the fields of an input over path, query or body, and header. */
function requestOf(id: OperationId, { idempotencyKey, ...others }: Record<string, unknown>) {
  const [method = '', template = ''] = places[id].split(' ')
  const headers = headersOf(idempotencyKey)
  const input = 'idempotency-key' in headers ? others : { ...others, idempotencyKey }
  const fields = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = segmentOf(name, fields.get(name))
    fields.delete(name)
    return value
  })
  if (fields.size === 0) return { method, path, headers }
  if (method === 'GET' || method === 'DELETE') return { method, path: `${path}?${queryOf(fields)}`, headers }
  const body = JSON.stringify(Object.fromEntries(fields))
  return { method, path, headers: { ...headers, 'content-type': 'application/json' }, body }
}

/** Header of the key. `fetch` refuses most characters beyond ASCII there, so such a key goes with the fields. */
const headersOf = (key: unknown): Record<string, string> =>
  typeof key === 'string' && /^[ -~]+$/.test(key) ? { 'idempotency-key': key } : {}

/** @throws {TypeError} for what would lead to another path */
function segmentOf(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`The field ${name} may not be “${text}”.`)
  return encodeURIComponent(text)
}

function queryOf(fields: Map<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of fields) for (const each of [value].flat()) query.append(name, String(each))
  return query
}

/** An abort or a broken connection while the body is read is thrown as it is. */
async function answerOf(id: OperationId, response: Response): Promise<unknown> {
  if (!response.ok) throw errorOf(response, await response.text())
  if (files.some((file) => file === id)) return response
  if (response.status === 204) return undefined
  const answer = jsonIn(await response.text())
  if (answer === undefined) throw new NorthwordError(response)
  return answer
}

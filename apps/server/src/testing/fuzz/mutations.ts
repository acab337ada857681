import { type JsonSchema, type Operation, operationAt } from './described-api.ts'
import { choiceOf, type Draw } from './draw.ts'
import { addressOf, encoded, type Mutation } from './fuzz-request.ts'
import { edgeValue, oddNumber, oddText, oddValue } from './odd-values.ts'
import { payloadMutations } from './payload-mutations.ts'
import { isObject } from './is-object.ts'

/** A change of one field of the body. */
const inBody =
  (changed: (draw: Draw, schema: JsonSchema) => unknown): Mutation =>
  (request, draw) => {
    const { body, operation } = request
    if (!isObject(body) || Object.keys(body).length === 0) return false
    request.body = changedAt(draw, operation.takes ?? {}, body, changed)
    return true
  }

function changedAt(
  draw: Draw,
  schema: JsonSchema,
  value: unknown,
  changed: (draw: Draw, schema: JsonSchema) => unknown,
): unknown {
  const { properties, items } = schema
  if (isObject(value) && Object.keys(value).length > 0) {
    const name = draw.oneOf(choiceOf(Object.keys(value)))
    const of = isObject(properties) && isObject(properties[name]) ? properties[name] : {}
    return { ...value, [name]: changedAt(draw, of, value[name], changed) }
  }
  if (Array.isArray(value) && value.length > 0 && !draw.isOneIn(3)) {
    const place = draw.below(value.length)
    return value.with(place, changedAt(draw, isObject(items) ? items : {}, value[place], changed))
  }
  return changed(draw, schema)
}

const inQuery =
  (value: (draw: Draw, schema: JsonSchema) => unknown): Mutation =>
  (request, draw) => {
    const fields = request.operation.parameters.filter((parameter) => parameter.in === 'query')
    if (fields.length === 0) return false
    const { name, schema } = draw.oneOf(choiceOf(fields))
    const others = request.query.filter(([each]) => each !== name)
    request.query = [...others, [name, encoded(textOf(value(draw, schema)))]]
    return true
  }

/** Objects as JSON: some of those that are drawn have a field `toString`. */
const textOf = (value: unknown) => (isObject(value) ? JSON.stringify(value) : String(value))

/** Written as they are, without an encoding. */
const oddParts = [
  '.',
  '..',
  '%2F',
  '..%2F..%2Fetc',
  '%2e%2e',
  '%',
  '%zz',
  '%25',
  '%252F',
  '%5C',
  ';x=y',
  '*',
  ':number',
  '%00',
  '%ff',
  '%ed%a0%80',
  '%F0%9F%A6%89%E2%80%AE',
  '%20',
  '%0d%0a',
  '~',
  '__proto__',
  '-1',
  '0',
  '1e9',
  '9'.repeat(400),
  'a'.repeat(900),
  'a'.repeat(1_100),
  '%41'.repeat(300),
  '2147483648',
  'NaN',
  '1.5',
] as const

/** Operations that ignore their query, so that no mail program or scanner that adds to it is refused. */
const takesAnyQuery = new Set(['newsletter.unsubscribe'])

const refusedIfQuery: Mutation = (request) => {
  if (!takesAnyQuery.has(request.operation.operationId)) request.demanded = 400
  return true
}

const headers: Record<string, readonly [string, ...string[]]> = {
  accept: ['application/problem+json', 'text/html', '*/*', '', 'x'],
  origin: ['https://evil.example', 'null', 'http://localhost:3000', 'x'],
  'sec-fetch-site': ['cross-site', 'same-site', 'same-origin', 'none', 'x'],
  authorization: ['Bearer x', 'Bearer ', 'Basic YTpi', `Bearer ${'a'.repeat(5_000)}`, 'Bearer \u00ff'],
  cookie: ['nw_session=%ff', 'nw_desk=x; nw_desk=y', 'nw_order=', '=; ;', `nw_session=${'x'.repeat(3_000)}`],
  'idempotency-key': ['', ' ', 'x'.repeat(255), 'x'.repeat(256), '\u00e9', 'a, b'],
  'northword-by-link': ['1', '', 'x'],
  'x-request-id': ['x'.repeat(65), '../x', '\u00ff'],
  traceparent: ['00-0-0-0', `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`],
  'if-none-match': ['*', '"x"'],
  range: ['bytes=0-1', 'bytes=-1'],
  'content-encoding': ['gzip', 'identity', 'x'],
  'x-http-method-override': ['DELETE'],
  host: ['evil.example', ''],
}

/** People who open an address that programs post to are led to its page; the document does not say so. */
const isPage = (method: string, address: string) =>
  method === 'GET' && address.startsWith('/api/newsletter/unsubscribe/')

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

/** Mutations by name: each request has none, one or some of them. */
export const mutations: Record<string, Mutation> = {
  'a field at its edge': inBody(edgeValue),
  'an odd text in a field': inBody(oddText),
  'an odd number in a field': inBody(oddNumber),
  'a value of any type in a field': inBody(oddValue),
  'a missing field'(request, draw) {
    if (!isObject(request.body) || Object.keys(request.body).length === 0) return false
    const missing = draw.oneOf(choiceOf(Object.keys(request.body)))
    request.body = Object.fromEntries(Object.entries(request.body).filter(([name]) => name !== missing))
    return true
  },
  'another field'(request, draw) {
    if (!isObject(request.body)) return false
    const name = draw.oneOf([
      'x',
      '',
      '__proto__x',
      'constructor',
      'number',
      'id',
      'role',
      '0',
      oddText(draw),
    ])
    request.body = { ...request.body, [name]: oddValue(draw) }
    return true
  },
  'a query at its edge': inQuery(edgeValue),
  'an odd query': inQuery(oddText),
  'an unknown query field'(request, draw, operations) {
    request.query.push([draw.oneOf(['x', 'utm_source', '__proto__', '%00', 'a[b]', 'number[]']), 'x'])
    return refusedIfQuery(request, draw, operations)
  },
  'a query field twice'(request, draw, operations) {
    const plain = request.query.filter(([name]) => isSingle(request.operation, name))
    if (plain.length === 0) return false
    request.query.push(draw.oneOf(choiceOf(plain)))
    return refusedIfQuery(request, draw, operations)
  },
  'an odd part of the path'(request, draw) {
    const names = Object.keys(request.path)
    if (names.length === 0) return false
    request.path[draw.oneOf(choiceOf(names))] = draw.isOneIn(3)
      ? encoded(oddText(draw))
      : draw.oneOf(oddParts)
    return true
  },
  'an odd header'(request, draw) {
    const name = draw.oneOf(choiceOf(Object.keys(headers)))
    request.headers[name] = draw.oneOf(headers[name] ?? [''])
    return true
  },
  'another method'(request, draw, operations) {
    const address = addressOf(request)
    const others = methods.filter(
      (method) => !operationAt(operations, method, address) && !isPage(method, address),
    )
    request.method = draw.oneOf(choiceOf(others))
    request.demanded = 405
    return true
  },
  HEAD(request) {
    if (request.method !== 'GET') return false
    request.method = 'HEAD'
    return true
  },
  ...payloadMutations,
}

function isSingle({ parameters }: Operation, name: string) {
  const schema = parameters.find((each) => each.in === 'query' && each.name === name)?.schema
  return schema !== undefined && schema['type'] !== 'array'
}

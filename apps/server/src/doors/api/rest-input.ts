import * as z from 'zod'
import { DomainError } from '../../errors/domain-error.ts'
import type { RestMeta } from '../trpc.ts'
import type { RestRequest } from '../rest-route.ts'

type Said = Pick<RestRequest, 'parameters' | 'queries' | 'body' | 'header'>

/**
 * Reads a procedure's input: fields of the path, then of query or body. `Idempotency-Key` may be a header; the
 * procedure checks all of it.
 * @throws {DomainError} `notAnObject`; `saidTwice` if two places differ
 */
export function restInput(method: RestMeta['method'], shape: z.core.$ZodShape) {
  const read = readersOf(shape)
  const isInQuery = method === 'GET' || method === 'DELETE'
  return ({ parameters, queries, body, header }: Said): Record<string, unknown> => {
    const key = 'idempotencyKey' in shape ? header('idempotency-key') : undefined
    return merged(
      isInQuery ? read(queries) : fieldsOf(body),
      read(parameters),
      key === undefined ? {} : { idempotencyKey: key },
    )
  }
}

function fieldsOf(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new DomainError('notAnObject')
  return { ...body }
}

function merged(...places: Record<string, unknown>[]): Record<string, unknown> {
  const said = new Map<string, unknown>()
  for (const [name, value] of places.flatMap((place) => Object.entries(place))) {
    if (said.has(name) && said.get(name) !== value) throw new DomainError('saidTwice')
    said.set(name, value)
  }
  return Object.fromEntries(said)
}

/** Converts query and path texts to the types in the schema. Made at first use, as most fields are in bodies. */
function readersOf(shape: z.core.$ZodShape) {
  const readers = new Map<string, (said: unknown) => unknown>()
  const readerFor = (name: string) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    const reader = readers.get(name) ?? (schema ? readerOf(schema) : asItIs)
    if (schema) readers.set(name, reader)
    return reader
  }
  return (texts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readerFor(name)(text)]))
}

function readerOf(schema: z.core.$ZodType): (said: unknown) => unknown {
  const { type } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  if (type === 'integer' || type === 'number') return asNumber
  if (type === 'boolean') return (said) => (said === 'true' ? true : said === 'false' ? false : said)
  return asItIs
}

const asItIs = (said: unknown) => said

/** Other text stays text, so that the schema's own message refuses it. */
const asNumber = (said: unknown) => (/^-?\d{1,16}(\.\d{1,16})?$/.test(String(said)) ? Number(said) : said)

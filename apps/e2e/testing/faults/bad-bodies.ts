import { forms } from '@northword/server/features'
import { procedureInputs, procedures } from '@northword/server/testing/requests/test-procedures'
import * as fc from 'fast-check'

/** A request with a malformed body. */
export interface BadRequest {
  method: string
  path: string
  type: string
  body: string | Uint8Array<ArrayBuffer>
  /** It must be refused; others accept any body. */
  isRefused: boolean
}

interface Door {
  method: string
  path: string
  fields: string[]
  isRefused: boolean
}

export interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: unknown }>>
}

/** `count` bad requests, spread evenly over procedures, REST paths, forms and some pages. */
export function badRequests(document: OpenApi, count: number, seed: number): BadRequest[] {
  const doors = [...procedureDoors(), ...restDoors(document), ...formDoors(), ...pageDoors]
  const each = Math.ceil(count / doors.length)
  const all = doors.map((door, index) => fc.sample(requestTo(door), { numRuns: each, seed: seed + index }))
  // Interleaved, so that no door gets all of its requests in sequence.
  return Array.from({ length: each }, (_, turn) => all.flatMap((requests) => requests[turn] ?? [])).flat()
}

const allFields = [...new Set([...procedureInputs.values()].flatMap(({ shape }) => Object.keys(shape)))]

const procedureDoors = (): Door[] =>
  procedures.map(({ path, type }) => {
    const input = procedureInputs.get(path)
    const isRefused = type === 'query' || (input !== undefined && !input.safeParse({}).success)
    return { method: 'POST', path: `/trpc/${path}`, fields: Object.keys(input?.shape ?? {}), isRefused }
  })

const restDoors = ({ paths }: OpenApi): Door[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => /^(post|put|patch|delete)$/.test(method))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, 'NW-ORD-20260101-0001'),
        fields: allFields,
        isRefused: requestBody !== undefined,
      })),
  )

const formDoors = (): Door[] =>
  forms.map(({ path }) => ({
    method: 'POST',
    path: path.replaceAll(/:\w+/g, 'PS-070'),
    fields: allFields,
    isRefused: false,
  }))

const pageDoors: Door[] = ['/', '/services', '/api/nothing', '/trpc/nothing', '/readyz', '/desk'].map(
  (path) => ({
    method: 'POST',
    path,
    fields: allFields,
    isRefused: true,
  }),
)

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
]

const values = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\uD800', 'x'.repeat(10_000), 2 ** 53, -1, 1e300, '__proto__', null, [], {}),
)

const typed = (fields: string[]) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...fields, '__proto__'), fc.string()), values, { maxKeys: 8 })

function requestTo({ method, path, fields, isRefused }: Door): fc.Arbitrary<BadRequest> {
  const body = fc.oneof(
    { weight: 4, arbitrary: typed(fields).map((input) => JSON.stringify(input)) },
    { weight: 1, arbitrary: typed(fields).map((input) => JSON.stringify(input).slice(0, -1)) },
    { weight: 1, arbitrary: typed(fields).map((input) => new URLSearchParams(asTexts(input)).toString()) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)) },
    { weight: 1, arbitrary: fc.nat(20_000).map((depth) => '['.repeat(depth)) },
  )
  // Mostly the type that the door expects, to pass its first check.
  const type = fc.oneof({ weight: 3, arbitrary: fc.constant(types[0] ?? '') }, fc.constantFrom(...types))
  return fc.record({ type, body }).map((request) => ({ method, path, isRefused, ...request }))
}

const asTexts = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value)]))

import type { AnyRouter } from '@trpc/server'
import * as z from 'zod'
import { parameterNames } from '../pages/page-address.ts'
import { restInput } from './rest-input.ts'
import { optionalKey, type RestRoute } from '../rest-route.ts'
import { forOrder, forStaff } from '../route-access.ts'
import type { Meta, RestMeta } from '../trpc.ts'
import { scopeOf } from './staff-access.ts'

export interface Declared {
  path: string
  type: 'query' | 'mutation'
  inputs: z.ZodType[]
  output?: z.ZodType
  meta?: Meta
}

export const declaredIn = ({ _def: { procedures } }: AnyRouter): Declared[] =>
  Object.entries<unknown>(procedures).map(([path, procedure]) => {
    const { _def: definition } = procedure as { _def: Omit<Declared, 'path'> }
    return { ...definition, path }
  })

export const routesOf = (appRouter: AnyRouter): RestRoute[] =>
  declaredIn(appRouter).flatMap((declared) =>
    declared.meta?.rest ? [routeOf(declared, declared.meta.rest)] : [],
  )

function routeOf({ path, type, inputs, output, meta }: Declared, rest: RestMeta): RestRoute {
  const { method, url, summary } = rest
  const shape = shapeOf(path, inputs)
  const read = restInput(method, shape)
  const status = output ? (rest.status ?? 200) : 204
  return {
    method,
    url,
    summary,
    operationId: path,
    ...accessOf(url, type, meta),
    ...(rest.refuses && { refuses: rest.refuses }),
    ...fieldsOf({ path, method, url }, shape),
    ...(meta?.mostBytes !== undefined && { mostBytes: meta.mostBytes }),
    gives: { [status]: output ?? null },
    async handle(request) {
      const result = await request.run(path, type, read(request))
      return output ? { status, body: Object(result) } : { status }
    },
  }
}

const shapeOf = (path: string, inputs: z.ZodType[]): z.core.$ZodShape =>
  Object.assign({}, ...inputs.map((input) => objectIn(path, input).shape))

/** Schema of an input, which is always an object. */
export function objectIn(path: string, input: z.ZodType): z.ZodObject {
  const schema = input instanceof z.ZodPrefault ? input.unwrap() : input
  if (!(schema instanceof z.ZodObject)) throw new Error(`The input of ${path} is no object.`)
  return schema
}

/** Splits the input's fields by place: path, query or body. */
function fieldsOf(
  { path, method, url }: Pick<RestRoute, 'method' | 'url'> & { path: string },
  shape: z.core.$ZodShape,
) {
  const named = parameterNames(url)
  const unknown = named.find((name) => !(name in shape))
  if (unknown) throw new Error(`${path} takes no ${unknown}, but its REST path does.`)
  const parameters = z.object(Object.fromEntries(named.map((name) => [name, shape[name] ?? z.string()])))
  const headers = keyField in shape ? { headers: keyHeader(shape[keyField]) } : {}
  const others = Object.entries(shape).filter(([name]) => !named.includes(name) && name !== keyField)
  if (others.length === 0) return { parameters, ...headers }
  const rest = z.object(Object.fromEntries(others))
  if (method === 'GET' || method === 'DELETE') return { parameters, query: rest }
  return { parameters, takes: rest, ...headers }
}

const keyField = 'idempotencyKey'
const aboutKey = 'A text that names this act, such as a UUID. Sent twice with it, it is done once.'

/** The key is described as a header alone, and read from the body as well. */
const keyHeader = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodOptional
    ? optionalKey(aboutKey)
    : z.object({ 'Idempotency-Key': z.string().max(255).describe(aboutKey) })

/** Who may call it: clients of an order, or staff. */
function accessOf(url: RestMeta['url'], type: string, { scope, roles = [], publishes, isFresh }: Meta = {}) {
  if (!url.startsWith('/api/desk/')) return forOrder
  return forStaff({ roles, scope: scope && scopeOf(scope, type), publishes, isFresh })
}

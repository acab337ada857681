import type { AnyRouter } from '@trpc/server'
import * as z from 'zod'
import { restInput } from './rest-input.ts'
import type { RestMeta } from './rest-meta.ts'
import type { RestRoute, Security } from '../rest-route.ts'
import type { Meta } from '../trpc.ts'
import { scopeOf } from './token-access.ts'

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
    security: securityOf(url, meta?.area && scopeOf(meta.area, type)),
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
  const named = Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => name)
  const unknown = named.find((name) => !(name in shape))
  if (unknown) throw new Error(`${path} takes no ${unknown}, but its REST path does.`)
  const parameters = z.object(Object.fromEntries(named.map((name) => [name, shape[name] ?? z.string()])))
  const others = Object.entries(shape).filter(([name]) => !named.includes(name))
  if (others.length === 0) return { parameters }
  const rest = z.object(Object.fromEntries(others))
  if (method === 'GET' || method === 'DELETE') return { parameters, query: rest }
  if (!(keyField in shape)) return { parameters, takes: rest }
  return { parameters, takes: rest.partial({ [keyField]: true }), headers: { 'Idempotency-Key': aboutKey } }
}

const keyField = 'idempotencyKey'
const aboutKey = 'Sent twice with it, it is done once. It may stand in the body as well.'

/** Accepted credentials: at the desk also an API token of this scope, for one order also its link. */
function securityOf(url: RestMeta['url'], scope: string | undefined): Security[] {
  if (!url.startsWith('/api/desk/')) return [{ clientSession: [] }, { orderLink: [], byLink: [] }]
  return [{ deskSession: [] }, ...(scope ? [{ apiToken: [scope] }] : [])]
}

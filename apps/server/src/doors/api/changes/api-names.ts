import * as z from 'zod'
import { type namedSchemas, nameOf } from '../named-schemas.ts'
import type { RestRoute } from '../../rest-route.ts'

const ofOrder = { number: 'orderNumber' }
const ofVersion = { number: 'version' }
const ofPiece = { number: 'piece' }

/** Fields whose name in the API is another than within, by component: there, `number` is a number. */
const apiNames: Partial<Record<keyof typeof namedSchemas, Record<string, string>>> = {
  OrderDetail: ofOrder,
  OrderAtDesk: ofOrder,
  OrderRow: ofOrder,
  Duty: ofOrder,
  Delivery: ofOrder,
  Certificate: ofOrder,
  Overlap: ofOrder,
  Project: { orderId: 'orderNumber' },
  PrintedDocument: { number: 'documentNumber' },
  Version: ofVersion,
  VersionText: ofVersion,
  DeskVersion: ofVersion,
  Piece: ofPiece,
  DeskPiece: ofPiece,
}

/** Last day on which answers have the names from within, too. */
export const innerNamesUntil = '2027-07-01'

/** Names in the API by those within, of a schema's fields. */
export const apiNamesOf = (schema: z.core.$ZodType): Record<string, string> =>
  apiNames[nameOf(schema) as keyof typeof apiNames] ?? {}

/** The path of a route with its parameters as the API names them. */
export const describedPath = ({ url }: Pick<RestRoute, 'url'>): string =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => `{${parameterNameOf(name)}}`)

export const describedParameters = (parameters: z.ZodObject): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries(parameters.shape).map(([name, schema]) => [parameterNameOf(name), schema]),
    ),
  )

const parameterNameOf = (name: string) => (name === 'number' ? ofOrder.number : name)

/** The route, whose answers have the names of the API beside those from within. */
export function withApiNames(route: RestRoute): RestRoute {
  const namings = new Map(
    Object.entries(route.gives).map(([status, schema]) => [Number(status), schema && namingOf(schema)]),
  )
  if (![...namings.values()].some(Boolean)) return route
  return {
    ...route,
    async handle(request) {
      const answer = await route.handle(request)
      const naming = namings.get(answer.status)
      return naming && answer.body ? { ...answer, body: Object(naming(answer.body)) } : answer
    },
  }
}

type Naming = (value: unknown) => unknown

/** Null: the schema has no field with another name. */
function namingOf(schema: z.core.$ZodType): Naming | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return namingOf(schema.unwrap())
  if (schema instanceof z.ZodArray) return namingOfEach(schema)
  return schema instanceof z.ZodObject ? namingOfFields(schema) : null
}

function namingOfEach({ element }: z.ZodArray): Naming | null {
  const naming = namingOf(element)
  return naming && ((value) => (Array.isArray(value) ? value.map(naming) : value))
}

function namingOfFields(schema: z.ZodObject): Naming | null {
  const names = apiNamesOf(schema)
  const inner = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([field, its]) => {
    const naming = namingOf(its)
    return naming ? [[field, naming] as const] : []
  })
  if (inner.length === 0 && Object.keys(names).length === 0) return null
  const namings = new Map(inner)
  return (value) => (typeof value === 'object' && value !== null ? named(value, names, namings) : value)
}

const named = (value: object, names: Record<string, string>, namings: Map<string, Naming>) =>
  Object.fromEntries(
    Object.entries(value).flatMap(([field, its]: [string, unknown]) => {
      const name = names[field]
      const shown = namings.get(field)?.(its) ?? its
      return name
        ? [
            [name, shown],
            [field, shown],
          ]
        : [[field, shown]]
    }),
  )

import * as z from 'zod'
import type { createDocument, ZodOpenApiOverride } from 'zod-openapi'
import { fieldWords, parameterWords } from '@northword/content/operate/api-fields'
import { apiNamesOf, innerNamesUntil } from './changes/api-names.ts'
import { nameOf } from './named-schemas.ts'

/** The OpenAPI document as zod-openapi makes it. */
export type Description = ReturnType<typeof createDocument>
export type Operation = NonNullable<NonNullable<Description['paths']>[string]['get']>

/** Operations of all paths. An item of ours has nothing beside them. */
export const operationsIn = ({ paths = {} }: Description): Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item) as Operation[])

/** Describes a schema as its sender or reader sees it, with a description for each field. */
export const describeSchema: ZodOpenApiOverride = ({ zodSchema, jsonSchema, io }) => {
  // The pattern of a format repeats it, at length.
  if (jsonSchema.format) delete jsonSchema.pattern
  // The bounds of every integer say nothing.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // Preprocessed values are described by their check.
  if (zodSchema instanceof z.ZodPipe && zodSchema.in instanceof z.ZodTransform)
    Object.assign(jsonSchema, checkOf(zodSchema.out, io))
  if (!(zodSchema instanceof z.ZodObject)) return
  // Optional if the check accepts undefined.
  if (io === 'input') jsonSchema.required = neededIn(zodSchema.shape)
  addApiNames(zodSchema, jsonSchema)
  for (const [name, field] of Object.entries(jsonSchema.properties ?? {})) {
    const words = fieldWords[`${nameOf(zodSchema)}.${name}`] ?? fieldWords[name]
    if (typeof field === 'object' && words) field.description ??= words
  }
}

/** Puts the names of the API before those from within, which are deprecated. */
function addApiNames(schema: z.ZodObject, described: Parameters<ZodOpenApiOverride>[0]['jsonSchema']) {
  const names = apiNamesOf(schema)
  described.properties = Object.fromEntries(
    Object.entries(described.properties ?? {}).flatMap(([field, its]) => {
      const name = names[field]
      if (!name) return [[field, its]]
      const description = `Another name of \`${name}\`, until ${innerNamesUntil}.`
      return [
        [name, its],
        [field, { ...Object(its), deprecated: true, description }],
      ]
    }),
  )
  described.required = (described.required ?? []).flatMap((field) => [names[field] ?? [], field].flat())
}

/** Describes the parameters that their schema says nothing about. */
export function describeParameters(description: Description) {
  for (const parameter of operationsIn(description).flatMap(({ parameters = [] }) => parameters)) {
    if (!('name' in parameter)) continue
    const { name } = parameter
    const words = parameterWords[name] ?? fieldWords[name]
    if (words) parameter.description ??= words
  }
}

function checkOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const neededIn = (shape: z.core.$ZodShape) =>
  Object.keys(shape).filter((name) => {
    const field = shape[name]
    return field && !z.safeParse(field, undefined).success
  })

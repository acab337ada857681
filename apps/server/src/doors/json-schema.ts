import * as z from 'zod'

/** A JSON Schema as far as the API's document reads it. */
export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

type Io = 'input' | 'output'

/** The JSON Schema (2020-12, without naming it) of what a schema takes or gives. */
export function jsonSchema(schema: z.core.$ZodType, io: Io): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: told }) => mend(zodSchema, told, io),
  })
  return described as JsonSchema
}

/** Describes what a sender has to know of a schema, where that is not what the schema is made of. */
function mend(schema: z.core.$ZodType, told: z.core.JSONSchema.BaseSchema, io: Io) {
  // The pattern of a format says the same again, at length.
  if (told.format) delete told.pattern
  // What is prepared before it is checked is described by its check.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform)
    Object.assign(told, jsonSchema(schema.out, io))
  // And may be left out where nothing at all passes the check.
  if (schema instanceof z.ZodObject && io === 'input') told.required = neededIn(schema.shape)
}

const neededIn = (shape: z.core.$ZodShape) =>
  Object.keys(shape).filter((name) => {
    const field = shape[name]
    return field && !z.safeParse(field, undefined).success
  })

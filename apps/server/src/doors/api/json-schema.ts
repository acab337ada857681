import * as z from 'zod'

export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

type Io = 'input' | 'output'

/** JSON Schema (2020-12, without `$schema`) of a schema's input or output. */
export function jsonSchema(schema: z.core.$ZodType, io: Io): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: told }) => mend(zodSchema, told, io),
  })
  return described as JsonSchema
}

/** Describes a schema as its sender sees it. */
function mend(schema: z.core.$ZodType, told: z.core.JSONSchema.BaseSchema, io: Io) {
  // The pattern of a format repeats it, at length.
  if (told.format) delete told.pattern
  // Preprocessed values are described by their check.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform)
    Object.assign(told, jsonSchema(schema.out, io))
  // Optional if the check accepts undefined.
  if (schema instanceof z.ZodObject && io === 'input') told.required = neededIn(schema.shape)
}

const neededIn = (shape: z.core.$ZodShape) =>
  Object.keys(shape).filter((name) => {
    const field = shape[name]
    return field && !z.safeParse(field, undefined).success
  })

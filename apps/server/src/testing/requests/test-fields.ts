import { createSchema } from 'zod-openapi'
import type * as z from 'zod'
import { describeSchema } from '../../doors/api/describe-schema.ts'
import { procedures } from './test-procedures.ts'

export interface Field {
  name: string
  type: string
  format: string | undefined
  /** True: one of a few values. */
  isChoice: boolean
  /** In UTF-16 units. */
  maxLength: number
}

/** Length for texts without a limit in the schema. */
const unbounded = 400

export const procedureFields = new Map(
  procedures
    .map(({ path, inputs }) => {
      const told = inputs.map((input) => fieldsIn(input))
      return [path, told.flatMap((fields) => Object.entries(fields).map(fieldOf))] as const
    })
    .filter(([, fields]) => fields.length > 0),
)

type JsonSchema = Record<string, unknown>

function fieldsIn(input: z.ZodType): Record<string, JsonSchema> {
  const { schema } = createSchema(input, { io: 'input', opts: { override: describeSchema } })
  return typeof schema === 'object' && 'properties' in schema
    ? (schema.properties as Record<string, JsonSchema>)
    : {}
}

function fieldOf([name, schema]: [string, JsonSchema]): Field {
  const choices = schema['anyOf']
  const told: JsonSchema = { ...schema, ...(Array.isArray(choices) ? choices[0] : {}) }
  return {
    name,
    type: textAt(told, 'type') ?? 'string',
    format: textAt(told, 'format'),
    isChoice: 'enum' in told || 'const' in told,
    maxLength: Number(told['maxLength'] ?? unbounded),
  }
}

function textAt(told: JsonSchema, keyword: string): string | undefined {
  const value = told[keyword]
  return typeof value === 'string' ? value : undefined
}

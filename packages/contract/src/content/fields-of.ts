import * as z from 'zod'
import { logo, picture } from '../pictures/picture.ts'
import { brandColors } from './brand-colors.ts'
import { redline } from './content-fields.ts'
import { type ContentKind, ownKinds } from './content-items.ts'
import { knownSchemas, ownSchemas } from './content-schemas.ts'
import { namedBy, type NamedPart } from './names-of.ts'

interface Base {
  /** Last part of its path: a name, or an index as text. Empty for an item, and for what a list holds. */
  name: string
  /** The schema's own label; empty if it has none. */
  label: string
  /** Value that stands for nothing; undefined: it is left out. Absent if a value is required. */
  empty?: null | undefined
  schema: z.ZodType
}

interface TextForm {
  /** `paragraph`: may be longer than 100 characters. */
  form: 'line' | 'paragraph' | 'markdown' | 'email' | 'day'
  /** In code points; null: no limit. */
  most: number | null
  isOneLine: boolean
}

/** A field of an item's form, described from its schema. */
export type Field = Base &
  (
    | TextForm
    | { form: 'number' | 'cents' }
    | { form: 'yes' }
    /** Names a part of the site. */
    | { form: 'reference'; to: NamedPart }
    | { form: 'choice'; options: readonly (string | number)[] }
    /** Any of some values, such as weekdays. */
    | { form: 'choices'; options: readonly (string | number)[] }
    | { form: 'fixed'; value: unknown }
    /** `colors`: a group whose fields are judged together. `picture`, `logo`: files and what belongs to them. */
    | { form: 'group' | 'colors' | 'picture' | 'logo'; fields: readonly Field[] }
    | { form: 'list' | 'redline'; item: Field; first?: Field; least: number; most: number | null }
    /** One of several shapes. */
    | { form: 'either'; options: readonly Field[] }
  )

/** Fields of an item in the order of its schema; none of an unknown key. */
export function fieldsOf(kind: ContentKind, key: string): readonly Field[] {
  const schema = schemaOf(kind, key)
  if (!schema) return []
  const fields = described.get(schema) ?? describe(schema)
  described.set(schema, fields)
  return fields
}

/** Describing a schema parses with it. */
const described = new Map<z.ZodType, readonly Field[]>()

function describe(schema: z.ZodType): readonly Field[] {
  const field = fieldOf(schema, '')
  return field.form === 'group' ? field.fields : []
}

function schemaOf(kind: ContentKind, key: string): z.ZodType | undefined {
  const own = ownKinds.find((each) => each === kind)
  if (own) return ownSchemas[own]
  const known: Record<string, Record<string, z.ZodType>> = knownSchemas
  return known[kind]?.[key]
}

function fieldOf(schema: z.ZodType, name: string): Field {
  if (schema instanceof z.ZodOptional) return { ...inner(schema, name), schema, empty: undefined }
  if (schema instanceof z.ZodNullable) return { ...inner(schema, name), schema, empty: null }
  const base = { name, label: labelOf(schema), schema }
  if (schema === brandColors) return { ...base, label: '', form: 'colors', fields: partsOf(brandColors) }
  if (schema === picture) return { ...base, label: '', form: 'picture', fields: partsOf(picture) }
  if (schema === logo) return { ...base, label: '', form: 'logo', fields: partsOf(logo) }
  if (schema instanceof z.ZodObject) return { ...base, label: '', form: 'group', fields: partsOf(schema) }
  if (schema instanceof z.ZodArray) return { ...base, label: '', ...listOf(schema) }
  if (schema instanceof z.ZodTuple) return { ...base, label: '', ...tupleOf(schema) }
  if (schema instanceof z.ZodUnion) return { ...base, label: '', ...eitherOf(schema) }
  if (schema instanceof z.ZodEnum) return { ...base, label: '', form: 'choice', options: schema.options }
  if (schema instanceof z.ZodLiteral) return { ...base, label: '', ...fixedOf(schema) }
  if (schema instanceof z.ZodBoolean) return { ...base, label: '', form: 'yes' }
  if (schema instanceof z.ZodNumber) return { ...base, form: name.endsWith('Cents') ? 'cents' : 'number' }
  if (schema instanceof z.ZodISODate) return { ...base, label: '', form: 'day', most: null, isOneLine: true }
  const to = namedBy(schema)
  if (to) return { ...base, label: '', form: 'reference', to }
  if (schema instanceof z.ZodString) return { ...base, ...textOf(schema, name) }
  return { ...base, form: 'email', most: 320, isOneLine: true }
}

const inner = (schema: z.ZodOptional | z.ZodNullable, name: string) => fieldOf(asType(schema.unwrap()), name)

/** Inner types of zod's classes are those of its core, which are the same objects. */
const asType = (schema: z.core.$ZodType): z.ZodType => {
  if (schema instanceof z.ZodType) return schema
  throw new Error('The schema is none of the classic zod.')
}

const partsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => fieldOf(asType(schema), name))

function listOf(schema: z.ZodArray) {
  const item = fieldOf(asType(schema.element), '')
  if (item.form === 'choice') return { form: 'choices' as const, options: item.options }
  const { minimum, maximum } = boundsOf(schema)
  return {
    form: schema === redline ? ('redline' as const) : ('list' as const),
    item,
    least: minimum,
    most: maximum,
  }
}

/** Lengths of a list as its JSON schema has them. */
function boundsOf(schema: z.ZodType): { minimum: number; maximum: number | null } {
  const { minItems = 0, maxItems = null } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  return { minimum: minItems, maximum: maxItems }
}

function tupleOf({ def }: z.ZodTuple) {
  const [first = z.string()] = def.items
  const rest = asType(def.rest ?? first)
  const least = def.items.length
  return {
    form: 'list' as const,
    first: fieldOf(asType(first), ''),
    item: fieldOf(rest, ''),
    least,
    most: null,
  }
}

const eitherOf = (schema: z.ZodUnion) => ({
  form: 'either' as const,
  options: schema.options.map((option) => fieldOf(asType(option), '')),
})

function fixedOf({ values }: z.ZodLiteral) {
  const [value, ...others] = [...values]
  if (others.length === 0) return { form: 'fixed' as const, value }
  return { form: 'choice' as const, options: [...values].filter(isChoice) }
}

const isChoice = (value: unknown): value is string | number => ['string', 'number'].includes(typeof value)

function textOf(schema: z.ZodString, name: string): TextForm {
  const most = schema.maxLength
  const isOneLine = Boolean(
    schema.safeParse('a\nb').error?.issues.some(({ message }) => message.endsWith('one line')),
  )
  const form = name === 'content' ? 'markdown' : (most ?? 0) > 100 ? 'paragraph' : 'line'
  return { form, most, isOneLine }
}

/** Beginning of the sentence about a value of another type. */
const labelOf = (schema: z.ZodType) =>
  /^(.+?) (?:must be|is required)/.exec(schema.safeParse(undefined).error?.issues[0]?.message ?? '')?.[1] ??
  ''

/** Sentences about a value, by path within it: the first of each. */
export function sentencesOf({ schema }: Pick<Field, 'schema'>, value: unknown): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>()
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const at = path.map(String).join('.')
    if (!sentences.has(at)) sentences.set(at, message)
  }
  return sentences
}

import type { ContentItem } from './content-items.ts'
import { type Field, fieldsOf } from './fields-of.ts'
import type { NamedPart } from './names-of.ts'

interface Reference {
  field: string
  to: NamedPart
  name: unknown
}

/** Parts of the site that an item names, each with the path of its field. */
export const referencesIn = ({ kind, key, fields }: ContentItem): Reference[] =>
  fieldsOf(kind, key).flatMap((field) => within(field, partOf(fields, field.name), [field.name]))

function within(field: Field, value: unknown, path: readonly string[]): Reference[] {
  if (value === null || value === undefined) return []
  switch (field.form) {
    case 'reference':
      return [{ field: path.join('.'), to: field.to, name: value }]
    case 'group':
      return field.fields.flatMap((part) => within(part, partOf(value, part.name), [...path, part.name]))
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((entry: unknown, at) => within(field.item, entry, [...path, String(at)]))
        : []
    default:
      return []
  }
}

const partOf = (value: unknown, name: string): unknown =>
  new Map<string, unknown>(Object.entries(Object(value))).get(name)

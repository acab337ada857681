import type { ContentKind } from '@northword/contract/content/content-items'
import { type Field, fieldsOf } from '@northword/contract/content/fields-of'
import { entriesOf, partOf } from '@northword/contract/desk/field-paths'
import { shapeOf } from '@northword/contract/desk/shape-of'
import { fieldLabels as words } from './field-labels.ts'

/** Label of a field: of its kind of item, of its name, its schema's, or its name. */
export const labelOf = (kind: ContentKind, { name, label }: Pick<Field, 'name' | 'label'>): string =>
  words.labelsOfKind[`${kind}.${name}`] || words.labels[name] || label || name || words.entry

/** Labels along a path of an item, such as "Steps 2 · Name". */
export function labelAt(kind: ContentKind, key: string, fields: unknown, path: string): string {
  return labelsAlong(kind, fieldsOf(kind, key), fields, path.split('.')).join(' · ') || path
}

function labelsAlong(
  kind: ContentKind,
  all: readonly Field[],
  value: unknown,
  path: readonly string[],
): string[] {
  const [name = '', ...rest] = path
  const field = all.find((one) => one.name === name)
  if (!field) return path.filter(Boolean).map(String)
  return [labelOf(kind, field), ...within(kind, field, partOf(value, name), rest)]
}

function within(kind: ContentKind, field: Field, value: unknown, path: readonly string[]): string[] {
  const [at, ...rest] = path
  if (at === undefined) return []
  if ('fields' in field) return labelsAlong(kind, field.fields, value, path)
  if (field.form === 'either') {
    const shape = field.options[shapeOf(field.options, value)]
    return shape ? within(kind, shape, value, path) : []
  }
  if (field.form !== 'list' && field.form !== 'redline') return []
  return [String(Number(at) + 1), ...within(kind, field.item, entriesOf(value)[Number(at)], rest)]
}

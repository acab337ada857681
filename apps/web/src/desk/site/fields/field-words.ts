import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import { type Field, fieldsOf } from '@northword/contract/content/fields-of'
import type { ContentKind } from '@northword/contract/content/content-items'
import type { SiteItemRef } from '@northword/contract/desk/site'
import { shapeOf } from './blank.ts'
import { entriesOf, partOf, valueAt } from './field-paths.ts'

/** Label of a field: of its kind of item, of its name, its schema's, or its name. */
export const labelOf = (kind: ContentKind, { name, label }: Pick<Field, 'name' | 'label'>): string =>
  words.labelsOfKind[`${kind}.${name}`] || words.labels[name] || label || name || words.list.entry

/** Name of one of the shapes that a field can have. */
export function shapeName(option: Field): string {
  const key =
    option.form === 'group' ? option.fields.map(({ name }) => name).join(' ') : String(ofScalar(option))
  return words.shapes[key] ?? key
}

function ofScalar(option: Field): unknown {
  if (option.form === 'fixed') return option.value
  return option.form === 'line' ? 'paragraph' : option.form
}

export const choiceName = (value: string | number): string => words.choices[value] ?? String(value)

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

/** A leaf as people read it: cents in dollars, the answer of a box as yes or no. */
export function readable({ kind, key }: SiteItemRef, field: string, text: string): string {
  const isBox = fieldsOf(kind, key).some(({ name, form }) => name === field && form === 'yes')
  if (isBox) return words.answers[text] ?? text
  return field.endsWith('Cents') && /^\d+$/.test(text) ? `$${(Number(text) / 100).toFixed(2)}` : text
}

/** Title of an item as typed so far. */
export function titleIn(fields: unknown): string {
  const named = ['title', 'name', 'question'].map((name) => valueAt(fields, name))
  return named.find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? ''
}

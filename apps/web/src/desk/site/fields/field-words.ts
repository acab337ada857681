import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import { type Field, fieldsOf } from '@northword/contract/content/fields-of'
import { valueAt } from '@northword/contract/desk/field-paths'
import type { SiteItemRef } from '@northword/contract/desk/site'

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

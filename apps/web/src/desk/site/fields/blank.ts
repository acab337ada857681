import type { Field } from '@northword/contract/content/fields-of'
import { isSameValue } from '@northword/contract/desk/join-fields'
import { partOf } from './field-paths.ts'

/** Value of a field before anything is typed. */
export function blank(field: Field): unknown {
  if ('empty' in field) return field.empty
  switch (field.form) {
    case 'group':
    case 'colors':
    case 'picture':
    case 'logo':
      return blankGroup(field.fields)
    case 'list':
    case 'redline':
      return Array.from({ length: field.least }, (_, at) => blank((at === 0 && field.first) || field.item))
    case 'either':
      return field.options[0] && blank(field.options[0])
    case 'fixed':
      return field.value
    case 'choice':
      return field.options[0]
    case 'choices':
      return []
    case 'yes':
      return false
    default:
      return ''
  }
}

/** Values of the fields of a group, without those that may be left out. */
export const blankGroup = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [field.name, blank(field)] as const).filter(([, value]) => value !== undefined),
  )

/** Place of the shape that a value has: the one that it fits, else the one whose fields it has. */
export function shapeOf(options: readonly Field[], value: unknown): number {
  const fitting = options.findIndex(({ schema }) => schema.safeParse(value).success)
  if (fitting >= 0) return fitting
  const likely = options.findIndex((option) => isLike(option, value))
  return Math.max(likely, 0)
}

function isLike(option: Field, value: unknown): boolean {
  if (option.form === 'group') return option.fields.some(({ name }) => partOf(value, name) !== undefined)
  if (option.form === 'fixed') return isSameValue(option.value, value)
  return typeof value !== 'object'
}

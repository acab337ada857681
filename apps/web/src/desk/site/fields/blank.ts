import type { Field } from '@northword/contract/content/fields-of'

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

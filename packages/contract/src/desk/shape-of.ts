import type { Field } from '../content/fields-of.ts'
import { partOf } from './field-paths.ts'
import { isSameValue } from './join-fields.ts'

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

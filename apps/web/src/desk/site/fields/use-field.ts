import { type Field, sentencesOf } from '@northword/contract/content/fields-of'
import { use, useState } from 'react'
import { labelOf } from './field-words.ts'
import { type FieldProps, fieldId, SaidContext, useItemForm } from './form-context.ts'

/** Parts that all fields share: id, label, setter, and the sentence about the value after the first blur. */
export function useField({ field, path, value, label }: FieldProps) {
  const form = useItemForm()
  const { problems, warnings } = use(SaidContext)
  const [isLeft, setLeft] = useState(false)
  const own = hasBraces(value) ? undefined : sentencesOf(field, value).get('')
  const error =
    (isLeft ? own : undefined) ?? (isLeft && !own && !hasBraces(value) ? undefined : problems.get(path))
  return {
    id: fieldId(form.id, path),
    label: label ?? labelOf(form.kind, field),
    error,
    warning: warnings.get(path),
    isReadOnly: form.isReadOnly,
    set: (next: unknown) => form.set(path, next),
    leave: () => setLeft(true),
  }
}

/** The value that stands for nothing, if the field may be empty. */
export const orEmpty = (field: Field, typed: string): unknown =>
  typed === '' && 'empty' in field ? field.empty : typed

export const bracesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.match(/\{[^{}\n]+\}/g))] : []

const hasBraces = (value: unknown) => bracesIn(value).length > 0

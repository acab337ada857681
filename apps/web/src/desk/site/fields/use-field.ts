import { labelOf } from '@northword/content/desk/fields/label-at'
import { type Field, sentencesOf } from '@northword/contract/content/fields-of'
import { valueAt } from '@northword/contract/desk/field-paths'
import { isSameValue } from '@northword/contract/desk/join-fields'
import { use, useState } from 'react'
import { filledIn, problemOfBraces } from '../braces/brace-names.ts'
import { type FieldProps, fieldId, SaidContext, useItemForm } from './form-context.ts'
import { useBraces } from './use-braces.ts'

/** Parts that all fields share: id, label, setter, and the sentence about the value after the first blur. */
export function useField({ field, path, value, label }: FieldProps) {
  const form = useItemForm()
  const { about, problems, warnings } = use(SaidContext)
  const braces = useBraces(path)
  const [isLeft, setLeft] = useState(false)
  const ofBraces = typeof value === 'string' ? problemOfBraces(value, braces) : undefined
  const filled = typeof value === 'string' ? filledIn(value, braces) : ''
  const own = filled === null ? undefined : sentencesOf(field, filled || value).get('')
  const isJudged = isSameValue(valueAt(about, path), value)
  const ofServer = isLeft && !own && filled !== null && !isJudged ? undefined : problems.get(path)
  // Only the server knows which services are archived.
  const error = (ofBraces && isJudged && ofServer) || (ofBraces ?? (isLeft ? own : undefined) ?? ofServer)
  const named = { id: fieldId(form.id, path), label: label ?? labelOf(form.kind, field), error }
  const { isReadOnly } = form
  return {
    ...named,
    /** For an input of text. */
    input: { ...named, readOnly: isReadOnly, onBlur: () => setLeft(true) },
    /** For a choice. */
    choice: { ...named, disabled: isReadOnly },
    warning: warnings.get(path),
    braces,
    isReadOnly,
    set: (next: unknown) => form.set(path, next),
  }
}

/** The value that stands for nothing, if the field may be empty. */
export const orEmpty = (field: Field, typed: string): unknown =>
  typed === '' && 'empty' in field ? field.empty : typed

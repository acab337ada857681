import { Text } from '@mantine/core'
import { type Field, sentencesOf } from '@northword/contract/content/fields-of'
import { use } from 'react'
import { SaidContext } from './form-context.ts'
import type { FieldProps } from './form-context.ts'

/** The sentence about a whole group or list, and the warning of the server. */
export function FieldNote({ field, path, value }: FieldProps) {
  const { warnings } = use(SaidContext)
  const sentence = ofWhole(field, value)
  const warning = warnings.get(path)
  return (
    <>
      {sentence && (
        <Text size="sm" c="var(--red-pen)">
          {sentence}
        </Text>
      )}
      {warning && <Text size="sm">{warning}</Text>}
    </>
  )
}

/** Only lists and groups with rules of their own have one. */
const ofWhole = (field: Field, value: unknown) => sentencesOf(field, value).get('')

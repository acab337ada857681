import { NativeSelect } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { use } from 'react'
import { NamesContext, type PropsOf } from './form-context.ts'
import { asText } from './text-field.tsx'
import { useField } from './use-field.ts'

const words = deskSiteFields.reference

/** A choice of the site's parts. One that is no longer there stays until another is chosen. */
export function ReferenceField(props: PropsOf<'reference'>) {
  const { field, value } = props
  const { choice, input, warning, set } = useField(props)
  const names = use(NamesContext)?.parts[field.to]
  const chosen = asText(value)
  const mayBeEmpty = 'empty' in field
  const isGone = chosen !== '' && !names?.some((one) => one.value === chosen)
  return (
    <NativeSelect
      {...choice}
      description={warning}
      maw="28rem"
      value={chosen}
      data={[
        ...(mayBeEmpty || chosen === ''
          ? [{ value: '', label: mayBeEmpty ? words.none : words.choose }]
          : []),
        ...(isGone ? [{ value: chosen, label: names ? words.gone(chosen) : chosen }] : []),
        ...(names ?? []),
      ]}
      onBlur={input.onBlur}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value
        set(typed === '' && mayBeEmpty ? field.empty : typed)
      }}
    />
  )
}

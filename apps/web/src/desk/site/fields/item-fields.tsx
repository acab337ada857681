import { Stack, Text } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import type { Field } from '@northword/contract/content/fields-of'
import { useMemo } from 'react'
import { FieldControl } from './field.tsx'
import { type Fields, partOf } from './field-paths.ts'
import { FormContext, type ItemForm, type Said, SaidContext } from './form-context.ts'

interface ItemFieldsProps {
  /** Stable between renders. */
  form: Omit<ItemForm, 'Control'>
  fields: readonly Field[]
  values: Fields
  said: Said
}

/** Every field of an item, in the order of its schema. */
export const ItemFields = ({ form, fields, values, said }: ItemFieldsProps) => (
  <FormContext value={useWithControl(form)}>
    <SaidContext value={said}>
      <Stack gap="lg">
        {fields.map((field) => (
          <FieldControl key={field.name} field={field} path={field.name} value={partOf(values, field.name)} />
        ))}
        <BracesHelp />
      </Stack>
    </SaidContext>
  </FormContext>
)

const useWithControl = (form: ItemFieldsProps['form']): ItemForm =>
  useMemo(() => ({ ...form, Control: FieldControl }), [form])

function BracesHelp() {
  return (
    <details>
      <summary>{words.bracesHeading}</summary>
      <Text size="sm" mt="xs">
        {words.braces}
      </Text>
      <Text component="ul" size="sm" mt="xs">
        {Object.entries(words.bracesExamples).map(([name, means]) => (
          <li key={name}>
            <code>{name}</code> {means}
          </li>
        ))}
      </Text>
    </details>
  )
}

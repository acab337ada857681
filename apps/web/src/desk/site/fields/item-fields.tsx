import { Stack, Text } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import { partOf } from '@northword/contract/desk/field-paths'
import type { Fields } from '@northword/contract/desk/join-fields'
import type { Field } from '@northword/contract/content/fields-of'
import type { SiteNames } from '@northword/contract/desk/site-review'
import { type ReactNode, use, useMemo } from 'react'
import { BraceList } from './braces-help.tsx'
import { MinutesContext, minutesOf } from './counted-minutes.ts'
import { FieldControl } from './field.tsx'
import { FormContext, type ItemForm, NamesContext, type Said, SaidContext } from './form-context.ts'
import styles from './fields.module.css'

interface ItemFieldsProps {
  /** Stable between renders. */
  form: Omit<ItemForm, 'Control'>
  fields: readonly Field[]
  values: Fields
  said: Said
  /** Null: not known yet. */
  names: SiteNames | null
}

/** Every field of an item, in the order of its schema. */
export const ItemFields = ({ form, fields, values, said, names }: ItemFieldsProps) => (
  <FieldsFrame form={form} said={said} names={names}>
    <MinutesContext value={minutesOf(form.kind, values)}>
      <Stack gap="lg">
        {fields.map((field) => (
          <FieldControl key={field.name} field={field} path={field.name} value={partOf(values, field.name)} />
        ))}
        <AllBraces />
      </Stack>
    </MinutesContext>
  </FieldsFrame>
)

type FieldsFrameProps = Pick<ItemFieldsProps, 'form' | 'said' | 'names'> & { children: ReactNode }

/** The context that controls of fields stand in. */
export const FieldsFrame = ({ form, said, names, children }: FieldsFrameProps) => (
  <FormContext value={useWithControl(form)}>
    <SaidContext value={said}>
      <NamesContext value={names}>{children}</NamesContext>
    </SaidContext>
  </FormContext>
)

const useWithControl = (form: ItemFieldsProps['form']): ItemForm =>
  useMemo(() => ({ ...form, Control: FieldControl }), [form])

function AllBraces() {
  const braces = use(NamesContext)?.braces
  return (
    <details className={styles.allBraces}>
      <summary>{words.bracesHeading}</summary>
      <Text size="sm" mt="xs">
        {words.braces}
      </Text>
      {braces ? (
        <BraceList braces={braces} />
      ) : (
        <Text size="sm" mt="xs">
          {words.bracesUnknown}
        </Text>
      )}
    </details>
  )
}

import { ordering } from '@northword/content/orders/ordering'
import type { TypedForm } from '@northword/contract/device/on-device'
import type { ClientField } from '@northword/contract/orders/order-fields'
import type { InputHTMLAttributes } from 'react'
import type { Fields } from '../../plain-form/fields.ts'
import { PlainField } from '../../plain-form/plain-field.tsx'
import { BriefField } from './brief-field.tsx'
import styles from './order-form.module.css'

const { note: _, ...words } = ordering.fields

/** In their order. `required: false` for a field that the contract lets empty. */
const inputs: Record<ClientField, InputHTMLAttributes<HTMLInputElement>> = {
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
}

/** A dialog focuses the first field. */
export function OrderFields({ form, values }: { form: Fields; values: TypedForm }) {
  return (
    <div className={styles.fields}>
      {(Object.keys(inputs) as ClientField[]).map((name, at) => (
        <PlainField
          key={name}
          of={form}
          name={name}
          label={words[name].label}
          hint={words[name].hint}
          value={values[name]}
        >
          {(field) => (
            <input
              {...field}
              {...inputs[name]}
              placeholder={words[name].placeholder}
              data-autofocus={at === 0 || undefined}
            />
          )}
        </PlainField>
      ))}
      <div className={styles.wide}>
        <BriefField form={form} value={values.note} />
      </div>
    </div>
  )
}

import { ordering } from '@northword/content/orders/ordering'
import type { TypedForm } from '@northword/contract/device/on-device'
import type { Fields } from '../../plain-form/fields.ts'
import { PlainField } from '../../plain-form/plain-field.tsx'
import { BriefField } from './brief-field.tsx'
import styles from './order-form.module.css'

interface OrderFieldsProps {
  form: Fields
  values: TypedForm
}

const { fullName, email, phone } = ordering.fields

const inputs = {
  fullName: { autoComplete: 'name', placeholder: fullName.placeholder },
  email: { type: 'email', autoComplete: 'email', placeholder: email.placeholder },
  phone: { type: 'tel', autoComplete: 'tel', placeholder: phone.placeholder },
}

/** A dialog focuses the first field. */
export function OrderFields({ form, values }: OrderFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <PlainField
          of={form}
          name="fullName"
          label={fullName.label}
          hint={fullName.hint}
          value={values.fullName}
        >
          {(field) => <input {...field} {...inputs.fullName} data-autofocus />}
        </PlainField>
      </div>
      <PlainField of={form} name="email" label={email.label} hint={email.hint} value={values.email}>
        {(field) => <input {...field} {...inputs.email} />}
      </PlainField>
      <PlainField of={form} name="phone" label={phone.label} hint={phone.hint} value={values.phone}>
        {(field) => <input {...field} {...inputs.phone} />}
      </PlainField>
      <div className={styles.wide}>
        <BriefField form={form} value={values.note} />
      </div>
    </div>
  )
}

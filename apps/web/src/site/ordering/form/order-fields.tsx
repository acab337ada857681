import { ordering } from '@northword/content/ordering'
import type { TypedForm } from '@northword/contract/on-device'
import { PlainField } from '../../plain-form/plain-field.tsx'
import { BriefField } from './brief-field.tsx'
import styles from './order-form.module.css'

interface OrderFieldsProps {
  /** The first values of the fields. */
  values: TypedForm
  errors: Record<string, string>
}

const { fullName, email, phone } = ordering.fields

const inputs = {
  fullName: { name: 'fullName', autoComplete: 'name', placeholder: fullName.placeholder },
  email: { name: 'email', type: 'email', autoComplete: 'email', placeholder: email.placeholder },
  phone: { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: phone.placeholder },
}

/** The four fields of an order. In a dialog the first one gets the focus. */
export function OrderFields({ values, errors }: OrderFieldsProps) {
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <PlainField label={fullName.label} hint={fullName.hint} error={errors['fullName']}>
          {(field) => <input {...field} {...inputs.fullName} defaultValue={values.fullName} data-autofocus />}
        </PlainField>
      </div>
      <PlainField label={email.label} hint={email.hint} error={errors['email']}>
        {(field) => <input {...field} {...inputs.email} defaultValue={values.email} />}
      </PlainField>
      <PlainField label={phone.label} hint={phone.hint} error={errors['phone']}>
        {(field) => <input {...field} {...inputs.phone} defaultValue={values.phone} />}
      </PlainField>
      <div className={styles.wide}>
        <BriefField value={values.note} error={errors['note']} />
      </div>
    </div>
  )
}

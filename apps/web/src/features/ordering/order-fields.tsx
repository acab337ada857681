import { ordering } from '@northword/content/ordering'
import { noteMaxLength } from '@northword/contract/lengths'
import type { TypedForm } from '@northword/contract/on-device'
import { PlainField } from '../plain-form/plain-field.tsx'
import styles from './order-form.module.css'

interface OrderFieldsProps {
  /** What the fields begin with. */
  values: TypedForm
  errors: Record<string, string>
}

const { fullName, email, phone, note } = ordering.fields

const inputs = {
  fullName: { name: 'fullName', autoComplete: 'name', placeholder: fullName.placeholder },
  email: { name: 'email', type: 'email', autoComplete: 'email', placeholder: email.placeholder },
  phone: { name: 'phone', type: 'tel', autoComplete: 'tel', placeholder: phone.placeholder },
  note: { name: 'note', rows: 4, autoComplete: 'off', placeholder: note.placeholder },
}

/** The four fields of an order. The first one asks a surrounding dialog for the focus. */
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
      <div className={styles.broad}>
        <PlainField label={phone.label} hint={phone.hint} error={errors['phone']}>
          {(field) => <input {...field} {...inputs.phone} defaultValue={values.phone} />}
        </PlainField>
      </div>
      <div className={styles.wide}>
        <PlainField label={note.label} hint={note.hint(noteMaxLength)} error={errors['note']} optional>
          {(field) => <textarea {...field} {...inputs.note} defaultValue={values.note} />}
        </PlainField>
      </div>
    </div>
  )
}

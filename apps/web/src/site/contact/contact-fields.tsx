import { contact } from '@northword/content/contact'
import { messageMaxLength } from '@northword/contract/lengths'
import type { SessionHint } from '../session/session-hint.ts'
import { PlainField } from '../plain-form/plain-field.tsx'

interface ContactFieldsProps {
  /** Whose name and address the fields begin with. */
  user: SessionHint | null
  errors: Record<string, string>
  disabled: boolean
}

const { fields } = contact.form

const name = { name: 'name', autoComplete: 'name', placeholder: fields.name.placeholder }
const email = { name: 'email', type: 'email', autoComplete: 'email', placeholder: fields.email.placeholder }
const message = { name: 'message', rows: 7, placeholder: fields.message.placeholder }

/** The three fields of a message. What was typed wins over what they begin with. */
export function ContactFields({ user, errors, disabled }: ContactFieldsProps) {
  return (
    <>
      <PlainField label={fields.name.label} error={errors['name']}>
        {(field) => <input {...field} {...name} defaultValue={user?.name} disabled={disabled} />}
      </PlainField>
      <PlainField label={fields.email.label} hint={fields.email.hint} error={errors['email']}>
        {(field) => <input {...field} {...email} defaultValue={user?.email} disabled={disabled} />}
      </PlainField>
      <PlainField
        label={fields.message.label}
        hint={fields.message.hint(messageMaxLength)}
        error={errors['message']}
      >
        {(field) => <textarea {...field} {...message} disabled={disabled} />}
      </PlainField>
    </>
  )
}

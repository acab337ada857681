import { contact } from '@northword/content/site/contact'
import { messageMaxLength } from '@northword/contract/lengths'
import type { Fields } from '../plain-form/fields.ts'
import type { SessionHint } from '../session/session-hint.ts'
import { PlainField } from '../plain-form/plain-field.tsx'

interface ContactFieldsProps {
  /** Prefills name and address. */
  user: SessionHint | null
  form: Fields
  disabled: boolean
}

const { fields } = contact.form

const name = { autoComplete: 'name', placeholder: fields.name.placeholder }
const email = { type: 'email', autoComplete: 'email', placeholder: fields.email.placeholder }
const message = { rows: 7, placeholder: fields.message.placeholder }

/** Typed text wins over the prefilled one. */
export function ContactFields({ user, form, disabled }: ContactFieldsProps) {
  return (
    <>
      <PlainField of={form} name="name" label={fields.name.label} value={user?.name}>
        {(field) => <input {...field} {...name} disabled={disabled} />}
      </PlainField>
      <PlainField
        of={form}
        name="email"
        label={fields.email.label}
        hint={fields.email.hint}
        value={user?.email}
      >
        {(field) => <input {...field} {...email} disabled={disabled} />}
      </PlainField>
      <PlainField
        of={form}
        name="message"
        label={fields.message.label}
        hint={fields.message.hint(messageMaxLength)}
      >
        {(field) => <textarea {...field} {...message} disabled={disabled} />}
      </PlainField>
    </>
  )
}

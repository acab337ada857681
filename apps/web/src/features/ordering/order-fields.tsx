import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ordering } from '@northword/content/ordering'
import type { TypedForm } from '@northword/contract/on-device'
import { noteMaxLength } from '@northword/contract/orders'
import styles from './order-form.module.css'

const { fullName, email, phone, note } = ordering.fields

/** The four fields of an order. The first one asks a surrounding focus trap for the focus. */
export function OrderFields({ form }: { form: UseFormReturnType<TypedForm> }) {
  const field = (name: keyof TypedForm) => ({
    ...form.getInputProps(name),
    name,
    classNames: { error: styles.error },
  })
  return (
    <div className={styles.fields}>
      <TextInput
        {...field('fullName')}
        {...labelled(fullName)}
        className={styles.wide}
        autoComplete="name"
        required
        data-autofocus
      />
      <TextInput {...field('email')} {...labelled(email)} type="email" autoComplete="email" required />
      <TextInput
        {...field('phone')}
        {...labelled(phone)}
        className={styles.broad}
        type="tel"
        autoComplete="tel"
        required
      />
      <Textarea
        {...field('note')}
        {...labelled({ ...note, hint: note.hint(noteMaxLength) })}
        className={styles.wide}
        autoComplete="off"
        rows={4}
      />
    </div>
  )
}

const labelled = ({ label, placeholder, hint }: { label: string; placeholder: string; hint: string }) => ({
  label,
  placeholder,
  description: hint || undefined,
})

import { TextInput } from '@mantine/core'
import { profile } from '@northword/content/profile'
import styles from './fields.module.css'

const { phone, phoneHint } = profile.details.fields

/** The client's phone number, if they want us to know it. */
export function PhoneField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  return (
    <TextInput
      name="phone"
      type="tel"
      autoComplete="tel"
      label={phone}
      description={phoneHint}
      defaultValue={defaultValue}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ root: styles.field, label: styles.label, description: styles.hint, error: styles.error }}
    />
  )
}

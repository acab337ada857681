import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import styles from './fields.module.css'

interface TextFieldProps extends TextInputProps {
  name: string
  label: string
  autoComplete: string
}

/** A line to write on. What it holds is the browser's: nothing is put into it when the page comes to life. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...props}
      required
      withAsterisk={false}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ root: styles.field, label: styles.label, description: styles.hint, error: styles.error }}
    />
  )
}

/** An email address. */
export function EmailField(props: TextFieldProps) {
  return <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
}

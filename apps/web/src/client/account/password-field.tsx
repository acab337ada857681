import { auth } from '@northword/content/site/auth'
import { PasswordField as Field, type PasswordProps } from '../../components/password-field.tsx'

interface PasswordFieldProps extends PasswordProps {
  name: string
  words: { label: string; show: string; hide: string }
}

export function PasswordField({ words, ...props }: PasswordFieldProps) {
  const { label, ...named } = words
  return <Field {...props} label={label} words={auth} named={named} buttonClass="needs-script" />
}

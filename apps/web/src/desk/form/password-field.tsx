import { desk } from '@northword/content/desk/desk-frame'
import { PasswordField as Field, type PasswordProps } from '../../components/password-field.tsx'

const words = desk.password

export function PasswordField({ label, ...props }: PasswordProps & { label: string }) {
  const named = { show: words.showNamed(label), hide: words.hideNamed(label) }
  return <Field {...props} label={label} words={words} named={named} />
}

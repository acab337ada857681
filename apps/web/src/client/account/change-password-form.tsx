import { VisuallyHidden } from '@mantine/core'
import { auth } from '@northword/content/site/auth'
import { profile } from '@northword/content/orders/profile'
import { changePasswordForm } from '@northword/contract/people/auth'
import { authMessages } from '@northword/contract/messages'
import { isLongEnough, passwordsMatch } from '@northword/contract/people/password-hints'
import styles from '../../site/ui/rule.module.css'
import { trpc } from '../../site/api/trpc.ts'
import { AccountForm } from './account-form.tsx'
import { PasswordField } from './password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

const words = profile.password

export function ChangePasswordForm() {
  const changePassword = useChangePassword()
  const form = useAccountForm({
    name: 'change-password',
    schema: changePasswordForm,
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    words,
    async send({ currentPassword, password }) {
      await changePassword({ currentPassword, password })
    },
  })
  const { getInputProps, values, submitting: pending } = form.form
  const field = (name: keyof typeof values) => ({ name, pending, ...getInputProps(name) })
  const { newPassword, confirmPassword } = auth.fields
  const matching = values.password !== '' && passwordsMatch(values)
  return (
    <AccountForm label={words.heading} form={form} words={words}>
      <PasswordField words={words.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        words={newPassword}
        autoComplete="new-password"
        description={<Hint met={isLongEnough(values.password)}>{authMessages.passwordHint}</Hint>}
        {...field('password')}
      />
      <PasswordField
        words={confirmPassword}
        autoComplete="new-password"
        description={<Hint met={matching}>{authMessages.passwordsMatchHint}</Hint>}
        {...field('confirmPassword')}
      />
    </AccountForm>
  )
}

/** `auth.changePassword` signs all other browsers out. */
function useChangePassword() {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.auth.changePassword.useMutation({
    onSuccess: () => void utils.auth.listSessions.invalidate(),
  })
  return mutateAsync
}

/** A password rule that is ticked once it is met; `role="status"` announces the change. */
function Hint({ met, children }: { met: boolean; children: string }) {
  return (
    <span className={styles.rule} role="status" data-met={met || undefined}>
      {children}
      <VisuallyHidden>: {met ? auth.hints.met : auth.hints.notMet}</VisuallyHidden>
    </span>
  )
}

import { auth } from '@northword/content/auth'
import { profile } from '@northword/content/profile'
import { changePasswordForm } from '@northword/contract/auth'
import { trpc } from '../../site/api/trpc.ts'
import { AuthForm } from './auth-form.tsx'
import { ChosenPasswordFields } from './chosen-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { useAuthForm } from './use-auth-form.ts'

const words = profile.password

/** Another password for the account, for somebody who knows the present one. */
export function ChangePasswordForm({ onSaved }: { onSaved: () => void }) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.auth.changePassword.useMutation({
    onSuccess: () => void utils.auth.listSessions.invalidate(),
  })
  const form = useAuthForm({
    rules: changePasswordForm,
    words,
    async send({ currentPassword, password }) {
      await mutateAsync({ currentPassword, password })
      onSaved()
    },
  })
  return (
    <AuthForm label={words.heading} form={form} words={words} tone="plain">
      <PasswordField
        name="currentPassword"
        words={words.current}
        autoComplete="current-password"
        pending={form.pending}
        error={form.errors['currentPassword']}
      />
      <ChosenPasswordFields form={form} words={auth.fields.newPassword} />
    </AuthForm>
  )
}

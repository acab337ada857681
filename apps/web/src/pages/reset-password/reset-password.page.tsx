import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ResetPasswordForm } from '../../features/auth/reset-password-form.tsx'
import type { PageProps } from '../../routes.tsx'

export default function ResetPasswordPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <ResetPasswordForm label={copy.heading} />
    </AuthPage>
  )
}

import { AuthPage } from '../../features/auth/auth-page.tsx'
import { ForgotPasswordForm } from '../../features/auth/forgot-password-form.tsx'
import type { PageProps } from '../../routes.tsx'

export default function ForgotPasswordPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <ForgotPasswordForm label={copy.heading} />
    </AuthPage>
  )
}

import { AuthPage } from '../../auth/auth-page.tsx'
import { ForgotPasswordForm } from '../../auth/forgot-password-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function ForgotPasswordPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <ForgotPasswordForm label={copy.heading} />
    </AuthPage>
  )
}

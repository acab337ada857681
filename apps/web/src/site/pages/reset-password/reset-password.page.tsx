import { AuthPage } from '../../auth/auth-page.tsx'
import { ResetPasswordForm } from '../../auth/reset-password-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function ResetPasswordPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <ResetPasswordForm label={copy.heading} />
    </AuthPage>
  )
}

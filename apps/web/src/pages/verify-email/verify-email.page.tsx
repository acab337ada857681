import { AuthPage } from '../../features/auth/auth-page.tsx'
import { VerifyEmailForm } from '../../features/auth/verify-email-form.tsx'
import type { PageProps } from '../../routes.tsx'

export default function VerifyEmailPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <VerifyEmailForm label={copy.heading} />
    </AuthPage>
  )
}

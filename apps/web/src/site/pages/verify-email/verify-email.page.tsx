import { AuthPage } from '../../auth/auth-page.tsx'
import { VerifyEmailForm } from '../../auth/verify-email-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function VerifyEmailPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <VerifyEmailForm label={copy.heading} />
    </AuthPage>
  )
}

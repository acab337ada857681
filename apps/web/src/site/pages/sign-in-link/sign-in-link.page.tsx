import { AuthPage } from '../../auth/auth-page.tsx'
import { SignInLinkForm } from '../../auth/sign-in-link-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

export default function SignInLinkPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <SignInLinkForm label={copy.heading} />
    </AuthPage>
  )
}

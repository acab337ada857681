import { AuthPage } from '../../features/auth/auth-page.tsx'
import { SignInLinkForm } from '../../features/auth/sign-in-link-form.tsx'
import type { PageProps } from '../../routes.tsx'

export default function SignInLinkPage({ copy }: PageProps) {
  return (
    <AuthPage copy={copy} underlined={1}>
      <SignInLinkForm label={copy.heading} />
    </AuthPage>
  )
}

import { auth } from '@northword/content/auth'
import { AuthPage } from '../../features/auth/auth-page.tsx'
import { MarginNote } from '../../features/auth/margin-note.tsx'
import { SignInForm } from '../../features/auth/sign-in-form.tsx'
import type { PageProps } from '../../routes.tsx'

const { orders } = auth

export default function LoginPage({ copy }: PageProps) {
  const margin = (
    <MarginNote heading={orders.heading}>
      <p>{orders.text}</p>
    </MarginNote>
  )
  return (
    <AuthPage copy={copy} underlined={2} margin={margin}>
      <SignInForm label={copy.heading} />
    </AuthPage>
  )
}

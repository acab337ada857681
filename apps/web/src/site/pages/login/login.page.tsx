import { auth } from '@northword/content/site/auth'
import { AuthPage, MarginNote } from '../../auth/auth-page.tsx'
import { SignInForm } from '../../auth/sign-in-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

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

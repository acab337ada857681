import { auth } from '@northword/content/site/auth'
import { AuthPage, MarginNote } from '../../auth/auth-page.tsx'
import { SignInForm } from '../../auth/sign-in-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

const { orders } = auth

export default function LoginPage({ head }: PageProps) {
  const margin = (
    <MarginNote heading={orders.heading}>
      <p>{orders.text}</p>
    </MarginNote>
  )
  return (
    <AuthPage head={head} underlined={2} margin={margin}>
      <SignInForm label={head.heading} />
    </AuthPage>
  )
}

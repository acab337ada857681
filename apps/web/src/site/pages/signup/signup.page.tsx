import { auth } from '@northword/content/site/auth'
import { AuthPage, MarginNote } from '../../auth/auth-page.tsx'
import { SignUpForm } from '../../auth/sign-up-form.tsx'
import type { PageProps } from '../../navigation/page-route.ts'

const {
  orders,
  signUp: { reasons },
} = auth

export default function SignupPage({ head }: PageProps) {
  return (
    <AuthPage head={head} underlined={1} margin={<Margin />}>
      <SignUpForm label={head.heading} />
    </AuthPage>
  )
}

function Margin() {
  return (
    <>
      <MarginNote heading={reasons.heading}>
        <ol>
          {reasons.items.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
      </MarginNote>
      <MarginNote heading={orders.heading}>
        <p>{orders.text}</p>
      </MarginNote>
    </>
  )
}

import { dashboard } from '@northword/content/dashboard'
import { Button } from '../../site/ui/button.tsx'
import { useSignOut } from '../frame/sign-out.ts'

export function SignOutButton() {
  const { signOut, signingOut } = useSignOut()
  return (
    <Button size="small" disabled={signingOut} onClick={signOut}>
      {dashboard.signOut}
    </Button>
  )
}

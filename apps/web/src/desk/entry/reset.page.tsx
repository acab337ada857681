import { deskEntry } from '@northword/content/desk-entry'
import { deskClient } from '../api/desk-client.ts'
import { PasswordByLink } from './password-by-link.tsx'

/** Somebody whose way in the operator of the server has reset chooses a new password and is in. */
export function ResetPage() {
  return <PasswordByLink words={deskEntry.reset} send={(input) => deskClient.staff.comeBack.mutate(input)} />
}

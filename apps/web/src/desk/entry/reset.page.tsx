import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskClient } from '../api/desk-client.ts'
import { PasswordByLink } from './password-by-link.tsx'

/** A member whose password the server's operator has reset chooses a new one and is signed in. */
export default function ResetPage() {
  return <PasswordByLink words={deskEntry.reset} send={(input) => deskClient.staff.comeBack.mutate(input)} />
}

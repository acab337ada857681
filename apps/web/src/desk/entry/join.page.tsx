import { deskEntry } from '@northword/content/desk/desk-entry'
import { deskClient } from '../api/desk-client.ts'
import { PasswordByLink } from './password-by-link.tsx'

/** An invited member chooses a password and is signed in. */
export default function JoinPage() {
  return <PasswordByLink words={deskEntry.join} send={(input) => deskClient.staff.join.mutate(input)} />
}

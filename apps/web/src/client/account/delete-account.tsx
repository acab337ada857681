import { profile } from '@northword/content/profile'
import { deletionGraceDays } from '@northword/contract/account'
import { useState } from 'react'
import { Button } from '../../site/ui/button.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const words = profile.deletion

/** What deleting the account means, and the way to it. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <p>{words.text(deletionGraceDays)}</p>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <DeleteAccountDialog opened={asking} onClose={() => setAsking(false)} />
    </>
  )
}

import { Button } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { useState } from 'react'
import { Ask } from '../frame/ask.tsx'
import { Invitation, type Invited } from './invitation.tsx'
import { InviteForm } from './invite-form.tsx'

const words = deskStaff.invite

/** First the form, then the invitation's link. */
export function Invite() {
  const [opened, setOpened] = useState(false)
  const [invited, setInvited] = useState<Invited | null>(null)
  const open = () => {
    setInvited(null)
    setOpened(true)
  }
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="filled" onClick={open}>
        {words.button}
      </Button>
      <Ask
        title={invited ? words.doneTitle(invited.member.name) : words.title}
        opened={opened}
        onClose={close}
      >
        {invited ? (
          <Invitation invited={invited} onClose={close} />
        ) : (
          <InviteForm onInvited={setInvited} onClose={close} />
        )}
      </Ask>
    </>
  )
}

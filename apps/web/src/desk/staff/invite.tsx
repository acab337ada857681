import { deskStaff } from '@northword/content/desk/desk-staff'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { Invitation, type Invited } from './invitation.tsx'
import { InviteForm } from './invite-form.tsx'

const words = deskStaff.invite

export const Invite = () => (
  <AskThenShow<Invited>
    button={words.button}
    title={(invited) => (invited ? words.doneTitle(invited.member.name) : words.title)}
    ask={(onInvited, onClose) => <InviteForm onInvited={onInvited} onClose={onClose} />}
    show={(invited, onClose) => <Invitation invited={invited} onClose={onClose} />}
  />
)

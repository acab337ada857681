import { Text, Title } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { deskWebhooks } from '@northword/content/desk/desk-webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AskThenShow } from '../frame/ask-then-show.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { Done } from '../frame/done.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { DemandSecondFactor } from './demand-second-factor.tsx'
import { Invitation, type Invited } from './invitation.tsx'
import { InviteForm } from './invite-form.tsx'
import { staffQuery } from './staff-query.ts'
import { StaffTable } from './staff-table.tsx'

/** For owners. */
export default function StaffPage() {
  const query = useQuery(staffQuery)
  const [done, setDone] = useState<string | false>(false)
  return (
    <>
      <DeskHead heading={deskStaff.heading}>
        <Invite />
      </DeskHead>
      <Done>{done}</Done>
      <Fetched query={query} label={deskStaff.loading}>
        {({ members, secondFactorDemanded }) => (
          <>
            <StaffTable members={members} onDone={setDone} />
            <DemandSecondFactor demanded={secondFactorDemanded} onDone={setDone} />
            <Programs />
          </>
        )}
      </Fetched>
    </>
  )
}

const Invite = () => (
  <AskThenShow<Invited>
    button={deskStaff.invite.button}
    title={(invited) => (invited ? deskStaff.invite.doneTitle(invited.member.name) : deskStaff.invite.title)}
    renderForm={(onInvited, onClose) => <InviteForm onInvited={onInvited} onClose={onClose} />}
    renderMade={(invited, onClose) => <Invitation invited={invited} onClose={onClose} />}
  />
)

/** Link to the API tokens. */
const Programs = () => (
  <>
    <Title order={2} mt="xl">
      {deskTokens.link.heading}
    </Title>
    <Text>
      {deskTokens.link.text} <Link to="/staff/tokens">{deskTokens.link.open}</Link>
    </Text>
    <Text>
      {deskWebhooks.link.text} <Link to="/staff/webhooks">{deskWebhooks.link.open}</Link>
    </Text>
  </>
)

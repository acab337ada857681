import { DataList } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { deskAccount } from '@northword/content/desk/desk-account'
import { Fact } from '../../components/fact.tsx'
import { DeskHead } from '../frame/desk-head.tsx'
import { useMe } from '../session/use-me.ts'
import { ChooseMails } from './choose-mails.tsx'
import { ChangePassword } from './change-password.tsx'
import { SecondFactor } from './second-factor.tsx'

const { facts, heading } = deskAccount

/** A member who still owes a second factor sees only that. */
export default function AccountPage() {
  const { member, owesSecondFactor, mailsWhenAssigned } = useMe()
  return (
    <>
      <DeskHead heading={heading} />
      <DataList withDivider={false} maw="30rem" mb="lg">
        <Fact name={facts.name}>{member.name}</Fact>
        <Fact name={facts.email}>{member.email}</Fact>
        <Fact name={facts.role}>{desk.roles[member.role]}</Fact>
      </DataList>
      <SecondFactor hasOne={member.hasSecondFactor} isOwed={owesSecondFactor} />
      {!owesSecondFactor && (
        <>
          <ChangePassword email={member.email} />
          <ChooseMails whenAssigned={mailsWhenAssigned} />
        </>
      )}
    </>
  )
}

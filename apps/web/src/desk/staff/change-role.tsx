import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { changeRoleInput } from '@northword/contract/people/staff'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Ask } from '../frame/ask.tsx'
import { useStepOn } from '../proof/use-step.ts'
import { RoleChoice } from './role-choice.tsx'
import { staffQuery } from './staff-query.ts'

const words = deskStaff.changeRole

/** `onDone` gets the sentence for the notice. */
export interface MemberStepProps {
  member: StaffListing
  opened: boolean
  onClose: () => void
  onDone: (sentence: string) => void
}

export function ChangeRole({ opened, onClose, ...props }: MemberStepProps) {
  return (
    <Ask title={words.title(props.member.name)} opened={opened} onClose={onClose} pending="inside">
      <RoleForm onClose={onClose} {...props} />
    </Ask>
  )
}

function RoleForm({ member: { id, name, role }, onClose, onDone }: Omit<MemberStepProps, 'opened'>) {
  const { mutateAsync } = useStepOn(staffQuery.queryKey, deskClient.staff.changeRole.mutate)
  const form = useDeskForm({
    schema: changeRoleInput,
    initialValues: { role },
    beside: { id },
    async send(input) {
      const { isInvitationEnded } = await mutateAsync(input)
      const done = words.done(name, desk.roles[input.role])
      onDone(isInvitationEnded ? `${done} ${words.invitationEnded}` : done)
    },
  })
  return (
    <AskForm words={{ ...words, title: words.title(name) }} form={form} onClose={onClose}>
      <RoleChoice label={deskStaff.table.role} {...form.field('role')} />
    </AskForm>
  )
}

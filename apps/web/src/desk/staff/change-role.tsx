import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { changeRoleInput } from '@northword/contract/people/staff'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { Ask } from '../frame/ask.tsx'
import { RoleChoice } from './role-choice.tsx'
import type { StepProps } from './step-props.ts'
import { useStaffStep } from './use-staff-step.ts'

const words = deskStaff.changeRole

export function ChangeRole({ opened, onClose, ...props }: StepProps) {
  return (
    <Ask title={words.title(props.member.name)} opened={opened} onClose={onClose}>
      <RoleForm onClose={onClose} {...props} />
    </Ask>
  )
}

function RoleForm({ member: { id, name, role }, onClose, onDone }: Omit<StepProps, 'opened'>) {
  const { mutateAsync } = useStaffStep(deskClient.staff.changeRole.mutate)
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

import { deskStaff } from '@northword/content/desk/desk-staff'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import type { StepProps } from './step-props.ts'
import { useStaffStep } from './use-staff-step.ts'

const words = deskStaff.end

export function EndMember({ member: { id, name }, opened, onClose, onDone }: StepProps) {
  const { mutate, isPending, error } = useStaffStep(() => deskClient.staff.end.mutate({ id }))
  const end = () => mutate(undefined, { onSuccess: () => onDone(words.done(name)) })
  return (
    <Confirm
      words={{ ...words, title: words.title(name) }}
      opened={opened}
      onClose={onClose}
      action={{ mutate: end, isPending, error }}
    />
  )
}

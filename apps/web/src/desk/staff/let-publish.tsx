import { deskStaff } from '@northword/content/desk/desk-staff'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { deskClient } from '../api/desk-client.ts'
import { useStepOn } from '../proof/use-step.ts'
import { staffQuery } from './staff-query.ts'
import { StepSwitch } from './step-switch.tsx'

const words = deskStaff.publishing

interface LetPublishProps {
  member: StaffListing
  onDone: (sentence: string) => void
}

/** Switch of the right to publish, which owners have anyway and former members have no longer. */
export function LetPublish({ member, onDone }: LetPublishProps) {
  const { id, name, role, state, mayPublish } = member
  const step = useStepOn(staffQuery.queryKey, deskClient.staff.letPublish.mutate)
  if (state === 'ended') return deskStaff.table.no
  if (role === 'owner') return deskStaff.table.yes
  const change = (next: boolean) =>
    step.mutate(
      { id, mayPublish: next },
      { onSuccess: () => onDone(next ? words.given(name) : words.taken(name)) },
    )
  return <StepSwitch aria-label={words.labelOf(name)} checked={mayPublish} step={step} change={change} />
}

import { Switch, TextInput } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { inviteInput } from '@northword/contract/people/staff'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { AskForm } from '../form/ask-form.tsx'
import { EmailField } from '../form/email-field.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { useStepOn } from '../proof/use-step.ts'
import type { Invited } from './invitation.tsx'
import { RoleChoice } from './role-choice.tsx'
import { staffQuery } from './staff-query.ts'

const words = deskStaff.invite

interface InviteFormProps {
  onInvited: (invited: Invited) => void
  onClose: () => void
}

export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const [mayPublish, setMayPublish] = useState(false)
  const { mutateAsync } = useStepOn(staffQuery.queryKey, deskClient.staff.invite.mutate)
  const form = useDeskForm({
    schema: inviteInput,
    initialValues: { name: '', email: '', role: 'agent' },
    beside: { mayPublish },
    send: (input) => mutateAsync(input).then(onInvited),
  })
  return (
    <AskForm words={{ ...words, button: words.send }} form={form} onClose={onClose}>
      <TextInput
        label={words.fields.name}
        autoComplete="off"
        required
        w="100%"
        data-autofocus
        {...form.field('name')}
      />
      <EmailField label={words.fields.email} autoComplete="off" {...form.field('email')} />
      <RoleChoice label={words.fields.role} {...form.field('role')} />
      <Switch
        label={deskStaff.publishing.label}
        description={deskStaff.publishing.hint}
        checked={mayPublish}
        onChange={({ currentTarget }) => setMayPublish(currentTarget.checked)}
      />
    </AskForm>
  )
}

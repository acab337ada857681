import { Button, Group, Text, TextInput } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import type { StaffView } from '@northword/contract/people/staff-view'
import { useEffect, useRef } from 'react'
import { CopyText } from '../frame/copy-text.tsx'

const words = deskStaff.invite

export interface Invited {
  member: StaffView
  link: string
  isMailed: boolean
}

interface InvitationProps {
  invited: Invited
  onClose: () => void
}

/** The invitation's link, shown only once. */
export function Invitation({ invited: { member, link, isMailed }, onClose }: InvitationProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <>
      <Text role="status">{isMailed ? words.mailed(member.email) : words.notMailed}</Text>
      <TextInput ref={field} label={words.link} description={words.linkHint} value={link} readOnly />
      <Group gap="sm">
        <CopyText text={link} label={words.copy} />
        <Button variant="filled" onClick={onClose}>
          {words.done}
        </Button>
      </Group>
    </>
  )
}

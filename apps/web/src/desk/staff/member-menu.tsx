import { Button, Menu } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { useState } from 'react'
import { deskClient } from '../api/desk-client.ts'
import { Confirm } from '../frame/confirm.tsx'
import { useStepOn } from '../proof/use-step.ts'
import styles from '../rows/row-button.module.css'
import { ChangeRole, type MemberStepProps } from './change-role.tsx'
import { staffQuery } from './staff-query.ts'

const { actions: words, end: ending } = deskStaff

interface MemberMenuProps {
  member: StaffListing
  onDone: (sentence: string) => void
}

/** An owner's actions on a member. */
export function MemberMenu({ member, onDone }: MemberMenuProps) {
  const [asked, setAsked] = useState<'role' | 'end' | null>(null)
  const step = {
    member,
    onClose: () => setAsked(null),
    onDone: (sentence: string) => {
      setAsked(null)
      onDone(sentence)
    },
  }
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button className={styles.open ?? ''} aria-label={words.menu(member.name)}>
            {words.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('role')}>{words.role}</Menu.Item>
          <Menu.Item onClick={() => setAsked('end')}>{words.end}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ChangeRole opened={asked === 'role'} {...step} />
      <EndMember opened={asked === 'end'} {...step} />
    </>
  )
}

function EndMember({ member: { id, name }, onDone, ...dialog }: MemberStepProps) {
  const end = useStepOn(staffQuery.queryKey, () => deskClient.staff.end.mutate({ id }))
  const mutate = () => end.mutate(undefined, { onSuccess: () => onDone(ending.done(name)) })
  return <Confirm {...dialog} words={{ ...ending, title: ending.title(name) }} action={{ ...end, mutate }} />
}

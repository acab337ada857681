import { Button, Menu } from '@mantine/core'
import { deskStaff } from '@northword/content/desk/desk-staff'
import type { StaffListing } from '@northword/contract/people/staff-view'
import { useState } from 'react'
import styles from '../rows/row-button.module.css'
import { ChangeRole } from './change-role.tsx'
import { EndMember } from './end-member.tsx'

const words = deskStaff.actions

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

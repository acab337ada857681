import { AppShell } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import type { StaffView } from '@northword/contract/people/staff-view'
import { useEffect } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { Brand } from './brand.tsx'
import { keepFocus } from './kept-focus.ts'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'
import { UserMenu } from '../session/user-menu.tsx'

interface ShellProps {
  member: StaffView
  /** True: only the account is open. */
  owesSecondFactor: boolean
}

/** The frame around every page of a signed-in member. */
export function Shell({ member, owesSecondFactor }: ShellProps) {
  useEffect(keepFocus, [])
  return (
    <>
      <a href="#main" className="skip-link">
        {desk.skipLink}
      </a>
      <AppShell mode="static" className={styles.shell ?? ''}>
        <AppShell.Header className={styles.header ?? ''}>
          <Link to="/" className={styles.home} aria-label={desk.home}>
            <Brand />
          </Link>
          <Navigation role={owesSecondFactor ? null : member.role} />
          <UserMenu member={member} />
        </AppShell.Header>
        <AppShell.Main id="main" tabIndex={-1} className={styles.main ?? ''}>
          <Outlet />
        </AppShell.Main>
      </AppShell>
    </>
  )
}

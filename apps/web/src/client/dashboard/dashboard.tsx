import { dashboard } from '@northword/content/dashboard'
import { ProfilePanel } from '../account/profile-panel.tsx'
import type { SessionHint } from '../../site/session/session-hint.ts'
import { Counters } from './counters.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import { ProjectsPanel } from './projects-panel.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** The dashboard of a signed-in client. */
export function Dashboard({ heading, user }: { heading: string; user: SessionHint }) {
  return (
    <>
      <PrivateHead heading={heading} title={dashboard.welcome(user.name)}>
        <SignOutButton />
      </PrivateHead>
      <Counters />
      <DashboardTabs
        panels={{ projects: <ProjectsPanel />, orders: <OrdersPanel />, profile: <ProfilePanel /> }}
      />
    </>
  )
}

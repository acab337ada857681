import { Box, Button } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import { Suspense } from 'react'
import type { SessionHint } from '../../site/session/session-hint.ts'
import { Profile } from '../account/load-profile-panel.ts'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { Press } from '../frame/press.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import { useSignOut } from '../frame/sign-out.ts'
import { CounterList, Counters } from './counters.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { ProjectsPanel } from './projects-panel.tsx'

export function Dashboard({ heading, user }: { heading: string; user: SessionHint }) {
  const { signOut, signingOut } = useSignOut()
  return (
    <>
      <PrivateHead heading={heading} title={dashboard.welcome(user.name)}>
        <Press action="/dashboard/sign-out" size="sm" disabled={signingOut} onPress={signOut}>
          {dashboard.signOut}
        </Press>
      </PrivateHead>
      <Outcome form="sign-out" error={null} />
      <Counters />
      <DashboardTabs
        panels={{
          projects: <ProjectsPanel />,
          orders: <OrdersPanel />,
          profile: (
            <Suspense fallback={<LoadingLines label={dashboard.loading} />}>
              <Profile />
            </Suspense>
          ),
        }}
      />
    </>
  )
}

/** Same layout without content, for a page whose client is not known yet. */
export function DashboardShell({ heading }: { heading: string }) {
  return (
    <>
      <PrivateHead heading={heading}>
        <Button component="span" size="sm" style={{ visibility: 'hidden' }}>
          {dashboard.signOut}
        </Button>
      </PrivateHead>
      <CounterList />
      {/* Height of the tabs. */}
      <Box mt="1.5rem" h="2.75rem" style={{ borderBottom: '1px solid var(--hairline)' }} aria-hidden="true" />
      <Box pt="1.25rem">
        <LoadingLines label={dashboard.loading} />
      </Box>
    </>
  )
}

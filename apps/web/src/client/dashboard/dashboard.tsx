import { Box, Button } from '@mantine/core'
import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { Suspense } from 'react'
import { trpc } from '../../site/api/trpc.ts'
import type { SessionHint } from '../../site/session/session-hint.ts'
import { LoadingLines } from '../../components/loading-lines.tsx'
import { Outcome } from '../../components/outcome.tsx'
import { deferred } from '../frame/deferred.ts'
import { Press } from '../frame/press.tsx'
import { PrivateHead } from '../frame/private-head.tsx'
import { usePaged } from '../frame/refetching.ts'
import { useSignOut } from '../frame/sign-out.ts'
import { ClientList } from './client-list.tsx'
import { CounterList, Counters } from './counters.tsx'
import { DashboardTabs } from './dashboard-tabs.tsx'
import { OrderTable } from './order-table.tsx'
import { ProjectRow } from './project-row.tsx'

export function Dashboard({ heading, user }: { heading: string; user: SessionHint }) {
  const { signOut, signingOut, error } = useSignOut()
  return (
    <>
      <PrivateHead heading={heading} title={dashboard.welcome(user.name)}>
        <Press action="/dashboard/sign-out" size="sm" disabled={signingOut} onPress={signOut}>
          {dashboard.signOut}
        </Press>
      </PrivateHead>
      <Outcome form="sign-out" error={error} unreachable={auth.signOut.unreachable} />
      <Counters />
      <DashboardTabs
        panels={{
          projects: <Projects />,
          orders: <Orders />,
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

/** The dashboard's first view does not need its chunk. */
export const Profile = deferred(async () => (await import('../account/profile-panel.tsx')).ProfilePanel)

function Projects() {
  const { input, options } = usePaged()
  const pages = trpc.projects.listSummaries.useInfiniteQuery(input, options)
  return (
    <ClientList pages={pages} rows={({ projects }) => projects} empty={dashboard.projects.empty}>
      {(projects) => (
        <ul role="list">
          {projects.map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </ClientList>
  )
}

function Orders() {
  const { input, options } = usePaged()
  const pages = trpc.orders.listSummaries.useInfiniteQuery(input, options)
  return (
    <ClientList pages={pages} rows={({ orders }) => orders} empty={dashboard.orders.empty}>
      {(orders) => <OrderTable orders={orders} />}
    </ClientList>
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

import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { Dashboard } from '../../features/dashboard/dashboard.tsx'
import { PrivatePage } from '../../features/dashboard/private-page.tsx'
import type { PageProps } from '../../routes.tsx'

export default function DashboardPage({ copy: { heading } }: PageProps) {
  return (
    <PrivatePage shell={<DashboardShell heading={heading} />}>
      {(user) => <Dashboard heading={heading} user={user} />}
    </PrivatePage>
  )
}

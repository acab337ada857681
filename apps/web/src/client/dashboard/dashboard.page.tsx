import { PrivatePage } from '../frame/private-page.tsx'
import { Dashboard, DashboardShell } from './dashboard.tsx'
import type { PageProps } from '../../site/navigation/page-route.ts'

export default function DashboardPage({ copy: { heading } }: PageProps) {
  return (
    <PrivatePage shell={<DashboardShell heading={heading} />}>
      {(user) => <Dashboard heading={heading} user={user} />}
    </PrivatePage>
  )
}

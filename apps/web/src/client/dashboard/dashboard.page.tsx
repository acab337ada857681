import type { PageProps } from '../../site/navigation/page-route.ts'
import { loadProfilePanel } from '../account/load-profile-panel.ts'
import { PrivatePage } from '../frame/private-page.tsx'
import { Dashboard, DashboardShell } from './dashboard.tsx'
import { tabIn } from '../frame/tabs.ts'

export { loadDashboard as load } from './load-dashboard.ts'

/** Loads the profile's chunk first; hydration would otherwise stop in the middle of the page. */
export const ready = async (search: string) =>
  tabIn(new URLSearchParams(search)) === 'profile' && loadProfilePanel()

export default function DashboardPage({ copy: { heading } }: PageProps) {
  return (
    <PrivatePage shell={<DashboardShell heading={heading} />}>
      {(user) => <Dashboard heading={heading} user={user} />}
    </PrivatePage>
  )
}

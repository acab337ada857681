import { askForList, askOnce } from '../../site/api/served-queries.ts'
import type { PageLoad, PageProps } from '../../site/navigation/page-route.ts'
import { afterIn, listInput } from '../frame/list-place.ts'
import { PrivatePage } from '../frame/private-page.tsx'
import { Dashboard, DashboardShell, Profile } from './dashboard.tsx'
import { tabIn } from '../frame/tabs.ts'

/** Queries the counters and the list of the tab in the address. */
export const load: PageLoad = async ({ ask, query }) => {
  const after = afterIn(query)
  const queries = await Promise.all([
    askOnce(ask, 'projects.countWork'),
    askOnce(ask, 'account.find'),
    askForList(ask, lists[tabIn(query)], listInput(after), after),
  ])
  return { queries }
}

const lists = {
  projects: 'projects.listSummaries',
  orders: 'orders.listSummaries',
  profile: 'auth.listSessions',
}

/** Loads the profile's chunk first; hydration would otherwise stop in the middle of the page. */
export const ready = async (search: string) =>
  tabIn(new URLSearchParams(search)) === 'profile' && Profile.load()

export default function DashboardPage({ head: { heading } }: PageProps) {
  return (
    <PrivatePage shell={<DashboardShell heading={heading} />}>
      {(user) => <Dashboard heading={heading} user={user} />}
    </PrivatePage>
  )
}

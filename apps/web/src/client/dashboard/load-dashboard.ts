import { askForList, askOnce } from '../../site/api/served-queries.ts'
import type { PageLoad } from '../../site/navigation/page-route.ts'
import { afterIn, listInput } from '../frame/list-place.ts'
import { tabIn } from '../frame/tabs.ts'

const lists = {
  projects: 'projects.listSummaries',
  orders: 'orders.listSummaries',
  profile: 'auth.listSessions',
}

/** Queries the counters and the list of the tab in the address. */
export const loadDashboard: PageLoad = async ({ ask, query }) => {
  const after = afterIn(query)
  const queries = await Promise.all([
    askOnce(ask, 'projects.countWork'),
    askOnce(ask, 'account.find'),
    askForList(ask, lists[tabIn(query)], listInput(after), after),
  ])
  return { queries }
}

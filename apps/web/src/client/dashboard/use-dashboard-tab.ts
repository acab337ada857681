import { useSearchParams } from 'react-router-dom'

/** The tabs of the dashboard, in order. */
export const dashboardTabs = ['projects', 'orders', 'profile'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

/** The tab that the address names, so that Back, reloads and links lead to it. The first needs no naming. */
export function useDashboardTab() {
  const [params, setParams] = useSearchParams()
  const tab = dashboardTabs.find((each) => each === params.get('tab')) ?? 'projects'
  const select = (next: DashboardTab) => {
    if (next !== tab) setParams(next === 'projects' ? {} : { tab: next })
  }
  return { tab, select }
}

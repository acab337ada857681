/** The tabs of the dashboard in order; the first one needs no naming in the address. */
export const tabs = ['projects', 'orders', 'profile'] as const
export type DashboardTab = (typeof tabs)[number]

/** The tab that an address names. */
export const tabIn = (query: URLSearchParams): DashboardTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'projects'

/** The address of a tab. */
export const addressOf = (tab: DashboardTab) => (tab === 'projects' ? '/dashboard' : `/dashboard?tab=${tab}`)

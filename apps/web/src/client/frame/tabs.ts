/** The first tab is the default, and not in the address. */
export const tabs = ['projects', 'orders', 'profile'] as const
export type DashboardTab = (typeof tabs)[number]

export const tabIn = (query: URLSearchParams): DashboardTab =>
  tabs.find((tab) => tab === query.get('tab')) ?? 'projects'

export const addressOf = (tab: DashboardTab) => (tab === 'projects' ? '/dashboard' : `/dashboard?tab=${tab}`)

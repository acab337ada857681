import { Tabs } from '@mantine/core'
import { dashboard } from '@northword/content/dashboard'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

/** In order; the first one needs no naming in the address. */
const tabs = ['projects', 'orders', 'profile'] as const
type DashboardTab = (typeof tabs)[number]

/** The tabs of the dashboard. The address names the chosen one, so that Back, reloads and links lead to it. */
export function DashboardTabs({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'projects'
  const choose = (next: string | null) => {
    if (next && next !== chosen) setParams(next === 'projects' ? {} : { tab: next })
  }
  return (
    <Tabs value={chosen} onChange={choose} mt="1.5rem" pb="var(--rhythm)">
      <Tabs.List aria-label={dashboard.tabsLabel}>
        {tabs.map((tab) => (
          <Tabs.Tab
            key={tab}
            value={tab}
            // Mantine's own only move the focus.
            onKeyDown={({ key }) => choose(key === 'Home' ? 'projects' : key === 'End' ? 'profile' : null)}
          >
            {dashboard.tabs[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab}>
          {panels[tab]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

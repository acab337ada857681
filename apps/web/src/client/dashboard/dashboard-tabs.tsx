import { Tabs } from '@mantine/core'
import { dashboard } from '@northword/content/orders/dashboard'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Link, type LinkProps, useNavigate, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../site/ui/use-hydrated.ts'
import { addressOf, type DashboardTab, tabIn, tabs } from '../frame/tabs.ts'

/** Each tab is a link, so that Back, reload, bookmarks and browsers without scripts work. */
export function DashboardTabs({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const chosen = tabIn(useSearchParams()[0])
  return (
    <Tabs value={chosen} mt="1.5rem" pb="var(--rhythm)">
      <Tabs.List aria-label={dashboard.tabsLabel} {...bar}>
        {tabs.map((tab) => (
          <TabLink key={tab} tab={tab} />
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

const bar = { component: TabBar }

/** Arrow keys need a script: without one the tabs are plain links. */
function TabBar({ role, 'aria-orientation': orientation, ...props }: ComponentProps<'div'>) {
  const asTabs = { role, 'aria-orientation': orientation }
  return <div {...props} {...(useHydrated() ? asTabs : { role: 'navigation' })} />
}

function TabLink({ tab }: { tab: DashboardTab }) {
  const navigate = useNavigate()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Mantine's handlers only move the focus.
    if (event.key === 'Home') void navigate(addressOf('projects'))
    if (event.key === 'End') void navigate(addressOf('profile'))
    if (event.key !== ' ') return
    // A link reacts to Enter only.
    event.preventDefault()
    event.currentTarget.click()
  }
  const link = { component: TabAnchor, to: addressOf(tab) }
  return (
    <Tabs.Tab value={tab} onKeyDown={onKeyDown} {...link}>
      {dashboard.tabs[tab]}
    </Tabs.Tab>
  )
}

/** As {@link TabBar}. */
function TabAnchor({ role, tabIndex, 'aria-selected': selected, ...link }: LinkProps) {
  const asTab = { role, tabIndex, 'aria-selected': selected }
  const asLink = { 'aria-current': selected ? ('page' as const) : undefined }
  return <Link {...link} {...(useHydrated() ? asTab : asLink)} />
}

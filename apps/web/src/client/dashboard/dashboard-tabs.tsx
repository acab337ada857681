import { dashboard } from '@northword/content/dashboard'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './dashboard-tabs.module.css'
import { type DashboardTab, dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts'

/** The tabs by the pattern of the ARIA Authoring Practices: one tab stop, arrows, Home and End choose. */
export function DashboardTabs({ panels }: { panels: Record<DashboardTab, ReactNode> }) {
  const { tab, select } = useDashboardTab()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // From the tab with the focus: the chosen one may lag behind a quick hand.
  const move = (event: KeyboardEvent, from: DashboardTab) => {
    const next = nextTab(from, event.key)
    if (!next) return
    event.preventDefault()
    select(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={dashboard.tabsLabel} className={styles.list} ref={list}>
        {dashboardTabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            data-tab={each}
            aria-selected={each === tab}
            aria-controls={each === tab ? `${id}-panel` : undefined}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => select(each)}
            onKeyDown={(event) => move(event, each)}
          >
            {dashboard.tabs[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {panels[tab]}
      </div>
    </div>
  )
}

function nextTab(tab: DashboardTab, key: string): DashboardTab | undefined {
  const at = dashboardTabs.indexOf(tab)
  if (key === 'ArrowRight') return dashboardTabs[(at + 1) % dashboardTabs.length]
  if (key === 'ArrowLeft') return dashboardTabs.at(at - 1)
  if (key === 'Home') return dashboardTabs[0]
  return key === 'End' ? dashboardTabs.at(-1) : undefined
}

import { type BoxProps, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

interface ViewTabsProps<View extends string> extends Pick<BoxProps, 'mt'> {
  views: readonly View[]
  labels: Readonly<Record<View, string>>
  /** Accessible name. */
  label: string
  children: (view: View | 'all') => ReactNode
}

/** Views of a list, of which the address names one; by default `all`. */
export function ViewTabs<View extends string>(props: ViewTabsProps<View>) {
  const { views, labels, label, children, ...box } = props
  const [query, setQuery] = useSearchParams()
  const view = views.find((name) => name === query.get('view')) ?? 'all'
  return (
    <Tabs value={view} onChange={(next) => setQuery(next && next !== 'all' ? { view: next } : {})} {...box}>
      <Tabs.List aria-label={label}>
        {views.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {labels[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map((name) => (
        <Tabs.Panel key={name} value={name} pt="md">
          {name === view && children(view)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

import { Button, Menu } from '@mantine/core'
import { deskOrders } from '@northword/content/desk/desk-orders'
import { type DeskView, type OrdersQuery, writeOrdersQuery } from '@northword/contract/desk/desk-orders'
import { lazy, useState } from 'react'
import { Link } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { PageBoundary } from '../frame/page-boundary.tsx'

const words = deskOrders.views
const NameView = lazy(() => import('./name-view.tsx'))

/** The member's saved views. `query`: the list on the page, which can be saved as one. */
export function ViewsMenu({ query }: { query?: OrdersQuery }) {
  const views = trpc.desk.listViews.useQuery().data?.views ?? []
  const [naming, setNaming] = useState<DeskView | 'new' | null>(null)
  const address = query && writeOrdersQuery(query)
  const current = views.find((view) => writeOrdersQuery(view.query) === address)
  return (
    <>
      <Menu keepMounted={false} position="bottom-start">
        <Menu.Target>
          <Button>{current ? current.name : words.open}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.length === 0 && <Menu.Label>{words.none}</Menu.Label>}
          {views.map(({ id, name, query: kept }) => (
            <Menu.Item key={id} component={Link} to={`/orders?${writeOrdersQuery(kept)}`}>
              {name}
            </Menu.Item>
          ))}
          {query && <Menu.Divider />}
          {current && <OfView view={current} onRename={() => setNaming(current)} />}
          {query && !current && <Menu.Item onClick={() => setNaming('new')}>{words.keep}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {naming && query && (
        <PageBoundary fallback={null}>
          <NameView view={naming} query={query} onClose={() => setNaming(null)} />
        </PageBoundary>
      )}
    </>
  )
}

function OfView({ view: { id, name }, onRename }: { view: DeskView; onRename: () => void }) {
  const utils = trpc.useUtils()
  const remove = trpc.desk.deleteView.useMutation({ onSettled: () => utils.desk.listViews.invalidate() })
  return (
    <>
      <Menu.Item onClick={onRename}>{words.renameOne(name)}</Menu.Item>
      <Menu.Item onClick={() => remove.mutate({ id })}>{words.delete(name)}</Menu.Item>
    </>
  )
}

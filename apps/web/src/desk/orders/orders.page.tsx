import { Group, Text } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { deskOrders as words } from '@northword/content/desk/desk-orders'
import { type OrdersQuery, readOrdersQuery } from '@northword/contract/desk/desk-orders'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { DeskHead } from '../frame/desk-head.tsx'
import { Fetched } from '../frame/fetched.tsx'
import { focusRow } from '../keys/focus-row.ts'
import { KeyHelp } from '../keys/key-help.tsx'
import { useKeys } from '../keys/single-keys.ts'
import { NextPage } from '../rows/next-page.tsx'
import { DownloadOrders } from './download-orders.tsx'
import { Filters } from './filters.tsx'
import { OrdersTable } from './orders-table.tsx'
import { SearchField } from './search-field.tsx'
import { ViewsMenu } from './views-menu.tsx'

const typingMs = 250

/** The query is in the address, so that it can be bookmarked, sent and gone back to. */
export default function OrdersPage() {
  const { query, ask, clear } = useOrdersQuery()
  const { findOrders } = trpc.useUtils().desk
  const search = (q: string) => {
    // The address stays as it is, so that nothing else looks for these words again.
    if (q === (query.q ?? '')) void findOrders.invalidate()
    ask({ q })
  }
  const whileTyping = useDebouncedCallback((q: string) => ask({ q }, { replace: true }), typingMs)
  return (
    <>
      <DeskHead heading={words.heading}>
        <KeyHelp />
      </DeskHead>
      <Group mb="sm" gap="sm" align="end">
        <SearchField value={query.q ?? ''} onSearch={search} onType={whileTyping} />
        <ViewsMenu query={query} />
      </Group>
      <Filters query={query} onChange={ask} onClear={clear} />
      <DownloadOrders query={query} />
      <Orders query={query} />
    </>
  )
}

function useOrdersQuery() {
  const [address, setAddress] = useSearchParams()
  const query = readOrdersQuery(address)
  return {
    query,
    clear: () => setAddress({}),
    /** Empty values leave the address. `replace` adds no history entry. */
    ask: (changes: Partial<Record<keyof OrdersQuery, string>>, { replace = false } = {}) => {
      setAddress(
        (now) => {
          const next = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value)
            else next.delete(name)
          return next
        },
        { replace },
      )
    },
  }
}

function Orders({ query }: { query: OrdersQuery }) {
  const list = trpc.desk.findOrders.useInfiniteQuery(query, {
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useKeys({ j: () => focusRow(1), k: () => focusRow(-1), r: () => void list.refetch() })
  return (
    <Fetched query={list} label={words.loading}>
      {({ pages }) => {
        const orders = pages.flatMap((page) => page.orders)
        return (
          <>
            <Text role="status">{orders.length === 0 && words.nothing}</Text>
            {orders.length > 0 && <OrdersTable orders={orders} />}
            <NextPage query={list} label={words.more} />
          </>
        )
      }}
    </Fetched>
  )
}

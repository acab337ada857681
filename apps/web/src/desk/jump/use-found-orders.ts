import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { OrderRow } from '@northword/contract/desk/desk-orders'
import { deskClient } from '../api/desk-client.ts'
import { useMe } from '../session/use-me.ts'

const typingMs = 150
const mostOrders = 6

/** Orders that match all typed words, the newest first; none for an empty input. */
export function useFoundOrders(typed: string): OrderRow[] {
  const [q] = useDebouncedValue(typed, typingMs)
  const { owesSecondFactor } = useMe()
  const { data } = useQuery({
    queryKey: ['desk', 'jump', q],
    queryFn: () => deskClient.desk.findOrders.query({ q }),
    enabled: q !== '' && !owesSecondFactor,
    placeholderData: (before) => before,
  })
  return data?.orders.slice(0, mostOrders) ?? []
}

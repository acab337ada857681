import { type OrdersQuery, readOrdersQuery } from '@northword/contract/desk/desk-orders'
import { useSearchParams } from 'react-router-dom'

export function useOrdersQuery() {
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

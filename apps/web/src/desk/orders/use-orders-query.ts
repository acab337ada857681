import { type OrdersQuery, readOrdersQuery } from '@northword/contract/desk-orders'
import { useSearchParams } from 'react-router-dom'

/** What the address asks for, and how to ask for something else. */
export function useOrdersQuery() {
  const [address, setAddress] = useSearchParams()
  const query = readOrdersQuery(address)
  return {
    query,
    clear: () => setAddress({}),
    /** Changes the address; what is empty leaves it. With `replace` the page before stays the one before. */
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

import { useSyncExternalStore } from 'react'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { usePart } from '../../parts/use-part.ts'
import { countRefused, subscribeToOutbox } from './outbox-watch.ts'

const loadRefusedOrders = () => import('./refused-orders.tsx')
const nothing = () => 0

/** The reader's refused orders, on every page. Their code is fetched only when there are any. */
export function RefusedOutlet() {
  const refused = useSyncExternalStore(subscribeToOutbox, countRefused, nothing)
  const part = usePart(loadRefusedOrders, refused)
  if (refused === 0 || !part) return null
  return (
    <PartBoundary>
      <part.RefusedOrders />
    </PartBoundary>
  )
}

import { useSyncExternalStore } from 'react'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { usePart } from '../../parts/use-part.ts'
import { countRefused, subscribeToOutbox } from './outbox-watch.ts'

const loadRefusedOrders = () => import('./refused-orders.tsx')
const nothing = () => 0

/** Loads its chunk only if there are refused orders. */
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

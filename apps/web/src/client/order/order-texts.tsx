import { deliveredTexts as words } from '@northword/content/delivered-texts'
import type { PieceView } from '@northword/contract/text-views'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/fresh.ts'
import { Loaded } from '../frame/loaded.tsx'
import { DeliveredPiece } from './delivered-piece.tsx'
import { OrderPart } from './order-part.tsx'
import styles from './order-texts.module.css'

/** The texts of an order with their versions; nothing before the first is delivered. */
export function OrderTexts({ number }: { number: string }) {
  const query = trpc.deliveries.list.useQuery({ number }, useFresh())
  const { data, error, errorUpdateCount } = query
  // Whoever tries again after a failure keeps the part before their eyes.
  const isAwaited = !data && !error && errorUpdateCount === 0
  if (isAwaited || data?.pieces.length === 0) return null
  return (
    <OrderPart heading={words.heading}>
      <Loaded query={query} skeleton={null}>
        {({ pieces }) => <Pieces pieces={pieces} />}
      </Loaded>
    </OrderPart>
  )
}

const Pieces = ({ pieces }: { pieces: readonly PieceView[] }) => (
  <ul role="list" className={styles.pieces}>
    {pieces.map((piece) => (
      <li key={piece.number}>
        <DeliveredPiece
          piece={piece}
          isOnly={pieces.filter(({ versions }) => versions.length > 0).length === 1}
        />
      </li>
    ))}
  </ul>
)

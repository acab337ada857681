import { Text } from '@mantine/core'
import { deliveredTexts as words } from '@northword/content/delivered-texts'
import type { OrderView } from '@northword/contract/orders'
import type { PieceView } from '@northword/contract/text-views'
import { trpc } from '../../site/api/trpc.ts'
import { useFresh } from '../frame/fresh.ts'
import { Loaded } from '../frame/loaded.tsx'
import { DeliveredPiece } from './delivered-piece.tsx'
import { OrderPart } from './order-part.tsx'
import styles from './order-texts.module.css'

/** The texts of an order with their versions; nothing before the first is delivered. */
export function OrderTexts({ order: { number, status } }: { order: OrderView }) {
  const query = trpc.deliveries.list.useQuery({ number }, useFresh())
  const { data, error, errorUpdateCount } = query
  // Whoever tries again after a failure keeps the part before their eyes.
  const isOnItsWay = !data && !error && errorUpdateCount === 0
  if (isOnItsWay || data?.pieces.length === 0) return null
  return (
    <OrderPart heading={words.heading}>
      <Loaded query={query} skeleton={null}>
        {({ pieces }) => (
          <>
            {status === 'Delivered' && pieces.some(isAwaited) && <Text mb="md">{words.approve}</Text>}
            <Pieces pieces={pieces} />
          </>
        )}
      </Loaded>
    </OrderPart>
  )
}

/** Whether its client has still to say whether it is as it should be. */
const isAwaited = ({ versions: [latest] }: PieceView) => latest?.approval === null

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

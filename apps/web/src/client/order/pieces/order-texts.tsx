import { Text } from '@mantine/core'
import { deliveredTexts as words } from '@northword/content/texts/delivered-texts'
import type { OrderDetail } from '@northword/contract/orders/orders'
import type { PieceView } from '@northword/contract/texts/text-views'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { DeliveredPiece } from './delivered-piece.tsx'
import { OrderPart } from '../address/order-part.tsx'
import styles from './order-texts.module.css'

/** Renders nothing before the first delivery. */
export function OrderTexts({ order: { number, status, sentOutside } }: { order: OrderDetail }) {
  const query = trpc.deliveries.list.useQuery({ number }, useFresh())
  const { data, error, errorUpdateCount } = query
  // After a failure the part stays on screen during a retry.
  const isOnItsWay = !data && !error && errorUpdateCount === 0
  if (isOnItsWay || data?.pieces.length === 0) return null
  return (
    <OrderPart heading={words.heading}>
      <Loaded query={query} skeleton={null}>
        {({ pieces }) => (
          <>
            {status === 'Delivered' &&
              (sentOutside === null || isMixed(pieces)) &&
              pieces.some(isAwaited) && <Text mb="md">{words.approve}</Text>}
            <Pieces pieces={pieces} isSentOutside={sentOutside !== null} />
          </>
        )}
      </Loaded>
    </OrderPart>
  )
}

/** Some texts of the order are not on the page. */
export const isMixed = (pieces: readonly Pick<PieceView, 'versions'>[]) =>
  pieces.some(({ versions }) => versions.length === 0)

/** The client has not approved the latest version. */
const isAwaited = ({ versions: [latest] }: PieceView) => latest?.approval === null

interface PiecesProps {
  pieces: readonly PieceView[]
  isSentOutside: boolean
}

const Pieces = ({ pieces, isSentOutside }: PiecesProps) => (
  <ul role="list" className={styles.pieces}>
    {pieces.map((piece) => (
      <li key={piece.number}>
        <DeliveredPiece
          piece={piece}
          isSentOutside={isSentOutside}
          isOnly={pieces.filter(({ versions }) => versions.length > 0).length === 1}
        />
      </li>
    ))}
  </ul>
)

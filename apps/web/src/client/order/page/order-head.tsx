import { dashboard } from '@northword/content/orders/dashboard'
import type { OrderView } from '@northword/contract/orders/orders'
import { BackLink } from '../../frame/back-link.tsx'
import { PrivateHead } from '../../frame/private-head.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useOrderPlace } from '../address/order-place.ts'

const { back, notFound } = dashboard.order

interface OrderHeadProps {
  heading: string
  /** `null` if there is none, undefined while loading. */
  order?: OrderView | null | undefined
}

export function OrderHead({ heading, order }: OrderHeadProps) {
  const { isByLink } = useOrderPlace()
  return (
    <PrivateHead
      back={isByLink ? undefined : <BackLink {...back} />}
      heading={heading}
      title={order === null ? notFound.text : order?.number}
    >
      {order !== null && <p>{order ? <Badges order={order} /> : '\u00A0'}</p>}
    </PrivateHead>
  )
}

function Badges({ order }: { order: OrderView }) {
  return (
    <>
      <StatusBadge status={order.status} /> {order.guest && <StatusBadge status={dashboard.orders.guest} />}
    </>
  )
}

import { dashboard } from '@northword/content/dashboard'
import type { OrderView } from '@northword/contract/orders'
import { SiteLink } from '../../site/ui/site-link.tsx'
import { StatusBadge } from '../../site/ui/status-badge.tsx'
import styles from './order-head.module.css'
import { PrivateHead } from '../frame/private-head.tsx'

interface OrderHeadProps {
  heading: string
  /** `null` where there is none, nothing while it is on its way. */
  order?: OrderView | null | undefined
}

/** The way back to all orders, the order's number and its state. */
export function OrderHead({ heading, order }: OrderHeadProps) {
  return (
    <PrivateHead
      back={<Back />}
      heading={heading}
      title={order === null ? dashboard.order.notFound.text : order?.number}
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

function Back() {
  const { label, to } = dashboard.order.back
  return (
    <p className={styles.back}>
      <SiteLink to={to}>
        <span aria-hidden="true">← </span>
        {label}
      </SiteLink>
    </p>
  )
}

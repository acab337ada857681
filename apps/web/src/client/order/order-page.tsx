import { dashboard } from '@northword/content/dashboard'
import type { ReactNode } from 'react'
import { SkeletonLines } from '../../site/ui/skeleton-lines.tsx'
import { callFailure } from '../../site/api/call-failure.ts'
import { fresh } from '../../site/api/fresh.ts'
import { Loaded } from '../../site/api/loaded.tsx'
import { trpc } from '../../site/api/trpc.ts'
import { OrderHead } from './order-head.tsx'
import { OrderNotFound } from './order-not-found.tsx'
import { Order } from './order.tsx'

interface OrderPageProps {
  heading: string
  /** As the address has it: it may be anything. */
  number: string
}

/** The page of one order. */
export function OrderPage({ heading, number }: OrderPageProps) {
  const query = trpc.orders.find.useQuery({ number }, fresh)
  if (isNotFound(query.error)) return <OrderNotFound heading={heading} />
  return (
    <>
      <OrderHead heading={heading} order={query.data} />
      <Loaded query={query} skeleton={loading}>
        {(order) => <Order order={order} readAt={query.dataUpdatedAt} />}
      </Loaded>
    </>
  )
}

/** The page before anybody is known. */
export function OrderShell({ heading }: { heading: string }) {
  return (
    <>
      <OrderHead heading={heading} />
      {loading}
    </>
  )
}

const loading: ReactNode = <SkeletonLines label={dashboard.order.loading} />

/** An address with something that cannot be a number names no order either. */
const isNotFound = (error: unknown) => error !== null && [400, 404].includes(callFailure(error).status)

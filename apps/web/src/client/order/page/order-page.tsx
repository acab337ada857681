import { dashboard } from '@northword/content/orders/dashboard'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { serverTime } from '../../../site/api/server-clock.ts'
import { trpc } from '../../../site/api/trpc.ts'
import { useFresh } from '../../frame/refetching.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { NothingYet } from '../../frame/nothing-yet.tsx'
import { isNotFound } from '../address/is-not-found.ts'
import { OrderHead } from './order-head.tsx'
import { Order } from './order.tsx'
import { CertificatePage } from './order-chunks.ts'
import { TextPage } from './text-page.tsx'
import { textViewIn } from '../address/text-view.ts'
import { useViewArrival } from './use-view-arrival.ts'

const { loading, notFound, back } = dashboard.order

interface OrderPageProps {
  heading: string
  /** From the address, unchecked. */
  number: string
}

/** The page of an order, or of the text that the query names. */
export function OrderPage({ heading, number }: OrderPageProps) {
  const view = textViewIn(useSearchParams()[0])
  useViewArrival(view)
  if (!view) return <WholeOrder heading={heading} number={number} />
  if (!view.isCertificate) return <TextPage number={number} view={view} />
  return (
    <Suspense fallback={<LoadingLines label={loading} />}>
      <CertificatePage number={number} view={view} />
    </Suspense>
  )
}

function WholeOrder({ heading, number }: OrderPageProps) {
  const query = trpc.orders.find.useQuery({ number }, useFresh())
  if (isNotFound(query.error)) return <OrderNotFound heading={heading} />
  return (
    <>
      <OrderHead heading={heading} order={query.data} />
      <Loaded query={query} skeleton={<LoadingLines label={loading} />}>
        {(order) => <Order order={order} readAt={serverTime(query.dataUpdatedAt)} />}
      </Loaded>
    </>
  )
}

/** Shown before the client is known. */
export function OrderShell({ heading }: { heading: string }) {
  return (
    <>
      <OrderHead heading={heading} />
      <LoadingLines label={loading} />
    </>
  )
}

/** Same page for a missing order and for another client's. */
function OrderNotFound({ heading }: { heading: string }) {
  return (
    <>
      <OrderHead heading={heading} order={null} />
      <NothingYet text={notFound.hint} link={back} />
    </>
  )
}

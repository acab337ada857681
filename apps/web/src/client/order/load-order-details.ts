import type { OrderDetail } from '@northword/contract/orders'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'

interface DetailsProps {
  order: OrderDetail
}

let Loaded: ComponentType<DetailsProps> | null = null

/** Fetches what stands below the next step and the payment of an order. */
export async function loadOrderDetails(): Promise<ComponentType<DetailsProps>> {
  const { OrderDetails: Fetched } = await import('./order-details.tsx')
  Loaded = Fetched
  return Fetched
}

const LazyDetails = lazy(async () => ({ default: await orReload(loadOrderDetails()) }))

/** The details: at once where their code is here, or waited for. */
export function OrderDetails(props: DetailsProps) {
  const [Details] = useState(() => Loaded ?? LazyDetails)
  return createElement(Details, props)
}

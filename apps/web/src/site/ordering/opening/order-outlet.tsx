import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { useOpenedOrder } from './use-opened-order.ts'

/** Listens to all order links and shows their form in a dialog or below the link. A navigation closes it. */
export function OrderOutlet() {
  const { pathname } = useLocation()
  return <OpenedForm key={pathname} />
}

function OpenedForm() {
  const { order, close, leave } = useOpenedOrder()
  if (!order) return null
  const { Form, found, sku, link, region } = order
  const form = (
    <PartBoundary key={sku} onBroken={() => leave(order)}>
      <Form sku={sku} found={found} opener={link} onClose={() => close(order)} />
    </PartBoundary>
  )
  return region ? createPortal(form, region) : form
}

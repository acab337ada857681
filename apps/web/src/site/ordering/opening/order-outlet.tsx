import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { useOpenedOrder } from './use-opened-order.ts'

/**
 * Listens to the order links of every page and shows the form that they open, in a dialog or under the link.
 * The form is closed when its page is left.
 */
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

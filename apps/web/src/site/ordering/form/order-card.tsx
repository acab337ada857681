import { findService } from '@northword/content/studio/catalogue'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { DoneButton, OrderConfirmation } from './order-confirmation.tsx'
import { CancellableForm, type OpenedFormProps } from './order-form.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderCardProps extends Omit<OpenedFormProps, 'service'> {
  sku: string
}

export function OrderCard({ sku, ...props }: OrderCardProps) {
  const service = findService(sku)
  return service && <OpenCard service={service} {...props} />
}

function OpenCard({ service, found, opener, onClose }: OpenedFormProps) {
  const order = useOrderForm({ service, found, place: 'card' })
  const { confirmation } = order
  const container = useRef<HTMLDivElement>(null)
  const cancel = () => {
    order.cancel()
    onClose()
  }
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' })
    container.current?.querySelector('input')?.focus()
  }, [])
  useLayoutEffect(() => (confirmation ? hide(opener) : undefined), [confirmation, opener])

  return (
    <div ref={container}>
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h4">
          <DoneButton onClick={onClose} />
        </OrderConfirmation>
      ) : (
        <CancellableForm service={service} order={order} onCancel={cancel} />
      )}
    </div>
  )
}

function hide(element: HTMLElement) {
  element.hidden = true
  return () => {
    element.hidden = false
  }
}

import { findService, type Service } from '@northword/content/studio/catalogue'
import type { OrderDraft } from '@northword/contract/device/on-device'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { DoneButton, OrderConfirmation } from './order-confirmation.tsx'
import { CancelButton, NotOpen, OrderForm } from './order-form.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderCardProps {
  sku: string
  found: OrderDraft | null
  /** The link above the form, hidden during the confirmation. */
  opener: HTMLElement
  /** Called after a cancel, and after the confirmation. */
  onClose: () => void
}

export function OrderCard({ sku, ...props }: OrderCardProps) {
  const service = findService(sku)
  return service && <OpenCard service={service} {...props} />
}

type OpenCardProps = Omit<OrderCardProps, 'sku'> & { service: Service }

function OpenCard({ service, found, opener, onClose }: OpenCardProps) {
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
        <>
          <NotOpen />
          <OrderForm service={service} order={order}>
            <CancelButton isUnderWay={order.isUnderWay} onClick={cancel} />
          </OrderForm>
        </>
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

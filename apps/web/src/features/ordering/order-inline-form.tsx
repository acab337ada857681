import { findService, type Service } from '@northword/content/catalogue'
import { useEffect, useRef } from 'react'
import { ThemeProvider } from '../../theme-provider.tsx'
import { ApiProvider } from '../api/api-provider.tsx'
import { inlineManners } from './inline-manners.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderForm } from './order-form.tsx'
import { dropOrderHash } from './order-hash.ts'
import { useOrderForm } from './use-order-form.ts'

interface OrderInlineFormProps {
  sku: string
  /** Called when the visitor cancels, or has read the confirmation. */
  onClose: () => void
}

/** The order form on a service card. */
export function OrderInlineForm({ sku, onClose }: OrderInlineFormProps) {
  const service = findService(sku)
  if (!service) return null
  return (
    <ThemeProvider>
      <ApiProvider>
        <InlineOrder service={service} onClose={onClose} />
      </ApiProvider>
    </ThemeProvider>
  )
}

function InlineOrder({ service, onClose }: { service: Service; onClose: () => void }) {
  const order = useOrderForm(service, inlineManners)
  const { confirmation } = order
  const container = useRef<HTMLDivElement>(null)
  const cancel = () => {
    order.clear()
    onClose()
  }
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' })
    container.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    if (confirmation) dropOrderHash(service.sku)
  }, [confirmation, service])

  return (
    <div ref={container}>
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h4" onDone={onClose} />
      ) : (
        <OrderForm service={service} order={order} onCancel={cancel} />
      )}
    </div>
  )
}

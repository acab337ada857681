import { findService, type Service } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import type { OrderDraft } from '@northword/contract/device/on-device'
import { Dialog } from '../../ui/dialog.tsx'
import { DoneButton, OrderConfirmation } from './order-confirmation.tsx'
import { CancelButton, NotOpen, OrderForm } from './order-form.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderDialogProps {
  sku: string
  found: OrderDraft | null
  opener: HTMLElement
  onClose: () => void
}

/** Form of Home and Pricing. Closing the dialog clears it. */
export function OrderDialog({ sku, ...props }: OrderDialogProps) {
  const service = findService(sku)
  return service && <OpenOrder service={service} {...props} />
}

type OpenOrderProps = Omit<OrderDialogProps, 'sku'> & { service: Service }

function OpenOrder({ service, found, opener, onClose }: OpenOrderProps) {
  const order = useOrderForm({ service, found, place: 'dialog' })
  const { confirmation } = order
  const close = () => {
    order.cancel()
    onClose()
  }

  return (
    <Dialog
      opened
      title={ordering.dialog.title(service.name)}
      closeLabel={ordering.dialog.close}
      onClose={close}
      opener={opener}
      foot={confirmation && <DoneButton onClick={close} />}
    >
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h3" />
      ) : (
        <>
          <NotOpen />
          <OrderForm service={service} order={order}>
            <CancelButton isUnderWay={order.isUnderWay} onClick={close} />
          </OrderForm>
        </>
      )}
    </Dialog>
  )
}

import { findService } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import { Dialog } from '../../ui/dialog.tsx'
import { DoneButton, OrderConfirmation } from './order-confirmation.tsx'
import { CancellableForm, type OpenedFormProps } from './order-form.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderDialogProps extends Omit<OpenedFormProps, 'service'> {
  sku: string
}

/** Form of Home and Pricing. Closing the dialog clears it. */
export function OrderDialog({ sku, ...props }: OrderDialogProps) {
  const service = findService(sku)
  return service && <OpenOrder service={service} {...props} />
}

function OpenOrder({ service, found, opener, onClose }: OpenedFormProps) {
  const order = useOrderForm({ service, found, place: 'dialog' })
  const { confirmation } = order
  const close = () => {
    order.cancel()
    onClose()
  }

  return (
    <Dialog
      title={ordering.dialog.title(service.name)}
      closeLabel={ordering.dialog.close}
      onClose={close}
      opener={opener}
      foot={confirmation && <DoneButton onClick={close} />}
    >
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h3" />
      ) : (
        <CancellableForm service={service} order={order} onCancel={close} />
      )}
    </Dialog>
  )
}

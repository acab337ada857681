import { findService, type Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { ThemeProvider } from '../../theme-provider.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ApiProvider } from '../api/api-provider.tsx'
import { dialogManners } from './dialog-manners.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import { OrderForm } from './order-form.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderDialogProps {
  sku: string
  opened: boolean
  onClose: () => void
}

/** The order form of Home and Pricing, in a dialog. Closing it in any way clears the form. */
export function OrderDialog({ sku, opened, onClose }: OrderDialogProps) {
  const service = findService(sku)
  if (!service) return null
  return (
    <ThemeProvider>
      <ApiProvider>
        <OrderModal service={service} opened={opened} onClose={onClose} />
      </ApiProvider>
    </ThemeProvider>
  )
}

interface OrderModalProps {
  service: Service
  opened: boolean
  onClose: () => void
}

function OrderModal({ service, opened, onClose }: OrderModalProps) {
  const order = useOrderForm(service, dialogManners)
  const { confirmation, sending } = order
  const close = () => {
    order.clear()
    order.dismiss()
    onClose()
  }

  return (
    <Dialog
      kind="form"
      title={ordering.dialog.title(service.name)}
      closeLabel={ordering.dialog.close}
      opened={opened}
      onClose={close}
      pending={sending}
      // The dialog is mounted open, which Mantine's own way back to the button does not expect.
      returnFocus={false}
    >
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h3" onDone={close} />
      ) : (
        <OrderForm service={service} order={order} onCancel={close} />
      )}
    </Dialog>
  )
}

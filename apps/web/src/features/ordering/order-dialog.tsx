import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { findService, type Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { ThemeProvider } from '../../theme-provider.tsx'
import { ApiProvider } from '../api/api-provider.tsx'
import { dialogManners } from './dialog-manners.ts'
import { OrderConfirmation } from './order-confirmation.tsx'
import styles from './order-dialog.module.css'
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
    if (sending) return
    order.clear()
    order.dismiss()
    onClose()
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      transitionProps={{ transition: 'fade', duration: 150, exitDuration: 0 }}
      title={ordering.dialog.title(service.name)}
      closeButtonProps={{ 'aria-label': ordering.dialog.close, disabled: sending, size: 'lg' }}
      // One stray click beside the dialog must not throw away what was typed.
      closeOnClickOutside={false}
      // The dialog is mounted open, which Mantine's own way back to the button does not expect.
      returnFocus={false}
      size="lg"
      // Mantine's header element would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: styles.title, header: styles.header, body: styles.body }}
      xOffset="0.5rem"
      yOffset="clamp(0.5rem, 5dvh, 4rem)"
    >
      {confirmation ? (
        <OrderConfirmation service={service} confirmation={confirmation} headingLevel="h3" onDone={close} />
      ) : (
        <OrderForm service={service} order={order} onCancel={close} />
      )}
    </Modal>
  )
}

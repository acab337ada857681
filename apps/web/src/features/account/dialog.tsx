import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { profile } from '@northword/content/profile'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** While the answer is on its way the dialog stays. */
  pending: boolean
  /** Whether the focus returns to where it came from; not where it goes on to something else. */
  returnFocus?: boolean
  children: ReactNode
}

/** A question before something that cannot be taken back. */
export function Dialog({ title, opened, onClose, pending, returnFocus = true, children }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={() => !pending && onClose()}
      transitionProps={{ transition: 'fade', duration: 150, exitDuration: 0 }}
      title={title}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': profile.closeDialog, disabled: pending, size: 'lg' }}
      // Mantine's header element would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: styles.title, header: styles.header, body: styles.body }}
      xOffset="0.5rem"
      yOffset="clamp(0.5rem, 8dvh, 6rem)"
    >
      {children}
    </Modal>
  )
}

import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  /** A question before something that cannot be taken back, or a form to be filled in. */
  kind: 'question' | 'form'
  title: string
  opened: boolean
  onClose: () => void
  /** Name of the button that closes it. */
  closeLabel: string
  /** While the answer is on its way the dialog stays. */
  pending: boolean
  /** Whether the focus returns to where it came from; not where it goes on to something else. */
  returnFocus?: boolean
  children: ReactNode
}

const kinds = {
  question: {
    size: 'md',
    yOffset: 'clamp(0.5rem, 8dvh, 6rem)',
    classNames: { title: styles.title, header: styles.questionHeader, body: styles.questionBody },
  },
  form: {
    size: 'lg',
    yOffset: 'clamp(0.5rem, 5dvh, 4rem)',
    classNames: { title: styles.title, header: styles.formHeader, body: styles.formBody },
    // One stray click beside the dialog must not throw away what was typed.
    closeOnClickOutside: false,
  },
}

/** What stands in front of the page until it is answered or closed. */
export function Dialog(props: DialogProps) {
  const { kind, title, opened, onClose, closeLabel, pending, returnFocus = true, children } = props
  return (
    <Modal
      {...kinds[kind]}
      opened={opened}
      onClose={() => !pending && onClose()}
      transitionProps={{ transition: 'fade', duration: 150, exitDuration: 0 }}
      title={title}
      returnFocus={returnFocus}
      closeButtonProps={{ 'aria-label': closeLabel, disabled: pending, size: 'lg' }}
      // Mantine's header element would count as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      xOffset="0.5rem"
    >
      {children}
    </Modal>
  )
}

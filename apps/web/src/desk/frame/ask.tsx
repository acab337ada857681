import { Modal, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import type { ReactNode } from 'react'

interface AskProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Keeps the dialog open during the call. */
  pending?: boolean
  /** An element with `data-autofocus` gets the focus first. */
  children: ReactNode
}

export function Ask({ title, opened, onClose, pending = false, children }: AskProps) {
  return (
    <Modal
      title={title}
      opened={opened}
      // The scroll lock inserts a style sheet, and the browser restyles the whole page before the dialog shows.
      lockScroll={false}
      onClose={() => pending || onClose()}
      closeButtonProps={{ 'aria-label': desk.close, disabled: pending }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}

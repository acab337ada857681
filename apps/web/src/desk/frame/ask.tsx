import { Modal, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk-frame'
import type { ReactNode } from 'react'

interface AskProps {
  title: string
  opened: boolean
  onClose: () => void
  /** While the answer is on its way the question stays. */
  pending?: boolean
  /** The element with `data-autofocus` gets the focus first. */
  children: ReactNode
}

/** A question in front of the page. */
export function Ask({ title, opened, onClose, pending = false, children }: AskProps) {
  return (
    <Modal
      title={title}
      opened={opened}
      // A lock writes a style sheet, for which every element of the page is looked at again before the question shows.
      lockScroll={false}
      onClose={() => pending || onClose()}
      closeButtonProps={{ 'aria-label': desk.close, disabled: pending }}
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  )
}

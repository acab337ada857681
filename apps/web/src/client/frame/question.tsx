import { Box, Modal, Stack } from '@mantine/core'
import { profile } from '@northword/content/orders/profile'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { showToastsIn } from '../../site/ui/front-dialog.ts'

interface QuestionProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Keeps the dialog open during the call. */
  pending: boolean
  /** An element with `data-autofocus` gets the focus first. */
  children: ReactNode
}

/** For an action without an undo. */
export function Question({ title, opened, onClose, pending, children }: QuestionProps) {
  const toasts = useRef<HTMLDivElement>(null)
  const close = () => {
    // Escape in a toast closes the toast only.
    if (!pending && !toasts.current?.contains(document.activeElement)) onClose()
  }
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={close}
      closeButtonProps={{ 'aria-label': profile.closeDialog, disabled: pending }}
    >
      <Stack gap="sm">{children}</Stack>
      <ToastPlace place={toasts} />
    </Modal>
  )
}

function ToastPlace({ place }: { place: RefObject<HTMLDivElement | null> }) {
  useEffect(() => (place.current ? showToastsIn(place.current) : undefined), [place])
  return <Box ref={place} mt="sm" data-toasts />
}

import { Box, Modal, Stack } from '@mantine/core'
import { profile } from '@northword/content/profile'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { showToastsIn } from '../../site/ui/front-dialog.ts'

interface QuestionProps {
  title: string
  opened: boolean
  onClose: () => void
  /** While the answer is on its way the question stays. */
  pending: boolean
  /** The element with `data-autofocus` gets the focus first. */
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function Question({ title, opened, onClose, pending, children }: QuestionProps) {
  const toasts = useRef<HTMLDivElement>(null)
  const close = () => {
    // Escape in a toast is for the toast.
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

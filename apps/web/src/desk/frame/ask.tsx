import { Modal, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'

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
  useFocusReturn(opened)
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

/** Gives the focus back also if the dialog is removed while open. Mantine does it only for one that stays. */
function useFocusReturn(opened: boolean) {
  // oxlint-disable-next-line react/exhaustive-deps
  const opener = useMemo(() => document.activeElement, [opened])
  const waiting = useRef(0)
  useEffect(() => {
    window.clearTimeout(waiting.current)
    return () => {
      if (!opened || !(opener instanceof HTMLElement)) return
      waiting.current = window.setTimeout(() => {
        if (document.activeElement === document.body) opener.focus({ preventScroll: true })
      })
    }
  }, [opened, opener])
}

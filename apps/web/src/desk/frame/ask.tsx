import { Modal, Stack } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { HeldOpen } from './held-open.ts'
import { isFocusLost, returnTo } from './kept-focus.ts'

interface AskProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Keeps the dialog open during the call. `inside`: what sends is in it, and tells by `useHeldOpen`. */
  pending: boolean | 'inside'
  /** An element with `data-autofocus` gets the focus first. */
  children: ReactNode
}

export function Ask({ title, opened, onClose, pending, children }: AskProps) {
  useFocusReturn(opened)
  const { isHeld, hold } = useHolds()
  const isSending = isHeld || pending === true
  return (
    <Modal
      title={title}
      opened={opened}
      // The scroll lock inserts a style sheet, and the browser restyles the whole page before the dialog shows.
      lockScroll={false}
      onClose={() => isSending || onClose()}
      closeButtonProps={{ 'aria-label': desk.close, disabled: isSending }}
    >
      <HeldOpen value={hold}>
        <Stack gap="md">{children}</Stack>
      </HeldOpen>
    </Modal>
  )
}

/** Counts the parts that send. */
function useHolds() {
  const [holds, setHolds] = useState(0)
  const hold = useCallback(() => {
    setHolds((count) => count + 1)
    return () => setHolds((count) => count - 1)
  }, [])
  return { isHeld: holds > 0, hold }
}

/** Gives the focus back also if the dialog is removed while open or its opener is gone, which Mantine does not. */
function useFocusReturn(opened: boolean) {
  // oxlint-disable-next-line react/exhaustive-deps
  const giveBack = useMemo(() => returnTo(document.activeElement), [opened])
  const waiting = useRef(0)
  useEffect(() => {
    window.clearTimeout(waiting.current)
    return () => {
      if (!opened) return
      waiting.current = window.setTimeout(() => {
        if (isFocusLost()) giveBack()
      })
    }
  }, [opened, giveBack])
}

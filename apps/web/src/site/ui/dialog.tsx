import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { bringToFront } from './front-dialog.ts'
import { uncoverFocus } from './uncover-focus.ts'

interface DialogProps {
  title: string
  onClose: () => void
  /** Name of the close button. */
  closeLabel: string
  /** Gets the focus back. */
  opener: HTMLElement
  /** An element with `data-autofocus` gets the focus first. */
  children: ReactNode
  /** Fixed below the scrolling body. */
  foot?: ReactNode
}

export function Dialog({ title, onClose, closeLabel, opener, children, foot }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useFront(dialog, opener)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // A stray click outside must not discard typed input.
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers close a dialog at the second Escape without asking.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}

function useFront(ref: RefObject<HTMLDialogElement | null>, opener: HTMLElement) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const leave = bringToFront(dialog)
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      leave()
      // Not every browser focuses a button on click.
      opener.focus({ preventScroll: true })
      // After the line has moved from the dialog back to the page. A toast comes later, and looks itself.
      queueMicrotask(() => uncoverFocus())
    }
  }, [ref, opener])
}

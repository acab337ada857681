import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { bringToFront } from './front-dialog.ts'

interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Name of the button that closes it. */
  closeLabel: string
  /** The element that had the focus before. Left out, the browser's own memory counts. */
  opener?: HTMLElement
  /** The element with `data-autofocus` gets the focus first. */
  children: ReactNode
  /** Stays in sight under what scrolls. */
  foot?: ReactNode
}

/** A dialog in front of the page until it is answered or closed. */
export function Dialog({ opened, ...props }: DialogProps) {
  return opened ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'opened'>) {
  const { title, onClose, closeLabel, opener, children, foot } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useFront(dialog, opener)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      // One stray click beside a form must not throw away what was typed.
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser lets nobody be held: a second Escape closes without asking.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <CloseButton aria-label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}

function CloseButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.close} {...props}>
      <span aria-hidden="true">×</span>
    </button>
  )
}

function useFront(ref: RefObject<HTMLDialogElement | null>, opener?: HTMLElement) {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const leave = bringToFront(dialog)
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      leave()
      // Not every browser puts the focus on a button that is clicked.
      opener?.focus({ preventScroll: true })
      // Not before what stood in the dialog is back on the page.
      queueMicrotask(uncoverFocus)
    }
  }, [ref, opener])
}

/** Scrolls to the element that has the focus if something lies over it: a line or a toast that the dialog held. */
function uncoverFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return
  const { left, top, width } = focused.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top)
  if (!focused.contains(seen)) focused.scrollIntoView({ block: 'center', behavior: 'instant' })
}

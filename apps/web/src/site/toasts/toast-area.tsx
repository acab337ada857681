import { chrome } from '@northword/content/site/navigation'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type FocusEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '../ui/button-class.ts'
import { uncoverFocus } from '../ui/uncover-focus.ts'
import styles from './toast-area.module.css'
import { dismissToast, type Toast } from './toast.ts'

/**
 * Radix's defaults are the product's: label "Notification", 5000 ms, swipe of 50 px, F8 focuses it. It pauses under
 * pointer or focus, and is announced.
 */
export function ToastArea({ toast }: { toast: Toast }) {
  const { id, open, tone, offers, duration } = toast
  const { viewport, noteOrigin, giveBack } = useFocusOrigin()
  const close = () => {
    dismissToast(id)
    giveBack()
  }
  return (
    <Provider>
      <Root
        key={id}
        ref={uncoverFromToast}
        open={open}
        onOpenChange={(stays) => !stays && close()}
        onEscapeKeyDown={(event) => {
          if (!viewport.current?.contains(document.activeElement)) return
          // The dialog behind must not handle the key.
          event.preventDefault()
          close()
        }}
        className={styles.toast}
        data-tone={tone ?? 'plain'}
        data-offers={offers}
        {...(duration === undefined ? {} : { duration })}
      >
        <Content toast={toast} />
      </Root>
      <Viewport ref={viewport} className={styles.viewport} onFocus={noteOrigin} />
    </Provider>
  )
}

/** A toast that comes, also back from a dialog, does not stay in front of what has the focus. */
const uncoverFromToast = (toast: HTMLElement | null) => {
  if (toast) uncoverFocus(toast)
}

function Content({ toast: { title, description, action } }: { toast: Toast }) {
  return (
    <>
      <div>
        {title && <Title className={styles.title}>{title}</Title>}
        <Description>{description}</Description>
      </div>
      {action && (
        <Action altText={action.label} asChild>
          <Link to={action.to} className={buttonClass({ size: 'small' })}>
            {action.label}
          </Link>
        </Action>
      )}
      <Close className={styles.close} aria-label={chrome.toast.close}>
        <span aria-hidden="true">×</span>
      </Close>
    </>
  )
}

/** Returns the focus to its element before the toast when a focused toast closes. */
function useFocusOrigin() {
  const viewport = useRef<HTMLOListElement>(null)
  const origin = useRef<EventTarget | null>(null)
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      origin.current = relatedTarget
  }
  const giveBack = () => {
    const hasFocus = viewport.current?.contains(document.activeElement)
    if (hasFocus && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true })
  }
  return { viewport, noteOrigin, giveBack }
}

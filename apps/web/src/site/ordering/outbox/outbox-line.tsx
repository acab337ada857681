import { outbox } from '@northword/content/orders/outbox'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { inTime } from '../../parts/in-time.ts'
import { Button } from '../../ui/button.tsx'
import { frontDialog, subscribeToFront } from '../../ui/front-dialog.ts'
import styles from './outbox-line.module.css'
import { countWaiting, isAnyWaiting, subscribeToOutbox } from './outbox-watch.ts'

const nothing = () => 0 as const

/**
 * Counts the reader's unsent orders, with a send button, inside of an open dialog. While mounted, all unsent orders
 * are sent as soon as possible, whoever wrote them.
 */
export function OutboxLine() {
  const dialog = useSyncExternalStore<HTMLElement | null | 0>(subscribeToFront, frontDialog, nothing)
  return dialog ? createPortal(<WaitingOrders />, dialog) : <WaitingOrders />
}

function WaitingOrders() {
  const { waiting, sending, reason, sendNow } = useWaitingOrders()
  return (
    <div className={waiting > 0 ? styles.line : undefined}>
      {/* Always in the DOM, so that new text is announced. */}
      <p role="status">
        {waiting > 0 && outbox.waiting(waiting)}
        {reason && `. ${reason}`}
      </p>
      {waiting > 0 && (
        <Button size="small" onClick={({ currentTarget }) => void sendNow(currentTarget)}>
          {sending ? outbox.sending : outbox.retry}
        </Button>
      )}
    </div>
  )
}

function useWaitingOrders() {
  const waiting = useSyncExternalStore(subscribeToOutbox, countWaiting, nothing)
  const isToBeSent = useSyncExternalStore<boolean | 0>(subscribeToOutbox, isAnyWaiting, nothing)
  /** Why orders stay, by their number after the visitor's last press. Null: they are being sent. */
  const [reasons, setReasons] = useState<Record<number, string> | null>({})

  useEffect(() => {
    if (isToBeSent) void loadSender().then((sender) => sender?.startOutboxSender())
  }, [isToBeSent])

  const sendNow = async (button: HTMLElement) => {
    setReasons(null)
    const sender = await inTime(loadSender()).catch(() => null)
    const said = await sender?.sendNow(button)
    setReasons({ [countWaiting()]: said || outbox.stillOffline })
  }

  return { waiting, sending: !reasons, reason: waiting > 0 && reasons?.[waiting], sendNow }
}

/** Null if the chunk cannot be fetched, for example offline. */
const loadSender = () => import('./outbox-sender.ts').catch(() => null)

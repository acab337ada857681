import { outbox } from '@northword/content/orders/outbox'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { inTime } from '../../parts/in-time.ts'
import { Button } from '../../ui/button.tsx'
import { frontDialog, subscribeToFront } from '../../ui/front-dialog.ts'
import styles from './outbox-line.module.css'
import { countWaiting, isAnyWaiting, subscribeToOutbox } from './outbox-watch.ts'

const nothing = () => 0
const nobody = () => null
const never = () => false

/**
 * Counts the reader's unsent orders, with a send button, inside of an open dialog. While mounted, all unsent orders
 * are sent as soon as possible, whoever wrote them.
 */
export function OutboxLine() {
  const dialog = useSyncExternalStore(subscribeToFront, frontDialog, nobody)
  return dialog ? createPortal(<WaitingOrders />, dialog) : <WaitingOrders />
}

function WaitingOrders() {
  const { waiting, sending, stillOffline, sendNow } = useWaitingOrders()
  return (
    <div className={waiting > 0 ? styles.line : undefined}>
      {/* Always in the DOM, so that new text is announced. */}
      <p role="status">
        {waiting > 0 && outbox.waiting(waiting)}
        {stillOffline && `. ${outbox.stillOffline}`}
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
  const isToBeSent = useSyncExternalStore(subscribeToOutbox, isAnyWaiting, never)
  const [sending, setSending] = useState(false)
  /** Orders still unsent after the visitor's last press; 0 before. */
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (isToBeSent) void loadSender().then((sender) => sender?.startOutboxSender())
  }, [isToBeSent])

  const sendNow = async (button: HTMLElement) => {
    setSending(true)
    const sender = await inTime(loadSender()).catch(() => null)
    await sender?.sendNow(button)
    setSending(false)
    setLeft(countWaiting())
  }

  return { waiting, sending, stillOffline: waiting > 0 && left === waiting, sendNow }
}

/** Null if the chunk cannot be fetched, for example offline. */
const loadSender = () => import('./outbox-sender.ts').catch(() => null)

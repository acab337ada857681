import { outbox } from '@northword/content/outbox'
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
 * A line that is shown while orders of the reader wait on this device, with a button that sends them now. It stands in
 * the dialog that is open, if any. While it is on the page, waiting orders are sent as soon as possible,
 * whoever wrote them.
 */
export function OutboxLine() {
  const dialog = useSyncExternalStore(subscribeToFront, frontDialog, nobody)
  return dialog ? createPortal(<WaitingOrders />, dialog) : <WaitingOrders />
}

function WaitingOrders() {
  const { waiting, sending, stillOffline, sendNow } = useWaitingOrders()
  return (
    <div className={waiting > 0 ? styles.line : undefined}>
      {/* Always there, so that its text is announced when it comes. */}
      <p role="status">
        {waiting > 0 && outbox.waiting(waiting)}
        {stillOffline && `. ${outbox.stillOffline}`}
      </p>
      {waiting > 0 && (
        <Button size="small" disabled={sending} onClick={() => void sendNow()}>
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
  /** How many orders were still waiting after the visitor last tried; 0 before that. */
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (isToBeSent) void loadSender().then((sender) => sender?.startOutboxSender())
  }, [isToBeSent])

  const sendNow = async () => {
    setSending(true)
    const sender = await inTime(loadSender()).catch(() => null)
    await sender?.sendOutbox()
    setSending(false)
    setLeft(countWaiting())
  }

  return { waiting, sending, stillOffline: waiting > 0 && left === waiting, sendNow }
}

/** The sender's code; null where it cannot be fetched, for example offline. */
const loadSender = () => import('./outbox-sender.ts').catch(() => null)

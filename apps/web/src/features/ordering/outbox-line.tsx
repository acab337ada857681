import { outbox } from '@northword/content/outbox'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PartBoundary } from '../../parts/part-boundary.tsx'
import { usePart } from '../../parts/use-part.ts'
import { Button } from '../../ui/button.tsx'
import styles from './outbox-line.module.css'
import { countRefused, countWaiting, subscribeToOutbox } from './outbox-watch.ts'

const loadRefusedOrders = () => import('./refused-orders.tsx')
const nothing = () => 0

/**
 * One line as long as orders wait on this device, with a button that sends them now; under it those that
 * a server has refused. While it is on the page, waiting orders are sent as soon as that is possible.
 */
export function OutboxLine() {
  const refused = useSyncExternalStore(subscribeToOutbox, countRefused, nothing)
  const part = usePart(loadRefusedOrders, refused)
  return (
    <>
      <WaitingOrders />
      {refused > 0 && part && (
        <PartBoundary>
          <part.RefusedOrders />
        </PartBoundary>
      )}
    </>
  )
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
  const [sending, setSending] = useState(false)
  /** How many orders were left when the visitor last tried; 0 before that. */
  const [left, setLeft] = useState(0)

  useEffect(() => {
    if (waiting > 0) void loadSender().then((sender) => sender?.startOutboxSender())
  }, [waiting])

  const sendNow = async () => {
    setSending(true)
    const sender = await loadSender()
    await sender?.sendOutbox()
    setSending(false)
    setLeft(countWaiting())
  }

  return { waiting, sending, stillOffline: waiting > 0 && left === waiting, sendNow }
}

/** The sender's code; null while it cannot be fetched, as on a page that went offline. */
const loadSender = () => import('./outbox-sender.ts').catch(() => null)

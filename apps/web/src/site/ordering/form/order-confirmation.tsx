import type { Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { orderMessages } from '@northword/contract/messages'
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { formatMoment } from '../../ui/date-format.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { useSessionHint } from '../../session/session-store.ts'
import { acknowledgedOrder, subscribeToAcknowledged } from '../outbox/acknowledged-orders.ts'
import type { Confirmation } from '../sending/send-order.ts'
import styles from './order-confirmation.module.css'

interface OrderConfirmationProps {
  service: Service
  confirmation: Confirmation
  /** One level below the heading before it. */
  headingLevel: 'h3' | 'h4'
  onDone: () => void
}

/** The lasting confirmation of an order: its number, what happens next and by when. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { service, confirmation, headingLevel: Heading, onDone } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const nextId = useId()
  const user = useSessionHint()
  const latest = useLatest(confirmation)
  const { words, steps } = tell(latest, service)
  useLayoutEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.confirmation}>
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {words.heading}
      </Heading>
      <p className={styles.number}>
        {ordering.confirmation.numberLabel} <strong>{numberOf(latest)}</strong>
      </p>
      {latest.kind === 'unreachable' && <p>{ordering.unsentConfirmation.text}</p>}
      {latest.kind === 'acknowledged' && latest.earlier && <p>{orderMessages.earlierReceived}</p>}
      <p id={nextId} className={styles.next}>
        {ordering.confirmation.nextHeading}
      </p>
      <ol className={styles.steps} aria-labelledby={nextId}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {!user && (
        <p className={styles.account}>
          {orderMessages.createAccount} <SiteLink to="/signup">{ordering.buttons.signUp}</SiteLink>
        </p>
      )}
      <Button onClick={onDone}>{ordering.buttons.done}</Button>
    </div>
  )
}

const numberOf = (confirmation: Confirmation) =>
  confirmation.kind === 'acknowledged' ? confirmation.order.number : confirmation.order.reference

/** An order that waits on the device may be sent while its confirmation is still on the screen. */
function useLatest(confirmation: Confirmation): Confirmation {
  const key = confirmation.kind === 'unreachable' ? confirmation.order.idempotencyKey : ''
  const sent = useSyncExternalStore(subscribeToAcknowledged, () => acknowledgedOrder(key))
  return sent ? { kind: 'acknowledged', order: sent, earlier: false } : confirmation
}

function tell(confirmation: Confirmation, service: Service) {
  const facts = { email: confirmation.order.email, turnaround: service.turnaround.label }
  if (confirmation.kind === 'unreachable') {
    return { words: ordering.unsentConfirmation, steps: ordering.unsentConfirmation.steps(facts) }
  }
  const contactBy = formatMoment(confirmation.order.contactBy)
  return { words: ordering.confirmation, steps: ordering.confirmation.steps({ ...facts, contactBy }) }
}

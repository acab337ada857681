import type { Service } from '@northword/content/studio/catalogue'
import { company } from '@northword/content/studio/company'
import { promisedTime } from '@northword/content/studio/promised-time'
import { ordering } from '@northword/content/orders/ordering'
import { orderMessages } from '@northword/contract/messages'
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { acknowledgedOrder, subscribeToAcknowledged } from '../outbox/acknowledged-orders.ts'
import { subscribeToOutbox, waitsHere } from '../outbox/outbox-watch.ts'
import type { Confirmation } from '../sending/send-order.ts'
import { Receipt } from './receipt.tsx'

interface OrderConfirmationProps {
  service: Service
  confirmation: Confirmation
  /** One level below the heading before it. */
  headingLevel: 'h2' | 'h3' | 'h4'
  /** Links onward, if they are not elsewhere. */
  children?: ReactNode
}

/** Replaces the form after an order. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { service, confirmation, headingLevel, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const latest = useLatest(confirmation)
  const timeZone = useTimeZone()
  const note = noteOn(latest)
  useLayoutEffect(() => begin(heading.current), [])

  return (
    <Receipt
      {...tell(latest, service, timeZone)}
      headingLevel={headingLevel}
      ref={heading}
      actions={children}
    >
      {note && <p>{note}</p>}
    </Receipt>
  )
}

/** Focuses the heading; on a page also scrolls it to the top, so that the links onward are in view. */
function begin(heading: HTMLHeadingElement | null) {
  heading?.focus()
  if (!heading?.closest('dialog')) heading?.scrollIntoView({ block: 'start' })
}

/** Closes the confirmation on another page than the form's own. */
export function DoneButton({ onClick }: { onClick: () => void }) {
  return <Button onClick={onClick}>{ordering.buttons.done}</Button>
}

/** `gone`: the order no longer waits on the device, and no tab has told its number. */
type Latest = Confirmation | (Omit<Extract<Confirmation, { kind: 'unreachable' }>, 'kind'> & { kind: 'gone' })

/** An unsent order may be sent by any tab while its confirmation is on screen. */
function useLatest(confirmation: Confirmation): Latest {
  const key = confirmation.kind === 'unreachable' ? confirmation.order.idempotencyKey : ''
  const sent = useSyncExternalStore(subscribeToAcknowledged, () => acknowledgedOrder(key))
  const waits = useSyncExternalStore(subscribeToOutbox, () => waitsHere(key))
  if (sent) return { kind: 'acknowledged', order: sent, earlier: false }
  return confirmation.kind === 'unreachable' && !waits ? { ...confirmation, kind: 'gone' } : confirmation
}

function tell(confirmation: Latest, { name, priceCents, turnaround }: Service, timeZone: string) {
  const { email } = confirmation.order
  const facts = { email, turnaround: turnaround.label }
  if (confirmation.kind !== 'acknowledged') {
    const { steps } = ordering.unsentConfirmation
    const { heading } = ordering[confirmation.kind === 'gone' ? 'goneConfirmation' : 'unsentConfirmation']
    const { quotedPriceCents = priceCents } = confirmation.order
    return { heading, name, priceCents: quotedPriceCents, steps: steps(facts) }
  }
  const { heading, steps } = ordering.confirmation
  const { number, contactBy, ...sold } = confirmation.order
  const contact = promisedTime(new Date(contactBy), timeZone, company.timeZone)
  return {
    heading,
    number,
    name: sold.name,
    priceCents: sold.priceCents,
    steps: steps({ ...facts, contactBy: contact }),
  }
}

function noteOn(confirmation: Latest): string | undefined {
  if (confirmation.kind === 'unreachable') return ordering.unsentConfirmation.text
  if (confirmation.kind === 'gone') return ordering.goneConfirmation.text(confirmation.order.email)
  return confirmation.earlier ? orderMessages.earlierReceived : undefined
}

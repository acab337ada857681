import { ordering } from '@northword/content/orders/ordering'
import { formatPrice } from '@northword/contract/money/format-price'
import { orderMessages } from '@northword/contract/messages'
import { type ReactNode, type Ref, useId } from 'react'
import { useSessionHint } from '../../session/session-store.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import styles from './order-confirmation.module.css'

interface ReceiptProps {
  heading: string
  headingLevel: 'h1' | 'h2' | 'h3' | 'h4'
  ref?: Ref<HTMLHeadingElement>
  /** Absent before the server has given it one. */
  number?: string
  name: string
  priceCents: number
  steps: readonly string[]
  /** Further notes on this order. */
  children?: ReactNode
  /** Links onward, if they are not elsewhere. */
  actions?: ReactNode
}

export function Receipt(props: ReceiptProps) {
  const { heading, headingLevel: Heading, ref, number, name, priceCents, steps, children, actions } = props
  const nextId = useId()
  const user = useSessionHint()
  return (
    <div className={styles.confirmation}>
      <Heading ref={ref} tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      {number && (
        <p className={styles.number}>
          {ordering.confirmation.numberLabel} <strong>{number}</strong>
        </p>
      )}
      <p>{ordering.confirmation.bought(name, formatPrice(priceCents))}</p>
      {children}
      <p id={nextId} className={styles.next}>
        {ordering.confirmation.nextHeading}
      </p>
      <ol className={styles.steps} aria-labelledby={nextId}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {actions}
      {!user && (
        <p className={styles.account}>
          {orderMessages.createAccount} <SiteLink to="/signup">{ordering.buttons.signUp}</SiteLink>
        </p>
      )}
    </div>
  )
}

import type { Service } from '@northword/content/studio/catalogue'
import { ordering } from '@northword/content/orders/ordering'
import type { UnsentOrder } from '@northword/contract/device/on-device'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { Failure } from '../../plain-form/failure.tsx'
import { Problems } from '../../plain-form/problems.tsx'
import { useSessionHint } from '../../session/session-store.ts'
import { OrderFields } from './order-fields.tsx'
import styles from './order-form.module.css'
import type { useOrderForm } from './use-order-form.ts'

interface OrderFormProps {
  service: Service
  order: ReturnType<typeof useOrderForm>
  /** Buttons beside the send button. */
  children: ReactNode
}

/** Shared by dialog, service card and order page. */
export function OrderForm({ service, order, children }: OrderFormProps) {
  const { form, start, sending } = order
  // A reset form shows nothing of an earlier post.
  const fields = start.key === 0 ? order : { ...order, typed: {} }
  return (
    <form {...form} className={styles.form} aria-label={ordering.dialog.title(service.name)}>
      <Problems form={order} />
      <OrderSummary service={service} priceCents={order.priceCents} />
      <Beginning restored={start.restored} />
      <OrderFields key={start.key} form={fields} values={start.values} />
      <Failure form={order} />
      <p className={styles.statement}>
        {ordering.statement} {ordering.freeToSend}
      </p>
      <div className={styles.buttons}>
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? ordering.buttons.sending : ordering.buttons.submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Of the dialog and the card, which a link on another page opens. */
export interface OpenedFormProps {
  service: Service
  found: UnsentOrder | null
  /** The link that opened it. */
  opener: HTMLElement
  /** Called after a cancel, and after the confirmation. */
  onClose: () => void
}

interface CancellableFormProps extends Omit<OrderFormProps, 'children'> {
  onCancel: () => void
}

/** The form on another page than its own. Closing does not cancel an order that is being sent. */
export function CancellableForm({ service, order, onCancel }: CancellableFormProps) {
  const { close, cancel } = ordering.buttons
  return (
    <>
      <NotOpen />
      <OrderForm service={service} order={order}>
        <Button onClick={onCancel}>{order.isUnderWay ? close : cancel}</Button>
      </OrderForm>
    </>
  )
}

/**
 * The line on top of a page whose studio is not open yet, above a form that covers it: before somebody fills in what
 * would be refused. Not for prerendering.
 */
function NotOpen() {
  const line = document.getElementById('not-open')?.textContent
  return line && <p>{line}</p>
}

function OrderSummary({ service, priceCents }: { service: Service; priceCents: number }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{ordering.summary.price}</dt>
        <dd>
          <Price cents={priceCents} />
        </dd>
      </div>
      <div>
        <dt>{ordering.summary.turnaround}</dt>
        <dd>{service.turnaround.label}</dd>
      </div>
    </dl>
  )
}

/** The reason why fields are prefilled. */
function Beginning({ restored }: { restored: boolean }) {
  const user = useSessionHint()
  const [filledInFor] = useState(user?.id)
  const isFilledIn = user !== null && user.id === filledInFor
  const reason = restored ? ordering.draft.restored : isFilledIn && ordering.prefilled
  return reason ? <p className={styles.beginning}>{reason}</p> : null
}

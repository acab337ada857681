import type { Service } from '@northword/content/catalogue'
import { ordering } from '@northword/content/ordering'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSessionHint } from '../session/session-store.ts'
import { OrderFields } from './order-fields.tsx'
import styles from './order-form.module.css'
import { OrderSummary } from './order-summary.tsx'
import type { useOrderForm } from './use-order-form.ts'

interface OrderFormProps {
  service: Service
  order: ReturnType<typeof useOrderForm>
  onCancel: () => void
}

/** The form itself, the same in the dialog and on a service card. */
export function OrderForm({ service, order, onCancel }: OrderFormProps) {
  const { form, submit, sending, failure } = order
  const failed = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label={ordering.dialog.title(service.name)}
    >
      <OrderSummary service={service} />
      <Beginning restored={order.restored} />
      <OrderFields form={form} />
      {failure && (
        <p className={styles.failure} role="alert" tabIndex={-1} ref={failed}>
          {failure}
        </p>
      )}
      <p className={styles.statement}>
        {ordering.statement} {ordering.freeToSend}
      </p>
      <div className={styles.buttons}>
        <Button tone="primary" type="submit" disabled={sending}>
          {sending ? ordering.buttons.sending : ordering.buttons.submit}
        </Button>
        <Button disabled={sending} onClick={onCancel}>
          {ordering.buttons.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Why fields of a form that somebody has just opened are not empty. */
function Beginning({ restored }: { restored: boolean }) {
  const user = useSessionHint()
  const [filledInFor] = useState(user?.id)
  const isFilledIn = user !== null && user.id === filledInFor
  const reason = restored ? ordering.draft.restored : isFilledIn && ordering.prefilled
  return reason ? <p className={styles.beginning}>{reason}</p> : null
}
